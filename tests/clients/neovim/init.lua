-- What a user writes to use the client: its folder on the runtime path, nothing else. HLO_CLIENT names the folder, HLO_PARSER the
-- one whose parser/ holds the grammar.
vim.opt.runtimepath:prepend({ vim.env.HLO_CLIENT, vim.env.HLO_PARSER })
vim.cmd('filetype plugin on')
