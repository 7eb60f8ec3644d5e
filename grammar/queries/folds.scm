(computation) @fold
(body) @fold
(braces) @fold
(raw_braces) @fold
(literal) @fold
