import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findServer, type Surroundings } from '../../src/server-path.ts';

const programs =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

function find(given: Partial<Surroundings>) {
  return findServer({ setting: '', bundled: '/extension/server/hlo-lsp', searchPath: '/usr/bin', isProgram: () => true, ...given });
}

test('the setting comes before the program in the extension', () => {
  assert.deepEqual(find({ setting: ' /opt/hlo-lsp ' }), { path: '/opt/hlo-lsp', from: 'setting' });
});

test('a setting that is no program is told and replaced by nothing', () => {
  const found = find({ setting: '/opt/gone', isProgram: programs('/extension/server/hlo-lsp') });
  assert.deepEqual(found, { problem: 'hlo.server.path is no program: /opt/gone' });
});

test('the program in the extension comes before PATH', () => {
  assert.deepEqual(find({}), { path: '/extension/server/hlo-lsp', from: 'extension' });
});

test('without a program in the extension the first one in PATH is taken', () => {
  const isProgram = programs('/b/hlo-lsp', '/c/hlo-lsp');
  assert.deepEqual(find({ searchPath: '/a:/b/:/c', isProgram }), { path: '/b/hlo-lsp', from: 'PATH' });
});

test('relative and empty entries of PATH are passed over', () => {
  const isProgram = (path: string) => !path.startsWith('/extension');
  assert.deepEqual(find({ searchPath: '::.:bin:/c', isProgram }), { path: '/c/hlo-lsp', from: 'PATH' });
});

test('no program anywhere is a problem that names the setting', () => {
  const found = find({ isProgram: () => false });
  assert.ok('problem' in found && found.problem.includes('hlo.server.path'));
});
