-- Starts the server for HLO files. `vim.g.hlo_lsp` may hold settings and a command, or be false to leave starting to the user.
if vim.g.loaded_hlo_lsp or vim.g.hlo_lsp == false then return end
vim.g.loaded_hlo_lsp = true

local of_the_user = type(vim.g.hlo_lsp) == 'table' and vim.g.hlo_lsp or {}

if vim.lsp.enable then
  vim.lsp.config('hlo', of_the_user)
  vim.lsp.enable('hlo')
  return
end

-- 0.10 has neither lsp/ folders nor vim.lsp.enable.
local config = dofile(vim.api.nvim_get_runtime_file('lsp/hlo.lua', false)[1])
config = vim.tbl_deep_extend('force', { name = 'hlo' }, config, of_the_user)

-- Left to itself, 0.10 starts one server more for every file without a root.
local function is_the_same(client, wanted)
  return client.name == wanted.name and client.config.root_dir == wanted.root_dir
end

vim.api.nvim_create_autocmd('FileType', {
  pattern = config.filetypes,
  group = vim.api.nvim_create_augroup('hlo_lsp', {}),
  callback = function(event)
    local root = vim.fs.root(event.buf, config.root_markers)
    vim.lsp.start(vim.tbl_extend('error', config, { root_dir = root }), { bufnr = event.buf, reuse_client = is_the_same })
  end,
})
