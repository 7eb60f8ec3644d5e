; Computations, and values that may take several lines.
[
  (computation)
  (body)
  (module_header)
  (signature)
  (braces)
  (raw_braces)
  (literal)
  (parens)
  (brackets)
  (comment)
] @fold
