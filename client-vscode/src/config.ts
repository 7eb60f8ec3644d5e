// The only reader of settings. What the server needs it asks for itself, by `workspace/configuration`; here is what the client needs.

import * as vscode from 'vscode';

const section = 'hlo';

export function serverPath(): string {
  return vscode.workspace.getConfiguration(section).get('server.path', '');
}

export function onServerPathChange(then: () => void): vscode.Disposable {
  return vscode.workspace.onDidChangeConfiguration((change) => {
    if (change.affectsConfiguration(`${section}.server.path`)) then();
  });
}
