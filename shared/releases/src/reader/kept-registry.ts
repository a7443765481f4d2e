import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

/** The text of the last registry that was followed, across restarts. */
export interface KeptRegistry {
  /** Undefined before the first, and when it cannot be read. */
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
}

const form = z.object({ place: z.string(), text: z.string() });

/** @param place the store that the registry comes from; that of another store is not read */
export function keptRegistry(file: string, place: string): KeptRegistry {
  return {
    async read() {
      try {
        const kept = z.parse(form, JSON.parse(await readFile(file, 'utf8')));
        return kept.place === place ? kept.text : undefined;
      } catch {
        return undefined;
      }
    },
    async write(text) {
      const temporary = `${file}.${randomUUID()}.tmp`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeFile(temporary, JSON.stringify({ place, text }));
        await rename(temporary, file);
      } catch (error) {
        // A full disk keeps no half of it.
        await rm(temporary, { force: true });
        throw error;
      }
    },
  };
}
