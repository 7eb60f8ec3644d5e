[
  (computation)
  (body)
] @indent

"}" @outdent
