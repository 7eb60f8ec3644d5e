; The names of instructions live in their computation; those of a nested body in that body alone.
(computation) @local.scope
((body) @local.scope
  (#set! local.scope-inherits false))

(instruction . (name) @local.definition . "=")

; Operands. The names behind `attribute=` belong to computations, or are words.
(instruction ["(" ","] . (comment)* . (name) @local.reference)
(instruction ["(" ","] . (comment)* . (shape) . (comment)* . (name) @local.reference)
(nested_instruction ["(" ","] . (comment)* . (name) @local.reference)
(nested_instruction ["(" ","] . (comment)* . (shape) . (comment)* . (name) @local.reference)
