import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@rezenso/contract/releases';
import type { Logger } from 'pino';

/** The release store as the server reads it: which releases are live, and files that pages carry inline. */
export interface ReleaseReader {
  /** The registry as it stands; read again when the file changed. Empty before the first release. */
  registry(): Promise<Registry>;
  /** Text of a file inside the store. Releases never change, so it is read once. @throws when there is none */
  text(file: string): Promise<string>;
}

/** Reads the store in a folder, as the release command writes it. */
export function folderReader(root: string, log: Pick<Logger, 'error'>): ReleaseReader {
  const file = path.join(root, 'registry.json');
  const texts = new Map<string, Promise<string>>();
  let known: Registry = { modules: {} };
  let knownState = '';

  return {
    async registry() {
      const state = await stateOf(file);
      if (state === knownState) return known;
      try {
        known = state === '' ? { modules: {} } : JSON.parse(await readFile(file, 'utf8'));
        texts.clear();
      } catch (error) {
        // A broken registry must not take the site down: what was known goes on.
        log.error({ err: error }, 'the registry of releases cannot be read');
      }
      knownState = state;
      return known;
    },
    text(name) {
      const reading = texts.get(name) ?? readFile(path.join(root, name), 'utf8');
      texts.set(name, reading);
      reading.catch(() => texts.delete(name));
      return reading;
    },
  };
}

/** Changes whenever the file is replaced; empty when there is none. */
async function stateOf(file: string): Promise<string> {
  const found = await stat(file, { bigint: true }).catch(() => undefined);
  return found ? `${found.ino}:${found.mtimeNs}:${found.size}` : '';
}
