// Writes a JSON schema with the parameters and the result of every message of LSP 3.18, made from the type declarations of the npm
// package vscode-languageserver-protocol.
//   node gen-schema.mjs OUT.json
// Its definitions are named `METHOD params` and `METHOD result`; `methods` lists every method, those without either included.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';
import ts from 'typescript';

const here = dirname(fileURLToPath(import.meta.url));
const entry = createRequire(import.meta.url).resolve('vscode-languageserver-protocol').replace(/\.js$/, '.d.ts');
const compilerOptions = {
  module: 'nodenext', moduleResolution: 'nodenext', target: 'es2022', strict: true, skipLibCheck: true, types: [],
};

// A message is a namespace such as HoverRequest with `method` and `type: ProtocolRequestType<P, R, ...>`.
function messages() {
  const program = ts.createProgram([entry], ts.convertCompilerOptionsFromJson(compilerOptions, here).options);
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entry)));
  return exported.map((symbol) => {
    const namespace = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const type = namespace.exports?.get('type')?.valueDeclaration?.type;
    if (!type || !ts.isTypeReferenceNode(type)) return undefined;
    const kind = /^Protocol(Request|Notification)Type(0?)$/.exec(type.typeName.getText());
    const declared = kind && namespace.exports.get('method')?.valueDeclaration;
    const method = declared && checker.getTypeAtLocation(declared).value;
    if (!method) return undefined;
    const types = [...type.typeArguments];
    const params = kind[2] ? undefined : types.shift();
    return { method, params, result: kind[1] === 'Request' ? types.shift() : undefined };
  }).filter(Boolean);
}

function namesIn(node, names) {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) names.add(node.typeName.text);
  node.forEachChild((child) => namesIn(child, names));
}

// A module with one exported type for each parameters and each result.
function typesModule(all) {
  const titles = {};
  const lines = [];
  const imported = new Set();
  for (const { method, ...parts } of all) {
    for (const [part, type] of Object.entries(parts)) {
      if (!type) continue;
      const id = `${method.replaceAll(/\W/g, '_')}_${part}`;
      titles[id] = `${method} ${part}`;
      namesIn(type, imported);
      // JSON has no void and no undefined: a void result is null on the wire.
      lines.push(`export type ${id} = ${type.getText().replaceAll(/\b(void|undefined)\b/g, 'null')};`);
    }
  }
  for (const builtin of ['Array', 'Record']) imported.delete(builtin);
  lines.unshift(`import { ${[...imported].join(', ')} } from 'vscode-languageserver-protocol';`);
  return { titles, text: lines.join('\n') };
}

const all = messages();
const { titles, text } = typesModule(all);
const scratch = mkdtempSync(join(here, 'node_modules/.schema-'));
try {
  writeFileSync(join(scratch, 'messages.ts'), text);
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['messages.ts'] }));
  const schema = createGenerator({
    path: join(scratch, 'messages.ts'), tsconfig: join(scratch, 'tsconfig.json'), type: '*', topRef: true,
    additionalProperties: false, skipTypeCheck: true,
  }).createSchema('*');
  for (const [id, title] of Object.entries(titles)) {
    if (!(id in schema.definitions)) throw new Error(`no schema came out for ${title}`);
    schema.definitions[title] = schema.definitions[id];
    delete schema.definitions[id];
  }
  schema.definitions.uinteger = { type: 'integer', minimum: 0, maximum: 2 ** 31 - 1 };
  schema.definitions.integer = { type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 };
  schema.methods = all.map(({ method }) => method).sort();
  writeFileSync(process.argv[2], JSON.stringify(schema, null, 1));
  console.log(`${all.length} messages, ${Object.keys(schema.definitions).length} definitions`);
} finally {
  rmSync(scratch, { recursive: true });
}
