; Capture names are those of Neovim. No node has two names here, so that it does not matter whether the first or the last pattern
; wins: editors differ in that.

; Words
["HloModule" "ENTRY" "ROOT"] @keyword
(table_title) @keyword
(opcode) @function.builtin
(attribute_name) @property

; Names of modules and computations
(module_header . (name) @module)
(computation . (name) @function)
(signature (name) @variable.parameter)

; Names of instructions, where they are made and where they are used
(instruction . (name) @variable . "=")
(instruction ["(" ","] . (comment)* . (name) @variable)
(instruction ["(" ","] . (comment)* . (shape) . (comment)* . (name) @variable)
(nested_instruction ["(" ","] . (comment)* . (name) @variable)
(nested_instruction ["(" ","] . (comment)* . (shape) . (comment)* . (name) @variable)

; Names and words as values of attributes
((attribute_name) @property . (name) @function
  (#any-of? @property
    "to_apply=" "calls=" "condition=" "body=" "select=" "scatter=" "comparator=" "called_computation=" "true_computation="
    "false_computation="))
((attribute_name) . (name) @boolean
  (#any-of? @boolean "true" "false"))
((attribute_name) @property . (name) @constant
  (#not-any-of? @constant "true" "false")
  (#not-any-of? @property
    "to_apply=" "calls=" "condition=" "body=" "select=" "scatter=" "comparator=" "called_computation=" "true_computation="
    "false_computation="))
((attribute_name) @property . (shape) . (name) @constant
  (#eq? @property "literal="))

; Values
(shape) @type
(number) @number
(dims) @number
(iota) @number
(tuple_index) @number
(literal) @constant
(string) @string
(raw_braces) @string.special
(comment) @comment

; Punctuation
["(" ")" "{" "}"] @punctuation.bracket
["," "="] @punctuation.delimiter
"->" @operator
(dots) @punctuation.special
(elided_operands) @punctuation.special

; What the grammar cannot read
(unclosed) @error
(stray) @error
