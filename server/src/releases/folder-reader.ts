import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@rezenso/contract/releases';
import type { Logger } from 'pino';
import { messageOf, nextRegistry, onceEach, type ReleaseReader, returnPath } from './release-reader.ts';

/** Reads the store in a folder, as the release command writes it. */
export function folderReader(root: string, log: Pick<Logger, 'error'>): ReleaseReader {
  const file = path.join(root, 'registry.json');
  let known: Registry = { modules: {} };
  let knownState = '';
  let fault: string | undefined;

  return {
    root,
    async registry() {
      const state = await stateOf(file);
      if (state === knownState) return known;
      try {
        known = nextRegistry(await readFile(file, 'utf8'), known);
        fault = undefined;
      } catch (error) {
        // A registry that is broken or gone must not take the site down: what was known goes on.
        fault = messageOf(error);
        log.error({ err: error }, 'the registry of releases cannot be read');
      }
      knownState = state;
      return known;
    },
    fault: () => fault,
    provide: () => Promise.resolve(),
    text: onceEach((name) => readFile(path.join(root, name), 'utf8')),
    async noteReturn(module, version, note) {
      const place = path.join(root, returnPath(module, version));
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, JSON.stringify(note));
    },
  };
}

/** Changes whenever the file is replaced; empty when there is none. */
async function stateOf(file: string): Promise<string> {
  const found = await stat(file, { bigint: true }).catch(() => undefined);
  return found ? `${found.ino}:${found.mtimeNs}:${found.size}` : '';
}
