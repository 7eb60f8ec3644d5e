// Checks every message of a recording against the schema of the protocol, in both directions.
//   node check-log.mjs [--server-only] SCHEMA LOG...
// SCHEMA is what gen-schema.mjs wrote, LOG what record.mjs wrote. `hlo/...` and `$/...` are in own-methods.schema.json. Unknown
// methods and properties are errors, and so are a request without exactly one answer where the client shut the server down, and a
// server that does not know a method a real client asks for, since clients ask only for what was advertised. With --server-only the
// client may say what it likes: only what the server says is checked.
// Prints what is wrong and counts the messages of all recordings; exit status 1 when something is.
import Ajv from 'ajv';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const kMethodNotFound = -32601;
const { values: option, positionals } = parseArgs({ options: { 'server-only': { type: 'boolean' } }, allowPositionals: true });
const [schemaFile, ...logs] = positionals;

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const protocol = read(schemaFile);
const own = read(new URL('own-methods.schema.json', import.meta.url));
const ajv = new Ajv({ strict: false, allErrors: true }).addSchema(protocol, 'lsp').addSchema(own, 'own');
const known = new Set([...protocol.methods, ...own.methods]);

function validatorOf(title) {
  const path = encodeURIComponent(title.replaceAll('~', '~0').replaceAll('/', '~1'));
  return ajv.getSchema(`own#/definitions/${path}`) ?? ajv.getSchema(`lsp#/definitions/${path}`);
}

class Recording {
  passed = 0;
  failed = 0;
  isOrderly = false; // a client that went away without a word waits for no answers
  waiting = { '->': new Map(), '<-': new Map() }; // requests without an answer yet, by who asked

  constructor(file) {
    this.file = file;
  }

  complain(from, what, value) {
    this.failed += 1;
    const shown = value === undefined ? '' : `\n    ${JSON.stringify(value).slice(0, 400)}`;
    console.error(`${this.file}: ${from} ${what}${shown}`);
  }

  check(from, title, value) {
    const valid = validatorOf(title);
    if (!valid && value !== undefined && value !== null) return this.complain(from, `${title}: none are known`, value);
    if (!valid || valid(value)) {
      this.passed += 1;
      return;
    }
    const errors = valid.errors.slice(0, 4).map((e) => `${e.instancePath || '/'} ${e.message} ${JSON.stringify(e.params)}`);
    this.complain(from, `${title}: ${errors.join('; ')}`, value);
  }

  // A request or a notification.
  message(from, { id, method, params }) {
    if (id !== undefined) this.waiting[from].set(id, method);
    if (from === '->' && method === 'shutdown') this.isOrderly = true;
    if (option['server-only'] && from === '->') return;
    if (known.has(method)) return this.check(from, `${method} params`, params);
    // What begins so may be ignored, and clients have some of their own.
    if (method.startsWith('$/') && id === undefined) return;
    this.complain(from, `${method} is no method`, params);
  }

  answer(from, { id, result, error }) {
    const asked = this.waiting[from === '->' ? '<-' : '->'];
    // A request that could not be read is answered without its id.
    if (id === null && error && option['server-only']) return this.error(from, 'unreadable', error);
    if (!asked.has(id)) return this.complain(from, `an answer to ${JSON.stringify(id)}, which nobody waits for`, result ?? error);
    const method = asked.get(id);
    asked.delete(id);
    if (error !== undefined) return this.error(from, method, error);
    if (result === undefined) return this.complain(from, `${method}: an answer without result and error`);
    if (!option['server-only'] || from === '<-') this.check(from, `${method} result`, result);
  }

  error(from, method, error) {
    const wellFormed = Number.isInteger(error.code) && typeof error.message === 'string' && error.message !== '';
    if (!wellFormed) return this.complain(from, `${method}: a malformed error`, error);
    const notAdvertised = from === '<-' && error.code === kMethodNotFound && !option['server-only'];
    if (notAdvertised) return this.complain(from, `${method}: asked by a client, and the server does not know it`, error);
    this.passed += 1;
  }

  line(line) {
    const from = line.slice(0, 2);
    if (from === '--') return;
    const message = JSON.parse(line.slice(3));
    if (option['server-only'] && from === '->' && message.jsonrpc !== '2.0') return;
    if (message.jsonrpc !== '2.0') return this.complain(from, 'not a message of JSON-RPC 2.0', message);
    if (message.method !== undefined) return this.message(from, message);
    this.answer(from, message);
  }

  end() {
    // A client of its own manners may go without reading, or say one word and no more.
    if (option['server-only']) return;
    const unanswered = this.isOrderly ? this.waiting['->'] : [];
    for (const [id, method] of unanswered) this.complain('<-', `${method} (${JSON.stringify(id)}) was never answered`);
    if (this.passed + this.failed === 0) this.complain('--', 'nothing was recorded');
  }
}

let passed = 0;
let failed = 0;
for (const log of logs) {
  const recording = new Recording(log);
  for (const line of readFileSync(log, 'utf8').split('\n').filter(Boolean)) recording.line(line);
  recording.end();
  passed += recording.passed;
  failed += recording.failed;
}
console.log(`${passed} passed, ${failed} failed, 0 skipped`);
process.exitCode = failed > 0 || logs.length === 0 ? 1 : 0;
