import { publishedPackages } from '../pack/published-packages.ts';
import { type Entry, isOurs, type Lockfile, lockfileOf, nameAt, placeOf, reached } from '../release/locked.ts';

/**
 * The entries of this checkout's lockfile that a module in its own repository needs, where they lie there. npm then
 * asks only for our own packages, and a module is made with the versions that the platform is tested with. Binaries of
 * other systems are among them, which npm leaves out where a registry mirrors only its own (docs/decisions/0010).
 * @param names of the packages from others that the module asks for itself
 */
export function lockSeed(repository: string, names: readonly string[]): Lockfile {
  const lockfile = lockfileOf(repository);
  const starts = [
    ...names.flatMap((name) => placeOf(lockfile, '', name) ?? []),
    ...publishedPackages(repository).map(({ folder }) => `shared/${folder}`),
  ];
  const found = reached(
    repository,
    lockfile,
    starts.map((path) => ({ path })),
  );
  const entries = found
    .filter(({ path, entry }) => !isOurs(path) && entry.version !== undefined)
    .map(({ path, entry }) => [
      path.replace(/^shared\/(\w+)\//, 'node_modules/@rezenso/$1/'),
      withAddress(path, entry),
    ]);
  return Object.fromEntries(entries);
}

/** Lockfiles here name no registry; npm puts the one that it is configured with in the place of the public one. */
function withAddress(path: string, entry: Entry): Entry {
  const name = nameAt(path);
  const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
  return { ...entry, resolved: `https://registry.npmjs.org/${name}/-/${file}` };
}
