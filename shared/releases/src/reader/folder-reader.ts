import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FollowedRegistry } from './followed-registry.ts';
import { onceEach, type ReleaseReader, returnPath } from './release-reader.ts';

/** Reads the store in a folder, as the release command writes it. */
export function folderReader(root: string, followed: FollowedRegistry): ReleaseReader {
  const file = path.join(root, 'registry.json');
  let knownState: string | undefined;
  let reading: Promise<void> | undefined;

  async function readAgain(state: string): Promise<void> {
    try {
      await (state ? readFile(file, 'utf8').then(followed.take, followed.miss) : followed.miss());
      knownState = state;
    } finally {
      reading = undefined;
    }
  }

  return {
    root,
    async registry() {
      const state = await stateOf(file);
      if (state !== knownState) {
        reading ??= readAgain(state);
        await reading;
      }
      return followed.registry();
    },
    fault: followed.fault,
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
