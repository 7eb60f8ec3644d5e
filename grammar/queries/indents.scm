; In the words of nvim-treesitter. Values that take several lines keep their lines as they are.
[
  (computation)
  (body)
] @indent.begin

(computation "}" @indent.branch @indent.end)
(body "}" @indent.branch @indent.end)
(computation_end "}" @indent.branch)

[
  (string)
  (braces)
  (raw_braces)
  (literal)
  (comment)
  (unclosed)
] @indent.auto
