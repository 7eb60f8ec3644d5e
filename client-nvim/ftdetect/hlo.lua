-- HLO text by its names, the dumps that XLA writes among them, and any .txt that begins with a module.
local function when_it_holds_a_module(_, buffer)
  local first = vim.api.nvim_buf_get_lines(buffer, 0, 1, false)[1] or ''
  if first:find('^HloModule%f[%W]') then return 'hlo' end
end

vim.filetype.add({
  extension = { hlo = 'hlo' },
  pattern = {
    ['.*%.hlo%.txt'] = 'hlo',
    ['.*_optimizations%.txt'] = 'hlo',
    ['.*%.before_.*%.txt'] = 'hlo',
    ['.*%.after_.*%.txt'] = 'hlo',
    ['.*%.txt'] = when_it_holds_a_module,
  },
})
