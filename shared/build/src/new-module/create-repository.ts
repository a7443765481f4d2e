import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lockfile } from '../release/locked.ts';
import { ownMadeWithThese } from './made-with.ts';
import { json } from './module-files.ts';
import { ownRepositoryFiles } from './own-repository-files.ts';
import { packedPackages } from './packed-packages.ts';
import { faultsOf, type Wish } from './wish.ts';
import { writeWhole } from './write-whole.ts';

/** Behind the entries that the platform brings, before that of the admins. */
const navigationOrder = 51;

/** The platform's packages that a new module names. */
const namedByModules = ['contract', 'platform', 'ui', 'build'].map((name) => `@rezenso/${name}`);

export interface RepositoryParts {
  /** Folder with the platform's packages as `pack` writes them; they become a part of the repository. From a registry otherwise. */
  packages?: string | undefined;
  /** What else must succeed; nothing is left behind when it does not. */
  finish?: (folder: string) => Promise<void>;
}

/**
 * Makes a repository of its own for a new module: whole, with a page, its route, its entry in the navigation, a test and
 * a workflow. Whether its address is free tells the site that it is released to.
 * @param parent folder in which it is made
 * @returns its folder
 * @throws Error saying what is wrong with the wish
 */
export async function createRepository(
  parent: string,
  wish: Wish,
  { packages, finish }: RepositoryParts = {},
): Promise<string> {
  const folder = join(parent, wish.name);
  const faults = faultsOf(wish, [], existsSync(folder));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const made = ownMadeWithThese();
  const ours = packages === undefined ? undefined : await packedPackages(packages, namedByModules);
  const plan = { ...wish, ...made, locked: { ...made.locked, ...ours?.locked }, order: navigationOrder };
  await writeWhole(folder, { ...ownRepositoryFiles(plan), ...ours?.files }, async (temporary) => {
    await finish?.(temporary);
    if (ours) await keepPlaces(temporary, ours.locked);
  });
  return folder;
}

/** npm may be told to leave out of lockfiles where packages come from, and takes these for some of a registry. */
async function keepPlaces(folder: string, locked: Lockfile): Promise<void> {
  const file = join(folder, 'package-lock.json');
  const lockfile: { packages: Lockfile } = JSON.parse(await readFile(file, 'utf8'));
  for (const [place, { resolved }] of Object.entries(locked)) {
    const entry = lockfile.packages[place];
    if (entry && resolved !== undefined) entry.resolved = resolved;
  }
  await writeFile(file, json(lockfile));
}
