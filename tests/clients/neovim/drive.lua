-- Neovim as the client, driven as a user would: open, look, edit away and back, hover, navigate, fix, save.
--   HLO_PROGRAM=... HLO_CLIENT=... HLO_PARSER=... nvim --headless -i NONE -n -u init.lua -l drive.lua FILE VALUE
-- FILE is a copy that may be written, VALUE an operand in it that lives in host memory and whose name only the entry computation
-- holds. What is right is asked of the program's own command line at every step.
local file, value = arg[1], arg[2]
local program = vim.env.HLO_PROGRAM
local kPatience = 20000
local passed, failed = 0, 0

local function check(what, ok, detail)
  io.write((ok and 'ok    ' or 'FAIL  ') .. what .. ((not ok and detail) and (': ' .. detail) or '') .. '\n')
  if ok then passed = passed + 1 else failed = failed + 1 end
  return ok
end

local function wait(condition) return (vim.wait(kPatience, condition, 20)) end

local function text_of(buffer) return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n') .. '\n' end

local function written(text)
  local path = vim.fn.tempname() .. '.hlo'
  local out = assert(io.open(path, 'wb'))
  out:write(text)
  out:close()
  return path
end

local function run(...) return vim.system({ program, ... }, { text = false }):wait() end

-- Neovim counts bytes in a line, the protocol UTF-16 units; the modules of this run are ASCII.
local function signature(severity, code, line, from, to_line, to)
  return table.concat({ severity, code, line, from, to_line, to }, ' ')
end

-- The kind of the cheapest fix of an output's leak.
local function cheapest_fix(text, output)
  for line in run('check', '--format', 'json', written(text)).stdout:gmatch('[^\n]+') do
    for _, d in ipairs(vim.json.decode(line).diagnostics) do
      if d.code == 'E1200' and d.data.output == output then return d.data.fixes[1] end
    end
  end
end

local function shown(buffer)
  local all = {}
  for _, d in ipairs(vim.diagnostic.get(buffer)) do
    table.insert(all, signature(d.severity, d.code, d.lnum, d.col, d.end_lnum, d.end_col))
  end
  table.sort(all)
  return table.concat(all, '\n')
end

-- The diagnostics that the command line gives for a text.
local function expected(text)
  local all = {}
  local answer = run('check', '--format', 'json', written(text))
  for line in answer.stdout:gmatch('[^\n]+') do
    for _, d in ipairs(vim.json.decode(line).diagnostics) do
      local from, to = d.range.start, d.range['end']
      table.insert(all, signature(d.severity, d.code, from.line, from.character, to.line, to.character))
    end
  end
  table.sort(all)
  return table.concat(all, '\n')
end

local function shows_what_is_expected(buffer)
  local want = expected(text_of(buffer))
  local same = wait(function() return shown(buffer) == want end)
  return same, ('shown\n%s\nexpected\n%s'):format(shown(buffer), want)
end

local function first_e1200(buffer)
  local found = vim.tbl_filter(function(d) return d.code == 'E1200' end, vim.diagnostic.get(buffer))
  table.sort(found, function(a, b) return a.user_data.lsp.data.output < b.user_data.lsp.data.output end)
  return found[1]
end

local function request(client, buffer, method, params)
  params = params or vim.lsp.util.make_position_params(0, client.offset_encoding)
  local answers = vim.lsp.buf_request_sync(buffer, method, params, kPatience) or {}
  local answer = answers[client.id] or {}
  if answer.err then error(method .. ': ' .. vim.inspect(answer.err)) end
  return answer.result
end

local function put_cursor(line, column) vim.api.nvim_win_set_cursor(0, { line + 1, column }) end

-- The first place where `name` stands as an operand: line and column from 0.
local function place_of_operand(buffer, name)
  for index, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    local at = line:find('[(,] ?' .. vim.pesc(name) .. '%f[^%w._-]')
    if at then return index - 1, line:find(name, at, true) - 1 end
  end
  error('no operand ' .. name)
end

local function line_of_definition(buffer, name)
  for index, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    if line:find('^%s+R?O?O?T?%s*' .. vim.pesc(name) .. ' = ') then return index - 1 end
  end
  error('no definition of ' .. name)
end

local function occurrences(buffer, name)
  local count, from = 0, 1
  local text = text_of(buffer)
  while true do
    local at, last = text:find(vim.pesc(name) .. '%f[^%w._-]', from)
    if not at then return count end
    count, from = count + 1, last
  end
end

