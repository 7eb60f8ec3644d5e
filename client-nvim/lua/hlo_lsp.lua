-- What the server knows beyond the protocol.
local M = {}

local function line_of(step)
  return ('%s  %s'):format(step.name, step.message)
end

local function show(path, client)
  if not path then return vim.notify('HLO: no value stands here') end
  if #path.steps == 0 then return vim.notify(('HLO: %s: %s'):format(path.name, path.placement)) end
  local items = {}
  for _, step in ipairs(path.steps) do
    local item = vim.lsp.util.locations_to_items({ step.location }, client.offset_encoding)[1]
    item.text = line_of(step)
    table.insert(items, item)
  end
  local title = ('%s: %s; %s'):format(path.name, path.placement, path.ending)
  vim.fn.setloclist(0, {}, ' ', { title = title, items = items })
  vim.cmd.lopen()
end

-- The way of the value under the cursor through memory, step by step, in the location list.
function M.memory_path()
  local client = vim.lsp.get_clients({ bufnr = 0, name = 'hlo' })[1]
  if not client then return vim.notify('HLO: the server is not running', vim.log.levels.WARN) end
  local params = vim.lsp.util.make_position_params(0, client.offset_encoding)
  vim.lsp.buf_request(0, 'hlo/memoryPath', params, function(problem, path)
    if problem then return vim.notify('HLO: ' .. problem.message, vim.log.levels.ERROR) end
    show(path ~= vim.NIL and path or nil, client)
  end)
end

return M
