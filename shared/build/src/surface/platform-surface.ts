import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { breaksBetween } from './breaks.ts';
import { type Declarations, declarationsOf } from './declarations.ts';

/** What modules import from the platform; `testing` is for tests and never in a release. */
const entries = ['index', 'router', 'schema'];
/** Parts of the contract that modules get at run time, through the platform or beside it; what it says of endpoints is compared with the contract itself. */
const contractParts = ['releases', 'schema', 'core'];

/** The sources that the surface of the platform is made of, each by itself: see `declarationsOf`. */
export async function platformSources(repository: string): Promise<string[]> {
  const own = await sourcesIn(join(repository, 'shared/platform/src'));
  const isForTests = (file: string) => relative(join(repository, 'shared/platform/src'), file).startsWith('testing');
  return [...own.filter((file) => !isForTests(file)), ...(await sourcesIn(join(repository, 'shared/contract/src')))];
}

/** The surface of the platform as its sources are. @throws Error with TypeScript's words when they do not compile */
export async function platformSurface(repository: string): Promise<Declarations> {
  const files = await platformSources(repository);
  return platformSurfaceIn(await declarationsOf(repository, files, ['platform', 'contract']));
}

/** The same of what was compiled with others. */
export function platformSurfaceIn({ platform, contract }: Record<'platform' | 'contract', Declarations>): Declarations {
  // Types of the contract that the platform hands on are part of what modules see.
  const beside = Object.entries(reachable(contract)).map(([file, text]) => [`contract/${file}`, text]);
  const all = [...Object.entries(platform), ...beside] as [file: string, text: string][];
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

async function sourcesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => join(folder, file));
}

/** Of the contract's declarations those that `contractParts` lead to. */
function reachable(contract: Declarations): Declarations {
  const found = new Set(contractParts.map((part) => `${part}.d.ts`));
  // A set hands out what is added while it is walked.
  for (const file of found)
    for (const [, imported] of (contract[file] ?? '').matchAll(/ from '\.\/([^']+)\.ts'/g))
      found.add(`${imported}.d.ts`);
  return Object.fromEntries(Object.entries(contract).filter(([file]) => found.has(file)));
}

/** What breaks a module that was built against `before` when it runs with `after`. */
export function platformBreaks(repository: string, before: Declarations, after: Declarations): Promise<string[]> {
  return breaksBetween(repository, { entries: [...entries, 'contract/core'], contractParts }, before, after);
}
