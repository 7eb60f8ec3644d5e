// A real VS Code in a real browser: code-server on a free port of this machine, headless Chromium in front of it, and the few things
// that a user does. It waits for what is to be seen and never for a time.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const kPatience = 60_000;
const kShortPatience = 4_000;

const userSettings = {
  'telemetry.telemetryLevel': 'off',
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'extensions.ignoreRecommendations': true,
  'security.workspace.trust.enabled': false,
  'chat.disableAIFeatures': true,
  'files.autoSave': 'off',
  'git.enabled': false,
  'editor.hover.delay': 100,
  // Plain enough for pictures.
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
  'workbench.activityBar.location': 'hidden',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.layoutControl.enabled': false,
  'window.commandCenter': false,
  'window.menuBarVisibility': 'hidden',
  'breadcrumbs.enabled': false,
  'editor.minimap.enabled': false,
  'editor.bracketPairColorization.enabled': false,
  'editor.guides.indentation': false,
  'problems.defaultViewMode': 'tree',
  'editor.fontFamily': 'DejaVu Sans Mono',
  'editor.fontSize': 13,
};

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

async function until(what, condition) {
  for (const end = Date.now() + kPatience; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    if (await condition()) return;
    if (Date.now() > end) throw new Error(`timed out: ${what}`);
  }
}

// What arrives just then may undo what one press did (a hover closes, a menu goes), so such steps are tried again.
async function insist(step) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await step();
    } catch (error) {
      if (tries === 5) throw error;
    }
  }
}

export class Editor {
  log = '';

  // `codeServer` is the folder that holds node_modules/code-server, `node` the Node.js it was compiled for, `folder` what is opened,
  // `out` a scratch folder.
  constructor({ codeServer, node, chromium: browserPath, folder, out }) {
    Object.assign(this, { node, browserPath, folder, out });
    this.data = join(out, 'data');
    this.program = join(codeServer, 'node_modules/code-server');
    // Without VSCODE_... it works from inside a terminal of VS Code too; without a gallery nothing is looked up there.
    const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VSCODE_'));
    this.env = { ...Object.fromEntries(own), EXTENSIONS_GALLERY: '{}' };
    for (const part of ['data/User', 'data/Machine', 'extensions', 'shots']) mkdirSync(join(out, part), { recursive: true });
    writeFileSync(join(out, 'code-server.yaml'), 'auth: none\n');
    writeFileSync(join(this.data, 'User/settings.json'), JSON.stringify(userSettings));
  }

  get arguments() {
    return [
      this.program, '--config', join(this.out, 'code-server.yaml'), '--user-data-dir', this.data,
      '--extensions-dir', join(this.out, 'extensions'),
    ];
  }

  setMachineSettings(settings) {
    writeFileSync(join(this.data, 'Machine/settings.json'), JSON.stringify(settings));
  }

  installExtension(vsix) {
    execFileSync(this.node, [...this.arguments, '--install-extension', vsix], { env: this.env, stdio: ['ignore', 'ignore', 'inherit'] });
  }

