; Words
["HloModule" "ENTRY" "ROOT"] @keyword
(table_title) @keyword

; Names. Later patterns win.
(name) @variable
(module_header (name) @module)
(computation (name) @function)
(signature (name) @variable.parameter)
(opcode) @function.builtin
(attribute_name) @property

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

(unclosed) @error
(stray) @error
