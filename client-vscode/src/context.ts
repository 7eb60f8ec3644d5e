// Owns the client and everything that has to be disposed of; starts, restarts and stops the server. One server serves all folders.
// Features hear of it through `onStateChange` and never keep the client, which a restart replaces.

import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { LanguageClient, type LanguageClientOptions, State } from 'vscode-languageclient/node';
import * as config from './config.ts';
import { findServer } from './server-path.ts';

export type ServerState =
  | { kind: 'starting' }
  | { kind: 'running'; name: string; version: string }
  | { kind: 'stopped' }
  | { kind: 'failed'; reason: string };

export class Context {
  readonly log: vscode.LogOutputChannel;
  private readonly extension: vscode.ExtensionContext;
  private readonly states = new vscode.EventEmitter<ServerState>();
  readonly onStateChange = this.states.event;
  private client: LanguageClient | undefined;
  // One change of state at a time: two quick restarts make two servers one after the other, never two at once.
  private queue: Promise<void> = Promise.resolve();

  constructor(extension: vscode.ExtensionContext) {
    this.extension = extension;
    this.log = vscode.window.createOutputChannel('HLO', { log: true });
    this.own(this.log, this.states);
    this.own(config.onServerPathChange(() => void this.restart()));
  }

  own(...things: vscode.Disposable[]): void {
    this.extension.subscriptions.push(...things);
  }

  start(): Promise<void> {
    return this.inTurn(() => this.startNow());
  }

  stop(): Promise<void> {
    return this.inTurn(() => this.stopNow());
  }

  restart(): Promise<void> {
    return this.inTurn(async () => {
      await this.stopNow();
      await this.startNow();
    });
  }

  private inTurn(step: () => Promise<void>): Promise<void> {
    this.queue = this.queue.then(step);
    return this.queue;
  }

  private async startNow(): Promise<void> {
    const server = findServer({
      setting: config.serverPath(),
      bundled: this.extension.asAbsolutePath(join('server', 'hlo-lsp')),
      searchPath: process.env['PATH'] ?? '',
      isProgram,
    });
    if ('problem' in server) return this.failed(server.problem);

    this.log.info(`starting ${server.path} (${server.from})`);
    this.states.fire({ kind: 'starting' });
    const client = new LanguageClient('hlo', 'HLO', { command: server.path, args: ['serve', '--stdio'] }, this.options());
    client.onDidChangeState(({ newState }) => {
      if (newState === State.Stopped) this.states.fire({ kind: 'stopped' });
      if (newState === State.Running) this.running(client);
    });
    this.client = client;
    try {
      await client.start();
    } catch (error) {
      this.failed(`${server.path} could not be started: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private async stopNow(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    // A client that failed to start cannot be stopped, and there is nothing left of it to stop.
    await client?.dispose().catch((error: unknown) => this.log.warn(String(error)));
  }

  private options(): LanguageClientOptions {
    return {
      documentSelector: [
        { scheme: 'file', language: 'hlo' },
        { scheme: 'untitled', language: 'hlo' },
      ],
      outputChannel: this.log,
    };
  }

  private running(client: LanguageClient): void {
    const info = client.initializeResult?.serverInfo;
    this.states.fire({ kind: 'running', name: info?.name ?? 'server', version: info?.version ?? '' });
  }

  private failed(reason: string): void {
    this.log.error(reason);
    this.states.fire({ kind: 'failed', reason });
    void vscode.window.showErrorMessage(`HLO: ${reason}`, 'Show Log').then((chosen) => {
      if (chosen) this.log.show();
    });
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
