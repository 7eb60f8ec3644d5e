// Which program is the server: the one of the setting, or else the one that came with the extension, or else the one in PATH.
// Pure, so that it is tested without an editor.

export interface Surroundings {
  setting: string; // of the user, may be empty
  bundled: string; // where the program lies in a packaged extension
  searchPath: string; // PATH
  isProgram: (path: string) => boolean;
}

export type Server = { path: string; from: 'setting' | 'extension' | 'PATH' } | { problem: string };

export function findServer({ setting, bundled, searchPath, isProgram }: Surroundings): Server {
  const chosen = setting.trim();
  // What was asked for by name is never replaced in silence by something else.
  if (chosen !== '') {
    return isProgram(chosen) ? { path: chosen, from: 'setting' } : { problem: `hlo.server.path is no program: ${chosen}` };
  }
  if (isProgram(bundled)) return { path: bundled, from: 'extension' };

  // An empty or relative entry would be looked up in the folder the editor happens to be in, which a workspace can fill.
  const folders = searchPath.split(':').filter((folder) => folder.startsWith('/'));
  const found = folders.map((folder) => `${folder.replace(/\/+$/, '')}/hlo-lsp`).find(isProgram);
  if (found !== undefined) return { path: found, from: 'PATH' };
  return { problem: 'the program hlo-lsp is neither in the extension nor in PATH; set hlo.server.path' };
}
