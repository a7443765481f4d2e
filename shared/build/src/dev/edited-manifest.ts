import { readFile } from 'node:fs/promises';
import type { ModuleManifest } from '@rezenso/contract/releases';
import { parseManifest } from '@rezenso/releases/registry';

/**
 * Reads a module.json each time, so that pages show what it says now. While it is half written it is what it was before.
 * @returns undefined where there is none, as in the shell
 */
export function manifestReader(file: string): () => Promise<ModuleManifest | undefined> {
  let last: ModuleManifest | undefined;
  return async () => {
    try {
      last = parseManifest(await readFile(file, 'utf8'));
    } catch {
      // Whoever is writing it sees in the page that nothing has changed yet.
    }
    return last;
  };
}
