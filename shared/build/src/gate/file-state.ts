import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ignored = /(^|\/)(dist|node_modules|\.[^/]+)(\/|$)/;

/** Hash of every file below some folders, by path from the root; also what only tests read. */
export function stateOf(root: string, parts: readonly string[]): Record<string, string> {
  const files = parts.flatMap((part) => filesIn(root, part));
  return Object.fromEntries(files.map((file) => [file, digestOf(join(root, file))]));
}

/** Files that are new, gone or different. */
export function changedBetween(before: Record<string, string>, after: Record<string, string>): string[] {
  const files = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...files].filter((file) => before[file] !== after[file]).sort();
}

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16);
}

function filesIn(root: string, path: string): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found || ignored.test(path)) return [];
  if (found.isFile()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((entry) => filesIn(root, path === '.' ? entry : `${path}/${entry}`));
}
