// VS Code as the client, driven as a user would: the packaged extension with the program inside is installed, a module is opened,
// looked at, repaired and saved. Then the same with another module and the program that a setting names, which records what is said.
//   node drive.mjs --code-server DIR --node NODE --chromium PROGRAM --vsix FILE --program HLO_LSP --recorder PROGRAM --recordings DIR
//     --example FILE --module FILE --out DIR
// What is right is asked of the program's own command line. Pictures are left in OUT/shots.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Editor, until } from './editor.mjs';

const names = ['code-server', 'node', 'chromium', 'vsix', 'program', 'recorder', 'recordings', 'example', 'module', 'out'];
const { values: option } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) });
rmSync(option.out, { recursive: true, force: true });
const folder = join(option.out, 'work');
mkdirSync(folder, { recursive: true });
copyFileSync(option.example, join(folder, 'e1200.hlo'));
copyFileSync(option.module, join(folder, 'input.hlo'));

let passed = 0;
const began = Date.now();
async function step(name, action) {
  current = name;
  await action();
  passed += 1;
  console.log(`ok    ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}
let current = 'start';

const run = (...args) => spawnSync(option.program, args, { encoding: 'utf8' });

function leaksOf(file) {
  const modules = run('check', '--format', 'json', file).stdout.split('\n').filter(Boolean).map((line) => JSON.parse(line));
  const leaks = modules.flatMap((module) => module.diagnostics).filter(({ code }) => code === 'E1200');
  return leaks.sort((a, b) => a.data.output.localeCompare(b.data.output));
}

function fixed(text, { fixes, output }) {
  const scratch = join(option.out, 'fixed.hlo');
  writeFileSync(scratch, text);
  return run('fix', '--kind', fixes[0], '--output', output, scratch).stdout;
}

const editor = new Editor({
  codeServer: option['code-server'], node: option.node, chromium: option.chromium, folder, out: option.out,
});

// Where a diagnostic stands: its line's text, its word, and the place from 1.
function placeOf(file, { range: { start, end } }) {
  const line = readFileSync(file, 'utf8').split('\n')[start.line];
  // The first operand; a tuple's shape stands in parentheses as well, but names nothing.
  const [, operand] = /\(?[(,] ?(%[\w.-]+)/.exec(line.slice(line.indexOf(' = ')));
  const word = line.slice(start.character, end.character);
  return { line: start.line + 1, column: start.character + 1, words: line.slice(0, 60).trim(), word, operand };
}

async function checkProblems(leak, { words, word }, picture) {
  await editor.command('Problems: Focus on Problems View');
  const rows = editor.page.locator('.markers-panel .monaco-list-row');
  // The compiler's message names the start, and no other of this file names the same.
  const start = /\(starting from [^)]*\)/.exec(leak.message)[0];
  const filter = editor.page.locator('.viewpane-filter input').first();
  await filter.fill(start);
  await rows.filter({ hasText: start }).first().waitFor();
  const related = leak.relatedInformation;
  const chain = rows.filter({ hasText: related[0].message }).first();
  await chain.waitFor();
  // The list holds only the rows that are visible, and says of each how many are beside it.
  assert.equal(Number(await chain.getAttribute('aria-setsize')), related.length, 'steps of the path');
  for (const { message: words } of related.slice(0, 3)) await rows.filter({ hasText: words }).first().waitFor();
  const { y } = await editor.boxOf(words, word);
  if (picture) await editor.shot(picture, y - 128);
  await filter.fill('');
  await editor.command('View: Hide Panel');
}

async function checkHover({ words, word }) {
  const said = await editor.hover(words, word, /memory path/i);
  assert.ok(said.includes(word.replace(/^%/, '')), said);
  assert.match(said, /host memory/i);
  assert.match(said, /CompileTimeHostOffloadOutputLocationMismatch/);
}

// Where nothing is wrong the card is the server's alone: the place for the picture.
async function checkHoverOfOperand({ words, operand }, picture) {
  assert.match(await editor.hover(words, operand, /memory path/i), /host memory/i);
  if (!picture) return;
  // The card is lower than what it says; the picture is of the path.
  const { y } = await editor.boxOf(words, operand);
  await editor.scrollHoverTo('Memory path');
  await editor.shot(picture, y - 290, y + 105);
}

async function repair(file, leak, picture) {
  const { line, column, words, word } = placeOf(file, leak);
  const titles = await editor.quickFixes(line, column);
  assert.ok(titles.length >= leak.data.fixes.length, `offered: ${titles.join(' | ')}`);
  const { y } = await editor.boxOf(words, word);
  if (picture) await editor.shot(picture, y - 128, y + 196);
  const wanted = fixed(readFileSync(file, 'utf8'), leak.data);
  await editor.choose(titles[0]);
  await editor.page.locator('.tab.dirty').waitFor();
  await editor.save();
  assert.equal(readFileSync(file, 'utf8'), wanted, 'the saved file is what `hlo-lsp fix` gives');
}

// One file from opening to saving; `pictures` are taken on the way.
async function checkFile(name, { pictures }) {
  const file = join(folder, name);
  const leaks = leaksOf(file);
  assert.ok(leaks.length > 0, `${name} has a leak`);
  const picture = (what) => (pictures ? what : undefined);
  const place = placeOf(file, leaks[0]);

  await step(`${name} opens as HLO`, async () => {
    await editor.open(name);
    await editor.page.locator('.statusbar-item', { hasText: /^HLO$/ }).waitFor();
  });
  await step(`${name}: the squiggle lies under ${place.word}`, async () => {
    await editor.goTo(place.line, place.column);
    await editor.squiggleUnder(place.words, place.word);
  });
  await step(`${name}: hover tells the error and the memory path`, () => checkHover(place));
  await step(`${name}: hover over an operand tells its memory path`, () => checkHoverOfOperand(place, picture('hover')));
  await step(`${name}: the Problems view lists the path of the tensor`, () => checkProblems(leaks[0], place, picture('problems')));
  await step(`${name}: go to definition`, () => checkDefinition(file, leaks[0]));
  for (const [index, leak] of leaks.entries()) {
    await step(`${name}: quick fix for output ${leak.data.output}, saved`, async () => {
      await repair(file, leaksOf(file)[0], index === 0 ? picture('quick-fix') : undefined);
    });
  }
  await step(`${name}: no squiggle is left`, async () => {
    await until('no squiggle', async () => (await editor.squiggles()).length === 0);
  });
  await step(`${name}: the saved file checks without an error`, () => {
    assert.equal(run('check', file).status, 0);
  });
}

// From the tensor that the report is about, where it is used, to where it is made.
async function checkDefinition(file, leak) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const { line, operand } = placeOf(file, leak);
  const defined = lines.findLastIndex((text, index) => index < line && text.replace('ROOT ', '').trim().startsWith(`${operand} = `)) + 1;
  await editor.goTo(line, lines[line - 1].lastIndexOf(`(${operand}`) + 2);
  await editor.page.keyboard.press('F12');
  await editor.page.locator('.statusbar-item', { hasText: `Ln ${defined}, ` }).waitFor();
}

const recordings = () => readdirSync(option.recordings).filter((name) => name.startsWith('vscode'));

let failed = 0;
try {
  await step('the package installs', () => editor.installExtension(option.vsix));
  await step('VS Code starts', () => editor.start());
  await checkFile('e1200.hlo', { pictures: true });
  await step('the server restarts when told to', async () => {
    await editor.command('HLO: Restart Server');
    await editor.command('HLO: Show Server Log');
    await editor.page.locator('.part.panel .view-line', { hasText: 'starting' }).nth(1).waitFor();
  });
  await step('another program in the settings takes its place at once', async () => {
    editor.setMachineSettings({ 'hlo.server.path': option.recorder });
    await until('the program of the settings runs', () => recordings().length > 0);
  });
  await checkFile('input.hlo', { pictures: false });
  await step('everything ends with the editor', async () => {
    await editor.stop();
    await until('the servers are gone', () =>
      recordings().every((name) => readFileSync(join(option.recordings, name), 'utf8').includes('\n-- exit ')),
    );
  });
} catch (error) {
  failed = 1;
  console.log(`FAIL  ${current}: ${error.stack}`);
  await editor.page?.screenshot({ path: join(option.out, 'shots/failure.png') }).catch(() => {});
  console.log(editor.log.slice(-2000));
} finally {
  await editor.stop();
}
console.log(`${passed} passed, ${failed} failed, 0 skipped`);
process.exit(failed);