local function check_filetypes()
  local function type_of(name, first)
    return vim.filetype.match({ filename = name, contents = { first or '' } })
  end
  for _, name in ipairs({ 'a.hlo', 'a.hlo.txt', 'module_0001.jit_f.before_optimizations.txt', 'm.cpu_after_optimizations.txt',
    'module_0001.jit_f.0003.simplify.after_dce.before_cse.txt' }) do
    check('the name ' .. name .. ' is HLO', type_of(name) == 'hlo', vim.inspect(type_of(name)))
  end
  -- Contents are asked of the buffer, so these are opened; they lie beside the file, where one server serves them all.
  for want, first in pairs({ text = 'a letter\n', hlo = 'HloModule m\n' }) do
    local path = vim.fs.dirname(file) .. '/' .. want .. '.txt'
    assert(vim.uv.fs_copyfile(written(first), path))
    vim.cmd.edit(path)
    check('a .txt is ' .. want .. ' by its first line', vim.bo.filetype == want, vim.bo.filetype)
    vim.cmd.bwipeout()
  end
end

local function check_attached(buffer)
  check('the file is HLO', vim.bo[buffer].filetype == 'hlo', vim.bo[buffer].filetype)
  local initialized = wait(function()
    local clients = vim.lsp.get_clients({ bufnr = buffer, name = 'hlo' })
    return clients[1] ~= nil and clients[1].initialized
  end)
  if not check('the server is attached', initialized) then error('no server') end
  if vim.lsp.enable then vim.lsp.enable('hlo') end
  vim.cmd('doautocmd FileType hlo')
  local clients = vim.lsp.get_clients({ name = 'hlo' })
  check('there is one server, also when it is enabled twice', #clients == 1, tostring(#clients))
  if vim.fn.has('nvim-0.11') == 1 then
    local info = clients[1].server_info
    check('it says who it is', info.name == 'hlo-lsp' and run('--version').stdout:find(info.version, 1, true) ~= nil, vim.inspect(info))
  end
  return clients[1]
end

local function check_diagnostic(buffer)
  check('the diagnostics are those of the command line', shows_what_is_expected(buffer))
  local d = first_e1200(buffer)
  if not check('E1200 is there', d ~= nil) then error('no E1200') end
  check('its source is the compiler', d.source == 'xla', d.source)
  check('its message is the compiler\'s', d.message:find('CompileTimeHostOffloadOutputLocationMismatch', 1, true) ~= nil, d.message)
  local lsp = d.user_data.lsp
  local related = lsp.relatedInformation or {}
  local here = vim.tbl_filter(function(r) return r.location.uri == vim.uri_from_bufnr(buffer) end, related)
  check('the path of the tensor lies in this file', #related >= 3 and #here == #related, vim.inspect(related))
  check('the path ends at the output', related[#related].message:find('returned as output', 1, true) ~= nil, vim.inspect(related[#related]))
  return d
end

-- Published diagnostics carry the version they were made for; pulled ones need none.
local function check_versions(buffer)
  local pulled = vim.lsp.get_clients({ bufnr = buffer })[1].server_capabilities.diagnosticProvider ~= nil
  local versions = vim.tbl_filter(function(v) return v == vim.NIL or type(v) ~= 'number' end, Published)
  check('every published diagnostic has a version', #versions == 0 and (pulled or #Published > 0), vim.inspect(Published))
end

-- Away: the output may live in host memory. Back: undone.
local function check_edit_away_and_back(buffer, d)
  local output = d.user_data.lsp.relatedInformation
  local leaf = output[#output].location.range['end']
  local line = vim.api.nvim_buf_get_lines(buffer, leaf.line, leaf.line + 1, false)[1]
  local at = line:sub(1, leaf.character):match('.*()}') - 1
  local space = line:sub(at, at):find('[%d}]') and not line:sub(1, at):match('{[^{}]*$'):find(':') and ':S(5)' or 'S(5)'
  local before = text_of(buffer)
  vim.api.nvim_buf_set_text(buffer, leaf.line, at, leaf.line, at, { space })
  local gone = wait(function()
    local left = first_e1200(buffer)
    return not left or left.user_data.lsp.data.output ~= d.user_data.lsp.data.output
  end)
  check('an edit that cures it takes it away', gone)
  check('and leaves what is still right', shows_what_is_expected(buffer))
  vim.cmd('silent undo')
  check('undo brings the text back', text_of(buffer) == before)
  check('and the diagnostics with it', shows_what_is_expected(buffer))
end

-- A line typed key by key, broken most of the time, and removed again.
local function check_typing(buffer)
  local before = text_of(buffer)
  local line = line_of_definition(buffer, value)
  put_cursor(line, 0)
  local keys = vim.api.nvim_replace_termcodes('o%typed.1 = f32[] add(' .. value .. ', %missing<Esc>', true, false, true)
  vim.api.nvim_feedkeys(keys, 'xt', false)
  check('while a line is half typed the rest is reported as before', shows_what_is_expected(buffer))
  vim.cmd('silent undo')
  check('and nothing of it stays', text_of(buffer) == before and shows_what_is_expected(buffer))
end

local function check_hover(client, buffer)
  put_cursor(place_of_operand(buffer, value))
  local hover = request(client, buffer, 'textDocument/hover')
  local said = hover and hover.contents.value or ''
  check('hover names the value', said:find(value:gsub('^%%', ''), 1, true) ~= nil, said)
  check('hover tells where it lives', said:lower():find('host memory', 1, true) ~= nil, said)
  check('hover tells the path', said:lower():find('memory path', 1, true) ~= nil, said)
end

-- The command, with the list and the window that a user sees.
local function check_memory_path(buffer)
  local window = vim.api.nvim_get_current_win()
  put_cursor(place_of_operand(buffer, value))
  vim.cmd('HloMemoryPath')
  local filled = wait(function() return vim.fn.getloclist(window, { size = 0 }).size > 0 end)
  local list = vim.fn.getloclist(window, { items = 0, title = 0 })
  check('the memory path is listed', filled and #list.items >= 2, vim.inspect(list))
  check('its title names the value', list.title:find(value:gsub('^%%', ''), 1, true) ~= nil, list.title)
  local elsewhere = vim.tbl_filter(function(item) return item.bufnr ~= buffer or item.lnum < 1 end, list.items)
  check('every step is a place in the file', #elsewhere == 0, vim.inspect(elsewhere))
  vim.cmd.lclose()
  vim.api.nvim_set_current_win(window)
end

-- Settings reach the server: on the CPU there is no offload pass, so nothing leaks.
local function check_settings(client, buffer)
  local function change(settings)
    client.settings = settings
    local notify = vim.fn.has('nvim-0.11') == 1 and function(...) client:notify(...) end or client.notify
    notify('workspace/didChangeConfiguration', { settings = settings })
  end
  change({ hlo = { backend = 'cpu' } })
  check('with the back end set to cpu nothing leaks', wait(function() return first_e1200(buffer) == nil end))
  change({ hlo = { backend = 'auto' } })
  check('set back, the diagnostics are back', shows_what_is_expected(buffer))
end

local function check_navigation(client, buffer)
  local line, column = place_of_operand(buffer, value)
  local defined = line_of_definition(buffer, value)
  put_cursor(line, column)
  vim.lsp.buf.definition()
  local there = wait(function() return vim.api.nvim_win_get_cursor(0)[1] - 1 == defined end)
  check('go to definition goes there', there, vim.inspect(vim.api.nvim_win_get_cursor(0)))

  local params = vim.lsp.util.make_position_params(0, client.offset_encoding)
  params.context = { includeDeclaration = true }
  local references = request(client, buffer, 'textDocument/references', params) or {}
  local uses = occurrences(buffer, value)
  check('references finds every use', #references == uses, ('%d of %d'):format(#references, uses))

  local symbols = request(client, buffer, 'textDocument/documentSymbol', { textDocument = params.textDocument }) or {}
  local text = text_of(buffer)
  local _, computations = text:gsub('\n[^\n]*%->[^\n]*{%f[\n]', '')
  local names = {}
  local function collect(list)
    for _, symbol in ipairs(list) do
      names[symbol.name:gsub('^%%', '')] = true
      collect(symbol.children or {})
    end
  end
  collect(symbols)
  check('the outline holds the entry computation', names[text:match('ENTRY %%?([%w._-]+)')] == true, vim.inspect(names))
  check('the outline holds every computation', vim.tbl_count(names) >= computations, vim.inspect(names))
end

-- The command a user types, with `apply` taking the action that is left by the filter.
local function apply_action(d, only, filter)
  put_cursor(d.lnum, d.col)
  vim.lsp.buf.code_action({ apply = true, filter = filter, context = { only = only, diagnostics = { d.user_data.lsp } } })
end

local function check_quick_fixes(buffer)
  for round = 1, 10 do
    local d = first_e1200(buffer)
    if not d then break end
    local output, text = d.user_data.lsp.data.output, text_of(buffer)
    local want = run('fix', '--kind', cheapest_fix(text, output), '--output', output, written(text)).stdout
    apply_action(d, { 'quickfix' }, function(action) return action.isPreferred end)
    local same = wait(function() return text_of(buffer) == want end)
    check(('quick fix %d, for output %s, gives what `hlo-lsp fix` gives'):format(round, output), same)
    if not same then return end
    check('and the diagnostics follow', shows_what_is_expected(buffer))
  end
  check('no E1200 is left', first_e1200(buffer) == nil)
end

local function check_saved(buffer)
  vim.cmd('silent write')
  local saved = assert(io.open(file, 'rb')):read('a')
  check('the saved file is the buffer', saved == text_of(buffer))
  local answer = run('check', '--color', 'never', file)
  check('the saved file checks without an error', answer.code == 0, answer.stdout)
end

-- The column and the capture that a comment of grammar/test/highlight asks for in the line above it.
local function mark_of(line)
  local begin, capture = line:match('^%s*()// <%- (%S+)$')
  if begin then return begin - 1, capture end
  local caret, under = line:match('^%s*//%s*()%^ (%S+)$')
  if caret then return caret - 1, under end
end

-- What the generator's own runner checks of the colours, where the last pattern wins.
local function check_marked_colours(file)
  local buffer = vim.api.nvim_create_buf(false, true)
  local lines = vim.fn.readfile(file)
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, lines)
  vim.treesitter.start(buffer, 'hlo')
  vim.treesitter.get_parser(buffer, 'hlo'):parse(true)
  local row, marks, wrong = 0, 0, {}
  for number, line in ipairs(lines) do
    local column, capture = mark_of(line)
    if not column then
      row = number - 1
    else
      local captured = vim.treesitter.get_captures_at_pos(buffer, row, column)
      marks = marks + 1
      if captured[#captured] == nil or captured[#captured].capture ~= capture then
        table.insert(wrong, number .. ': ' .. capture .. ', not ' .. vim.inspect(captured))
      end
    end
  end
  check('the colours of ' .. vim.fs.basename(file), marks > 40 and #wrong == 0, table.concat(wrong, '\n'))
end

local function check_colours(buffer)
  check('colours are on', vim.treesitter.highlighter.active[buffer] ~= nil)
  local tree = vim.treesitter.get_parser(buffer, 'hlo'):parse(true)[1]
  local captured = vim.treesitter.get_captures_at_pos(buffer, 0, 0)
  check('the module keyword is coloured', captured[1] ~= nil and captured[1].capture == 'keyword', vim.inspect(captured))
  for _, query in ipairs({ 'folds', 'indents', 'injections', 'locals' }) do
    check('the query of ' .. query .. ' is taken', vim.treesitter.query.get('hlo', query) ~= nil)
  end
  check('the syntax tree has no error', not tree:root():has_error())
end

local function check_end(client)
  local started = vim.tbl_count(vim.lsp.get_clients())
  check('one server served it all', started == 1, tostring(started))
  if vim.fn.has('nvim-0.11') == 1 then client:stop() else client.stop() end
  local stopped = wait(function() return vim.lsp.get_client_by_id(client.id) == nil end)
  check('the server ends when it is told to', stopped)
end

local function main()
  Published = {}
  local publish = vim.lsp.handlers['textDocument/publishDiagnostics']
  vim.lsp.handlers['textDocument/publishDiagnostics'] = function(err, result, ...)
    table.insert(Published, result.version or vim.NIL)
    return publish(err, result, ...)
  end

  check_filetypes()
  vim.cmd.edit(vim.fn.fnameescape(file))
  local buffer = vim.api.nvim_get_current_buf()
  local client = check_attached(buffer)
  local d = check_diagnostic(buffer)
  check_colours(buffer)
  for _, name in ipairs({ 'module.hlo', 'values.hlo' }) do
    check_marked_colours(vim.env.HLO_CLIENT .. '/../grammar/test/highlight/' .. name)
  end
  check_edit_away_and_back(buffer, d)
  check_typing(buffer)
  check_hover(client, buffer)
  check_memory_path(buffer)
  check_settings(client, buffer)
  check_navigation(client, buffer)
  check_quick_fixes(buffer)
  check_versions(buffer)
  check_saved(buffer)
  check_end(client)
end

local ok, problem = xpcall(main, debug.traceback)
if not ok then check('no error in the run', false, problem) end
io.write(('%d passed, %d failed, 0 skipped\n'):format(passed, failed))
os.exit(failed == 0 and 0 or 1)
