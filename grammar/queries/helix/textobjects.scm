; `mif` and `maf` take a computation, `mia` an operand or a parameter, `mac` a comment.
(computation "{" . (_)* @function.inside "}") @function.around
(body "{" . (_)* @function.inside "}") @function.around

(signature (name) @parameter.inside)
(instruction ["(" ","] . (comment)* . (name) @parameter.inside)

(comment) @comment.inside
(comment)+ @comment.around
