#!/usr/bin/env node
// Stands between any client and a server on standard input and output, and writes down every message that passes.
//   node record.mjs LOG SERVER ARGUMENTS...
// One message a line: `-> JSON` from the client, `<- JSON` from the server. Bytes pass unchanged whatever is made of them here.
import { spawn } from 'node:child_process';
import { openSync, writeSync } from 'node:fs';

const [logFile, command, ...args] = process.argv.slice(2);
const log = openSync(logFile, 'a');
const server = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });

function record(from, to, mark) {
  let rest = Buffer.alloc(0);
  from.on('data', (chunk) => {
    to.write(chunk);
    rest = Buffer.concat([rest, chunk]);
    for (let end; (end = rest.indexOf('\r\n\r\n')) >= 0; ) {
      const size = Number(/content-length: *(\d+)/i.exec(rest.toString('latin1', 0, end))?.[1]);
      const next = end + 4 + size;
      if (!(rest.length >= next)) break;
      write(mark, rest.toString('utf8', end + 4, next));
      rest = rest.subarray(next);
    }
  });
  from.on('end', () => {
    if (rest.length > 0) writeSync(log, `${mark} ${JSON.stringify({ unframed: rest.toString('utf8').slice(0, 500) })}\n`);
    to.end();
  });
}

function write(mark, body) {
  let line;
  try {
    line = JSON.stringify(JSON.parse(body));
  } catch {
    line = JSON.stringify({ unreadable: body.slice(0, 500) });
  }
  writeSync(log, `${mark} ${line}\n`);
}

record(process.stdin, server.stdin, '->');
record(server.stdout, process.stdout, '<-');
server.stdin.on('error', () => {});
process.stdout.on('error', () => {});
server.on('error', (error) => {
  console.error(String(error));
  process.exit(127);
});
server.on('close', (code, signal) => {
  writeSync(log, `-- exit ${signal ?? code}\n`);
  process.exit(signal ? 1 : code);
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
