// The entry of HLO files in the language status: what the server is doing, with its log a click away.

import * as vscode from 'vscode';
import { commandIds } from './commands.ts';
import type { Context, ServerState } from './context.ts';

export function activate(context: Context): void {
  const item = vscode.languages.createLanguageStatusItem('hlo.server', { language: 'hlo' });
  item.name = 'HLO server';
  context.own(item, context.onStateChange((state) => show(item, state)));
}

function show(item: vscode.LanguageStatusItem, state: ServerState): void {
  item.busy = state.kind === 'starting';
  item.severity = vscode.LanguageStatusSeverity.Information;
  item.command = { command: commandIds.showLog, title: 'Show Log' };
  switch (state.kind) {
    case 'starting':
      item.text = 'HLO server';
      item.detail = 'starting';
      return;
    case 'running':
      item.text = `${state.name} ${state.version}`.trim();
      item.detail = 'running';
      return;
    case 'stopped':
      item.text = 'HLO server';
      item.detail = 'stopped';
      item.severity = vscode.LanguageStatusSeverity.Warning;
      item.command = { command: commandIds.restartServer, title: 'Start' };
      return;
    case 'failed':
      item.text = 'HLO server';
      item.detail = state.reason;
      item.severity = vscode.LanguageStatusSeverity.Error;
      return;
  }
}
