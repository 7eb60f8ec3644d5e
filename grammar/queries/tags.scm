; Modules and computations, and where computations are called. Instructions are no tags: a module has thousands of them.
(module_header . (name) @name) @definition.module

(computation . (name) @name) @definition.function

; The word that calls stands for the call, as no other captures may stand here.
((attribute_name) @reference.call . (name) @name
  (#any-of? @reference.call
    "to_apply=" "calls=" "condition=" "body=" "select=" "scatter=" "comparator=" "called_computation=" "true_computation="
    "false_computation="))
