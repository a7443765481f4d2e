import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lockedFor } from './locked.ts';

const ignored = /(^|\/)(dist|node_modules|\.[^/]+)(\/|$)|\.test\.tsx?$|\.md$/;
/** What goes into every module's bundle beside its own folder. */
const common = [
  'shared/contract',
  'shared/ui',
  'shared/domain',
  'shared/build/src/webpack',
  'shared/build/src/prerender',
  // Hashes that entries carry.
  'shared/releases/src/files',
];

/**
 * The version that a local build of a module gets: `<package version>-<8 hex of its sources>`. Equal sources and equal
 * packages from others that it uses give the equal version, so an unchanged module is neither built nor published again.
 * The platform counts for the shell alone: remotes take it from the shell at run time.
 */
export function releaseOf(repository: string, moduleName: string): string {
  const { version } = JSON.parse(readFileSync(join(repository, moduleName, 'package.json'), 'utf8'));
  const parts = moduleName === 'shell' ? [...common, 'shared/platform'] : common;
  const hash = createHash('sha256').update(lockedFor(repository, moduleName).join('\n'));
  for (const file of [moduleName, ...parts].flatMap((part) => filesIn(repository, part))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(repository, file)))
      .update('\0');
  }
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

function filesIn(repository: string, path: string): string[] {
  const found = statSync(join(repository, path), { throwIfNoEntry: false });
  if (!found || ignored.test(path)) return [];
  if (found.isFile()) return [path];
  return readdirSync(join(repository, path))
    .sort()
    .flatMap((entry) => filesIn(repository, `${path}/${entry}`));
}
