import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { ReleaseFile } from '../registry/registry.ts';

/** The value of an `integrity` attribute for this content: SHA-384, base64. */
export function integrityOf(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Every file below a folder with its size and integrity, sorted by path. */
export async function filesBelow(folder: string): Promise<ReleaseFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      posix.join(entry.parentPath.slice(folder.length).replaceAll('\\', '/'), entry.name).replace(/^\//, ''),
    );
  return Promise.all(paths.sort().map((path) => fileAt(folder, path)));
}

async function fileAt(folder: string, path: string): Promise<ReleaseFile> {
  const content = await readFile(join(folder, path));
  return { path, integrity: integrityOf(content), bytes: content.length };
}
