// The checker finds what it is there for.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const schema = process.env.HLO_LSP_SCHEMA;
const scratch = mkdtempSync(join(tmpdir(), 'check-log-'));
after(() => rmSync(scratch, { recursive: true }));

const hoverAt = (position, id = 1) => [
  '->', { id, method: 'textDocument/hover', params: { textDocument: { uri: 'file:///a.hlo' }, position } },
];
const asked = hoverAt({ line: 0, character: 0 });

function check(messages, ...options) {
  const log = join(scratch, 'log');
  writeFileSync(log, messages.map(([from, message]) => `${from} ${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join(''));
  const script = fileURLToPath(new URL('check-log.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, ...options, schema, log], { encoding: 'utf8' });
  return { status, stderr };
}

function finds(complaint, messages, ...options) {
  const { status, stderr } = check(messages, ...options);
  assert.equal(status, 1, stderr);
  assert.match(stderr, complaint);
}

test('what keeps to the protocol passes', () => {
  const answer = ['<-', { id: 1, result: { contents: { kind: 'markdown', value: 'x' } } }];
  assert.deepEqual(check([asked, answer]), { status: 0, stderr: '' });
});

test('a misspelt property is found', () => {
  finds(/rang/, [asked, ['<-', { id: 1, result: { contents: 'x', rang: 1 } }]]);
});

test('a position below zero is found, whoever says it', () => {
  finds(/must be >= 0/, [hoverAt({ line: 0, character: -1 }), ['<-', { id: 1, result: null }]]);
  const range = { start: { line: -1, character: 0 }, end: { line: 0, character: 0 } };
  finds(/must be >= 0/, [asked, ['<-', { id: 1, result: { contents: 'x', range } }]], '--server-only');
});

test('a request has exactly one answer', () => {
  const shutdown = [['->', { id: 2, method: 'shutdown' }], ['<-', { id: 2, result: null }]];
  finds(/hover .* was never answered/, [asked, ...shutdown]);
  const answer = ['<-', { id: 1, result: null }];
  finds(/nobody waits for/, [asked, answer, answer]);
});

test('an answer to what nobody asked is found', () => {
  finds(/nobody waits for/, [['<-', { id: 7, result: null }]]);
});

test('an unknown method is found', () => {
  finds(/hlo\/nothing is no method/, [['<-', { method: 'hlo/nothing', params: {} }]]);
});

test('a client that asks for what the server does not know was told something untrue', () => {
  const error = { code: -32601, message: 'unknown method' };
  finds(/does not know it/, [asked, ['<-', { id: 1, error }]]);
  assert.equal(check([asked, ['<-', { id: 1, error }]], '--server-only').status, 0);
});

test('an error without a message is found', () => {
  finds(/malformed error/, [asked, ['<-', { id: 1, error: { code: -32803 } }]]);
});

test('output that is no message is found', () => {
  finds(/not a message/, [asked, ['<-', { id: 1, result: null }], ['<-', { jsonrpc: undefined, unframed: 'printed' }]]);
});

test('an empty recording is no proof', () => {
  finds(/nothing was recorded/, []);
});
