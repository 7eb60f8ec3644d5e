// Prints the tree of a file, by way of the package for Node.js.
const fs = require('node:fs');
const Parser = require('tree-sitter');
const hlo = require('tree-sitter-hlo');

if (hlo.name !== 'hlo' || hlo.nodeTypeInfo.length === 0) throw new Error('the package says nothing of its nodes');
const parser = new Parser();
parser.setLanguage(hlo);
console.log(parser.parse(fs.readFileSync(process.argv[2], 'utf8')).rootNode.toString());
