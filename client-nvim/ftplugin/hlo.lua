vim.bo.commentstring = '// %s'
vim.opt_local.iskeyword:append({ '.', '-' })
vim.api.nvim_buf_create_user_command(0, 'HloMemoryPath', function() require('hlo_lsp').memory_path() end, {
  desc = 'How the value under the cursor gets through memory',
})
vim.b.undo_ftplugin = 'setlocal commentstring< iskeyword< | delcommand -buffer HloMemoryPath | lua pcall(vim.treesitter.stop)'

-- Colours, where the parser is installed (docs/editors/neovim.md); where it is not, an error or nothing comes back.
local found, parser = pcall(vim.treesitter.get_parser, 0, 'hlo')
if found and parser then vim.treesitter.start() end
