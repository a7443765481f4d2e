import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleManifest } from '@rezenso/contract/releases';
import { moduleNames } from '../release/module-folders.ts';
import { madeWith } from './made-with.ts';
import { moduleFiles } from './module-files.ts';
import { faultsOf } from './wish.ts';
import { writeWhole } from './write-whole.ts';

export interface NewModule {
  repository: string;
  name: string;
  title: string;
  path: string;
  owner: string;
}

/**
 * Adds a module: a folder that is whole, with a page, its route, its entry in the navigation and a test. Everything
 * else finds modules by their folders. Nothing is left behind when it cannot be added.
 * @throws Error saying what is wrong with the wish
 */
export async function newModule({ repository, ...wish }: NewModule): Promise<void> {
  const manifests = await manifestsIn(repository);
  const faults = faultsOf(wish, manifests, existsSync(join(repository, wish.name)));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const plan = { ...wish, ...madeWith(repository), order: nextOrder(manifests) };
  await writeWhole(join(repository, wish.name), moduleFiles(plan));
}

async function manifestsIn(repository: string): Promise<ModuleManifest[]> {
  const remotes = moduleNames(repository).filter((name) => name !== 'shell');
  return Promise.all(
    remotes.map(async (name) => JSON.parse(await readFile(join(repository, name, 'module.json'), 'utf8'))),
  );
}

/** Behind the last entry that everybody sees, before that of the admins. */
function nextOrder(manifests: readonly ModuleManifest[]): number {
  const entries = manifests.flatMap(({ navigation = [] }) => navigation.filter(({ isAdminOnly }) => !isAdminOnly));
  return Math.max(0, ...entries.map(({ order }) => order)) + 1;
}
