// The commands of the palette.

import * as vscode from 'vscode';
import type { Context } from './context.ts';

export const commandIds = { restartServer: 'hlo.restartServer', showLog: 'hlo.showLog' } as const;

export function activate(context: Context): void {
  context.own(
    vscode.commands.registerCommand(commandIds.restartServer, () => context.restart()),
    vscode.commands.registerCommand(commandIds.showLog, () => context.log.show()),
  );
}
