// What VS Code calls: everything that lives is owned by the context, every feature is a file with `activate(context)`.

import type { ExtensionContext } from 'vscode';
import * as commands from './commands.ts';
import { Context } from './context.ts';
import * as status from './status.ts';

let context: Context | undefined;

export async function activate(extension: ExtensionContext): Promise<void> {
  context = new Context(extension);
  status.activate(context);
  commands.activate(context);
  await context.start();
}

export async function deactivate(): Promise<void> {
  await context?.stop();
  context = undefined;
}
