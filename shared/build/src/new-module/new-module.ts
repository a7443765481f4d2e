import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleManifest } from '@rezenso/contract/releases';
import { moduleNames } from '../release/build-changed.ts';
import { packageIn } from '../webpack/packages.ts';
import { type ModulePlan, moduleFiles } from './module-files.ts';

export interface NewModule {
  repository: string;
  name: string;
  title: string;
  path: string;
  owner: string;
}

/** Packages that every module with a page needs; the others come when it uses them. */
const packages = ['react', 'react-dom', 'styled-components'];
/** What its scripts call and its test imports. */
const tools = ['@testing-library/react', 'jest', 'jest-axe', 'webpack', 'webpack-cli'];

/**
 * Adds a module: a folder that is whole, with a page, its route, its entry in the navigation and a test. Everything
 * else finds modules by their folders. Nothing is left behind when it cannot be added.
 * @throws Error saying what is wrong with the wish
 */
export async function newModule({ repository, ...wish }: NewModule): Promise<void> {
  const manifests = await manifestsIn(repository);
  const faults = faultsOf(wish, manifests, existsSync(join(repository, wish.name)));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const version = (folder: string) => packageIn(join(repository, 'shared', folder)).version;
  const [model] = manifests;
  const plan: ModulePlan = {
    ...wish,
    order: nextOrder(manifests),
    platform: version('platform'),
    contract: version('contract'),
    ui: version('ui'),
    packages: model ? rangesOf(join(repository, model.name), packages) : {},
    tools: model ? rangesOf(join(repository, model.name), tools) : {},
  };
  await writeWhole(repository, wish.name, moduleFiles(plan));
}

async function manifestsIn(repository: string): Promise<ModuleManifest[]> {
  const remotes = moduleNames(repository).filter((name) => name !== 'shell');
  return Promise.all(
    remotes.map(async (name) => JSON.parse(await readFile(join(repository, name, 'module.json'), 'utf8'))),
  );
}

type Wish = Omit<NewModule, 'repository'>;

function faultsOf({ name, title, path, owner }: Wish, manifests: readonly ModuleManifest[], exists: boolean): string[] {
  const taken = manifests.find(({ routes }) => routes.some((route) => route.path === path));
  const sameTitle = manifests.find(({ navigation = [] }) => navigation.some(({ label }) => label === title));
  const rules: [isBroken: boolean, fault: string][] = [
    [!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name), `A module is called mf- and small letters, not "${name}".`],
    [exists, `${name} exists already.`],
    [title.trim() === '', 'A title is needed: the page and the navigation show it.'],
    [/["\\\p{Cc}]/u.test(title) || title !== title.trim(), 'A title is one line without quotes or blanks around it.'],
    [title.length > 40, 'A title has at most 40 characters, so that the navigation has room for it.'],
    [
      !/^\/[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(path),
      `A path is one part of small letters like /kalender, not "${path}".`,
    ],
    [/^\/(api|auth|dev|releases|healthz|readyz)$/.test(path), `${path} belongs to the server.`],
    [taken !== undefined, `${path} belongs to ${taken?.name}.`],
    [sameTitle !== undefined, `${sameTitle?.name} is called "${title}" in the navigation already.`],
    [owner.trim() === '', 'An owner is needed: somebody answers for the module.'],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, fault]) => fault);
}

/** Behind the last entry that everybody sees, before that of the admins. */
function nextOrder(manifests: readonly ModuleManifest[]): number {
  const entries = manifests.flatMap(({ navigation = [] }) => navigation.filter(({ isAdminOnly }) => !isAdminOnly));
  return Math.max(0, ...entries.map(({ order }) => order)) + 1;
}

function rangesOf(folder: string, names: readonly string[]): Record<string, string> {
  const { dependencies, devDependencies } = packageIn(folder);
  const ranges: Record<string, string> = { ...devDependencies, ...dependencies };
  return Object.fromEntries(names.map((name) => [name, ranges[name] ?? '*']));
}

async function writeWhole(repository: string, name: string, files: Record<string, string>): Promise<void> {
  const temporary = await mkdtemp(join(repository, '.new-module-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(join(temporary, path, '..'), { recursive: true });
      await writeFile(join(temporary, path), text);
    }
    await rename(temporary, join(repository, name));
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
