-- The server, in the form that Neovim 0.11 reads for `vim.lsp.enable('hlo')`; plugin/hlo.lua reads it for 0.10.
return {
  cmd = { 'hlo-lsp' },
  filetypes = { 'hlo' },
  root_markers = { '.git' },
  workspace_required = false,
}