  async start() {
    this.port = await freePort();
    this.server = spawn(
      this.node,
      [
        ...this.arguments, '--auth', 'none', '--bind-addr', `127.0.0.1:${this.port}`, '--disable-telemetry', '--disable-update-check',
        '--disable-workspace-trust', '--disable-getting-started-override', '--disable-proxy',
      ],
      { env: this.env, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.ended = new Promise((resolve) => this.server.once('exit', resolve));
    for (const stream of [this.server.stdout, this.server.stderr]) stream.on('data', (text) => (this.log += text));
    await until('code-server answers', async () => {
      if (this.server.exitCode !== null) throw new Error('code-server ended');
      return fetch(`http://127.0.0.1:${this.port}/healthz`).then((answer) => answer.ok, () => false);
    });
    this.browser = await chromium.launch({
      executablePath: this.browserPath,
      args: [
        '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
        '--disable-component-update', '--disable-sync', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    });
    this.page = await this.browser.newPage({ viewport: { width: 1100, height: 860 } });
    this.page.setDefaultTimeout(kPatience);
  }

  async stop() {
    await this.browser?.close();
    if (!this.server) return;
    this.server.kill('SIGTERM');
    // It waits for connections that are still open.
    await Promise.race([this.ended, new Promise((resolve) => setTimeout(resolve, 2000))]);
    if (this.server.exitCode === null && this.server.signalCode === null) this.server.kill('SIGKILL');
  }

  get text() {
    return this.page.locator('.editor-instance .monaco-editor').first();
  }

  line(words) {
    return this.text.locator('.view-line').filter({ hasText: words }).first();
  }

  async open(name) {
    const file = `vscode-remote://127.0.0.1:${this.port}${join(this.folder, name)}`;
    const payload = encodeURIComponent(JSON.stringify([['openFile', file]]));
    await this.page.goto(`http://127.0.0.1:${this.port}/?folder=${this.folder}&payload=${payload}`);
    await this.page.locator('.tab', { hasText: name }).waitFor();
    await this.line('HloModule').waitFor();
    const sideBar = this.page.locator('.part.sidebar');
    if (await sideBar.isVisible()) await this.page.keyboard.press('Control+b');
    await sideBar.waitFor({ state: 'hidden' });
    await this.text.locator('.view-lines').click({ position: { x: 300, y: 10 } });
  }

  // The command palette takes typed text reliably where chords of keys may not.
  async command(name) {
    await insist(async () => {
      await this.page.keyboard.press('F1');
      const input = this.page.locator('.quick-input-widget input[type=text]');
      await input.waitFor({ timeout: kShortPatience });
      await input.fill(`>${name}`);
      await this.page.locator('.quick-input-list .monaco-list-row', { hasText: name }).first().waitFor({ timeout: kShortPatience });
      await this.page.keyboard.press('Enter');
    });
  }

  // Line and column from 1.
  async goTo(line, column) {
    await insist(async () => {
      await this.page.keyboard.press('Escape');
      await this.page.keyboard.press('F1');
      const input = this.page.locator('.quick-input-widget input[type=text]');
      await input.waitFor({ timeout: kShortPatience });
      await input.fill(`:${line}:${column}`);
      await this.page.locator('.quick-input-list .monaco-list-row').first().waitFor({ timeout: kShortPatience });
      await this.page.keyboard.press('Enter');
      await this.cursorAt(line, column, kShortPatience);
    });
  }

  async cursorAt(line, column, timeout = kPatience) {
    await this.page.locator('.statusbar-item', { hasText: `Ln ${line}, Col ${column}` }).waitFor({ timeout });
  }

  // Where `word` stands on the screen, in the first visible line that holds `words`.
  async boxOf(words, word) {
    return this.line(words).evaluate((line, wanted) => {
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const places = [];
      let whole = '';
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let i = 0; i < node.data.length; i += 1) places.push([node, i]);
        whole += node.data.replaceAll('\u00a0', ' ');
      }
      const from = whole.indexOf(wanted);
      if (from < 0) return null;
      const range = document.createRange();
      range.setStart(...places[from]);
      const [node, last] = places[from + wanted.length - 1];
      range.setEnd(node, last + 1);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x, y, width, height };
    }, word);
  }

  async squiggles(kind = 'error') {
    return this.text.locator(`.squiggly-${kind}`).evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return { x, y, width, height };
      }),
    );
  }

  // Until a squiggle lies under exactly that word.
  async squiggleUnder(words, word) {
    await until(`a squiggle under ${word}`, async () => {
      const box = await this.boxOf(words, word);
      if (!box) return false;
      const near = (a, b) => Math.abs(a - b) < 3;
      const within = (line) => line.y >= box.y - 3 && line.y + line.height <= box.y + box.height + 6;
      return (await this.squiggles()).some((line) => near(line.x, box.x) && near(line.width, box.width) && within(line));
    });
  }

  // The hover card of a word, in words. It stays open.
  async hover(words, word, says) {
    const card = this.page.locator('.monaco-hover:not(.hidden)', { hasText: says }).first();
    return insist(async () => {
      const { x, y, width, height } = await this.boxOf(words, word);
      // The card of another word goes first.
      await this.page.mouse.move(x + 400, y + 90);
      await this.page.keyboard.press('Escape');
      await card.waitFor({ state: 'hidden', timeout: kShortPatience });
      await this.page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
      await card.waitFor({ timeout: kShortPatience });
      return (await card.innerText()).replaceAll('\u00a0', ' ');
    });
  }

  // Turns the wheel over the hover card until those words stand at its top, or it ends.
  async scrollHoverTo(words) {
    const card = this.page.locator('.monaco-hover:not(.hidden)', { hasText: words }).first();
    const { x, y, width, height } = await card.boundingBox();
    await this.page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
    const target = card.getByText(words).first();
    for (let before = Infinity; ; ) {
      const { y: now } = await target.boundingBox();
      if (now - y < 30 || now === before) return;
      before = now;
      await this.page.mouse.wheel(0, 20);
      await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
  }

  async quickFixes(line, column) {
    const rows = this.page.locator('.action-widget .monaco-list-row.action');
    return insist(async () => {
      await this.goTo(line, column);
      await this.page.keyboard.press('Control+.');
      await rows.first().waitFor({ timeout: kShortPatience });
      return (await rows.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
    });
  }

  // The menu is open; chosen as with the mouse.
  async choose(title) {
    await this.page.locator('.action-widget .monaco-list-row.action', { hasText: title }).first().click({ timeout: kShortPatience });
  }

  async save() {
    await this.page.keyboard.press('Control+s');
    await this.page.locator('.tab.dirty').waitFor({ state: 'detached' });
  }

  // A picture of the window, between two heights.
  async shot(name, top = 0, bottom = this.page.viewportSize().height) {
    const clip = { x: 0, y: top, width: this.page.viewportSize().width, height: bottom - top };
    await this.page.screenshot({ path: join(this.out, 'shots', `${name}.png`), clip });
  }
}

export { insist, until };
