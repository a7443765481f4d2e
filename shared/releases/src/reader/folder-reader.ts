import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../files/integrity.ts';
import type { Registry } from '../registry/registry.ts';
import { namedRelease } from '../registry/registry-changes.ts';
import { folderStorage } from '../storage/folder-storage.ts';
import { registryFile } from '../storage/storage.ts';
import type { FollowedRegistry } from './followed-registry.ts';
import { onceEach, type ReleaseReader } from './release-reader.ts';

/** Reads the store in a folder, as the release command writes it. */
export function folderReader(root: string, followed: FollowedRegistry): ReleaseReader {
  const { readRegistry, noteReturn } = folderStorage(root);
  let knownState: string | undefined;
  let reading: Promise<void> | undefined;

  async function follow(): Promise<void> {
    try {
      const stored = await readRegistry();
      await (stored ? followed.take(stored.text) : followed.miss());
    } catch (error) {
      await followed.miss(error);
    }
  }

  async function readAgain(state: string): Promise<void> {
    try {
      await follow();
      knownState = state;
    } finally {
      reading = undefined;
    }
  }

  async function registry(): Promise<Registry> {
    const state = await stateOf(path.join(root, registryFile));
    if (state !== knownState) {
      reading ??= readAgain(state);
      await reading;
    }
    return followed.registry();
  }

  return {
    root,
    registry,
    latest: registry,
    newest: registry,
    fault: followed.fault,
    provide: () => Promise.resolve(),
    text: onceEach(async (name) => {
      const content = await readFile(path.join(root, name));
      // A page carries it as it stands, where no browser compares it.
      if (integrityOf(content) !== integrityIn(followed.registry(), name))
        throw new Error(`${name} is not what was released`);
      return content.toString('utf8');
    }),
    noteReturn,
  };
}

/** What the registry says of a file, by its path in the store; undefined when it names none. */
function integrityIn(registry: Registry, name: string): string | undefined {
  const [module = '', version = '', ...inner] = name.split('/');
  const files = namedRelease(registry, module, version)?.files ?? [];
  return files.find((file) => file.path === inner.join('/'))?.integrity;
}

/** Changes whenever the file is replaced; empty when there is none. Asked for with every page, so nothing is read. */
async function stateOf(file: string): Promise<string> {
  const found = await stat(file, { bigint: true }).catch(() => undefined);
  return found ? `${found.ino}:${found.mtimeNs}:${found.size}` : '';
}
