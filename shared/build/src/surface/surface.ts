import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inc, lt, major } from 'semver';
import { packageIn } from '../webpack/packages.ts';
import { type ContractSurface, contractBreaks, contractSurface } from './contract-surface.ts';
import { declarationsIn, platformBreaks, platformSurface } from './platform-surface.ts';

/** The last released surface of a package, and the one that its sources have now. */
export interface Comparison {
  name: string;
  /** Version of the last release, and the one in package.json. */
  released: string;
  version: string;
  /** Endpoints or declaration files that are not as they were. */
  changed: string[];
  breaks: string[];
}

/** Where the surfaces of the last release lie, in version control. */
const snapshotIn = (repository: string) => join(repository, 'shared/build/surface');

/** Compares the public surface of contract and platform with the last release, as it was kept in `folder`. */
export async function compareSurfaces(repository: string, folder = snapshotIn(repository)): Promise<Comparison[]> {
  const released: Record<string, string> = JSON.parse(await readFile(join(folder, 'versions.json'), 'utf8'));
  const before: ContractSurface = JSON.parse(await readFile(join(folder, 'contract.json'), 'utf8'));
  const platformBefore = await declarationsIn(join(folder, 'platform'));
  const after = contractSurface();
  const platformAfter = await platformSurface(repository);
  const comparison = (name: string, was: object, is: object, breaks: string[]): Comparison => ({
    name,
    released: released[name] ?? '0.0.0',
    version: packageIn(join(repository, 'shared', name)).version,
    changed: changedNames(was, is),
    breaks,
  });
  return [
    comparison('contract', before, after, contractBreaks(before, after)),
    comparison(
      'platform',
      platformBefore,
      platformAfter,
      await platformBreaks(repository, platformBefore, platformAfter),
    ),
  ];
}

function changedNames(was: object, is: object): string[] {
  const [before, after] = [new Map(Object.entries(was)), new Map(Object.entries(is))];
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.filter((name) => JSON.stringify(before.get(name)) !== JSON.stringify(after.get(name)));
}

/** What must be done before this may be released, in words; empty when nothing. */
export function complaintsAbout({ name, released, version, changed, breaks }: Comparison): string[] {
  if (breaks.length > 0 && major(version) <= major(released))
    return [
      `shared/${name} ${version} breaks modules that were built against ${released}:`,
      ...breaks.map((reason) => `  ${reason}`),
      `Keep what they use, or give shared/${name}/package.json the version ${inc(released, 'major')}.`,
    ];
  if (changed.length > 0 && lt(version, inc(released, 'minor') ?? released))
    return [
      `shared/${name} offers something else than ${released}: ${changed.join(', ')}.`,
      `Give its package.json the version ${inc(released, 'minor')}.`,
    ];
  return [];
}

/** Keeps today's surfaces as those of the last release. */
export async function acceptSurfaces(repository: string, folder = snapshotIn(repository)): Promise<void> {
  const platform = await platformSurface(repository);
  await rm(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(platform)) {
    await mkdir(join(folder, 'platform', file, '..'), { recursive: true });
    await writeFile(join(folder, 'platform', file), text);
  }
  const versions = Object.fromEntries(
    ['contract', 'platform'].map((name) => [name, packageIn(join(repository, 'shared', name)).version]),
  );
  await writeFile(join(folder, 'versions.json'), `${JSON.stringify(versions, null, 2)}\n`);
  await writeFile(join(folder, 'contract.json'), `${JSON.stringify(contractSurface(), null, 1)}\n`);
}
