; The names of instructions live in their computation; the names of a nested body in that body.
(computation) @local.scope
(body) @local.scope

(instruction . "ROOT"? . (name) @local.definition . "=")
(instruction (opcode) (name) @local.reference)
(nested_instruction (name) @local.reference)
