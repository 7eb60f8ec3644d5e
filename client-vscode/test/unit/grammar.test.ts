// The syntax colours, through the engine that VS Code itself uses.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import oniguruma from 'vscode-oniguruma';
import textmate from 'vscode-textmate';

const grammarFile = fileURLToPath(new URL('../../syntaxes/hlo.tmLanguage.json', import.meta.url));
const wasm = readFileSync(createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm'));
await oniguruma.loadWASM(wasm);
const registry = new textmate.Registry({
  onigLib: Promise.resolve({
    createOnigScanner: (patterns: string[]) => new oniguruma.OnigScanner(patterns),
    createOnigString: (text: string) => new oniguruma.OnigString(text),
  }),
  loadGrammar: async () => textmate.parseRawGrammar(readFileSync(grammarFile, 'utf8'), grammarFile),
});
const grammar = await registry.loadGrammar('source.hlo');
assert.ok(grammar);

// The innermost scope of every occurrence of `word` in the line.
function scopesOf(line: string, word: string): (string | undefined)[] {
  const { tokens } = grammar!.tokenizeLine(line, textmate.INITIAL);
  return tokens.filter((token) => line.slice(token.startIndex, token.endIndex) === word).map((token) => token.scopes.at(-1));
}

function checkScopes(line: string, expected: Record<string, string>): void {
  for (const [word, scope] of Object.entries(expected)) {
    const found = scopesOf(line, word);
    assert.ok(found.length > 0, `no token \`${word}\` in: ${line}`);
    for (const each of found) assert.equal(each, `${scope}.hlo`, `\`${word}\` in: ${line}`);
  }
}

test('a module header', () => {
  checkScopes('HloModule jit_step, is_scheduled=true, entry_computation_layout={(f32[2]{0:T(128)S(5)})->s32[]}', {
    HloModule: 'keyword.control.module',
    jit_step: 'entity.name.namespace',
    is_scheduled: 'entity.other.attribute-name',
    true: 'constant.language',
    f32: 'storage.type.element',
    S: 'keyword.other.memory-space',
    T: 'storage.modifier.layout',
    '->': 'keyword.operator.arrow',
    s32: 'storage.type.element',
  });
});

test('heads of computations', () => {
  checkScopes('ENTRY %main.4 (Arg_0.1: f32[2]) -> f32[2] {', { ENTRY: 'keyword.control.entry', '%main.4': 'entity.name.function' });
  checkScopes('%region_0.3 (a: f32[]) -> f32[] {', { '%region_0.3': 'entity.name.function' });
  checkScopes('region_0.3 {', { 'region_0.3': 'entity.name.function' });
});

test('an instruction', () => {
  checkScopes('  ROOT %add.3 = f8e4m3fn[2,<=4]{1,0} add-dependency(%a.1, b), dimensions={0}, metadata={op_name="jit(f)/add"} // end', {
    ROOT: 'keyword.control.root',
    '%add.3': 'entity.name.variable',
    '=': 'keyword.operator.assignment',
    f8e4m3fn: 'storage.type.element',
    '<=': 'keyword.operator.dynamic',
    'add-dependency': 'support.function.opcode',
    '%a.1': 'variable.other',
    dimensions: 'entity.other.attribute-name',
    metadata: 'entity.other.attribute-name',
    op_name: 'entity.other.attribute-name',
    'jit(f)/add': 'string.quoted.double',
  });
});

test('what moves a value stands out', () => {
  checkScopes('  m = f32[2] custom-call(x), custom_call_target="MoveToHost"', { '"MoveToHost"': 'keyword.other.move' });
});

test('comments, strings and numbers', () => {
  checkScopes('  c = (s32[], /*index=1*/f32[]) constant(-1.5e-7) // f32[2]', {
    'index=1': 'comment.block',
    '-1.5e-7': 'constant.numeric',
    '// f32[2]': 'comment.line.double-slash',
  });
});

test('a name with a digit or a dash is no number and no opcode', () => {
  assert.deepEqual(scopesOf('  %x.1 = f32[] negate(%while-body.7)', '7'), []);
  checkScopes('  %x.1 = f32[] negate(%while-body.7)', { '%while-body.7': 'variable.other' });
});

test('no state leaks from one line of a real module into the next', () => {
  const file = fileURLToPath(new URL('../../../docs/examples/e1200.hlo', import.meta.url));
  let state = textmate.INITIAL;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    state = grammar!.tokenizeLine(line, state).ruleStack;
    assert.equal(state.depth, 1, line);
  }
});
