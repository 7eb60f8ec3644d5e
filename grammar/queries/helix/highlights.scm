; ../highlights.scm in the words of Helix, pattern by pattern.

; Words
["HloModule" "ENTRY" "ROOT"] @keyword
(table_title) @keyword
(opcode) @function.builtin
(attribute_name) @variable.other.member

; Names of modules and computations
(module_header . (name) @namespace)
(computation . (name) @function)
(signature (name) @variable.parameter)

; Names of instructions, where they are made and where they are used
(instruction . (name) @variable . "=")
(instruction ["(" ","] . (comment)* . (name) @variable)
(instruction ["(" ","] . (comment)* . (shape) . (comment)* . (name) @variable)
(nested_instruction ["(" ","] . (comment)* . (name) @variable)
(nested_instruction ["(" ","] . (comment)* . (shape) . (comment)* . (name) @variable)

; Names and words as values of attributes
((attribute_name) @variable.other.member . (name) @function
  (#any-of? @variable.other.member
    "to_apply=" "calls=" "condition=" "body=" "select=" "scatter=" "comparator=" "called_computation=" "true_computation="
    "false_computation="))
((attribute_name) . (name) @constant.builtin.boolean
  (#any-of? @constant.builtin.boolean "true" "false"))
((attribute_name) @variable.other.member . (name) @constant
  (#not-any-of? @constant "true" "false")
  (#not-any-of? @variable.other.member
    "to_apply=" "calls=" "condition=" "body=" "select=" "scatter=" "comparator=" "called_computation=" "true_computation="
    "false_computation="))
((attribute_name) @variable.other.member . (shape) . (name) @constant
  (#eq? @variable.other.member "literal="))

; Values
(shape) @type
(number) @constant.numeric
(dims) @constant.numeric
(iota) @constant.numeric
(tuple_index) @constant.numeric
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
