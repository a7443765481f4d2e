import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inc, lt, major } from 'semver';
import { packageIn } from '../webpack/packages.ts';
import { type BundledName, bundledBreaks, bundledNames, bundledSources } from './bundled-surface.ts';
import { type ContractSurface, contractBreaks, contractSurface } from './contract-surface.ts';
import { type Declarations, declarationsIn, declarationsOf } from './declarations.ts';
import {
  behindCore,
  type LentChange,
  lentSurface,
  notedSurfaces,
  noteSurfaces,
  sharedVersionComplaints,
  unnotedComplaints,
} from './lent-surface.ts';
import { platformBreaks, platformSources, platformSurfaceIn } from './platform-surface.ts';

/** The last released surface of a package, and the one that its sources have now. */
export interface Comparison {
  name: string;
  /** Version of the last release, and the one in package.json. */
  released: string;
  version: string;
  /** Endpoints or declaration files that are not as they were. */
  changed: string[];
  breaks: string[];
  /** Whether its version is raised in the change itself, because modules ask for it at run time; lerna raises the others. */
  isRaisedByHand: boolean;
  /** Of packages of which the shell lends something: what. */
  lent?: LentChange;
}

/** What modules see of the shared packages as their sources are now. */
export interface Surfaces {
  contract: ContractSurface;
  /** Of each package that TypeScript is asked about. */
  declarations: Record<'platform' | BundledName, Declarations>;
  /** What the shell lends of a package. */
  lent: Record<string, Declarations>;
}

/** Where the surfaces of the last release lie, in version control. */
const snapshotIn = (repository: string) => join(repository, 'shared/build/surface');

/** Has everything compiled, in one run of TypeScript. @throws Error with its words when the sources do not compile */
export async function surfacesOf(repository: string): Promise<Surfaces> {
  const files = bundledNames.flatMap((name) => bundledSources(repository, name));
  const all = [...(await platformSources(repository)), ...files];
  const compiled = await declarationsOf(repository, all, ['contract', 'platform', ...bundledNames]);
  const { contract, ...declarations } = { ...compiled, platform: platformSurfaceIn(compiled) };
  const lent = { contract: behindCore(contract), platform: declarations.platform, ui: behindCore(declarations.ui) };
  return { contract: contractSurface(), declarations, lent };
}

/** Compares today's surfaces with those of the last release, as they were kept in `folder`. */
export async function compareSurfaces(
  repository: string,
  { contract, declarations, lent }: Surfaces,
  folder = snapshotIn(repository),
): Promise<Comparison[]> {
  const released: Record<string, string> = JSON.parse(await readFile(join(folder, 'versions.json'), 'utf8'));
  const contractBefore: ContractSurface = JSON.parse(await readFile(join(folder, 'contract.json'), 'utf8'));
  const noted = await notedSurfaces(folder);
  const about = (name: string, was: object, is: object) => {
    const changed = changedNames(was, is);
    const { version } = packageIn(join(repository, 'shared', name));
    const lends = lent[name];
    const isLent = (file: string) => Object.hasOwn(lends ?? {}, file);
    return {
      name,
      released: released[name] ?? '0.0.0',
      version,
      changed,
      isRaisedByHand: !bundledNames.some((bundled) => bundled === name) || changed.some(isLent),
      ...(lends && { lent: { noted: noted[name], now: lentSurface(version, lends) } }),
    };
  };
  const compared = async (name: 'platform' | BundledName): Promise<Comparison> => {
    const [was, is] = [await declarationsIn(join(folder, name)), declarations[name]];
    const known = about(name, was, is);
    const judge = name === 'platform' ? platformBreaks : bundledBreaks;
    return { ...known, breaks: known.changed.length === 0 ? [] : await judge(repository, was, is) };
  };
  return [
    { ...about('contract', contractBefore, contract), breaks: contractBreaks(contractBefore, contract) },
    ...(await Promise.all((['platform', ...bundledNames] as const).map(compared))),
  ];
}

function changedNames(was: object, is: object): string[] {
  const [before, after] = [new Map(Object.entries(was)), new Map(Object.entries(is))];
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.filter((name) => JSON.stringify(before.get(name)) !== JSON.stringify(after.get(name)));
}

/** What must be done before this may be released, in words; empty when nothing. */
export function complaintsAbout(comparison: Comparison): string[] {
  const { name, released, version, changed, breaks, isRaisedByHand, lent } = comparison;
  if (breaks.length > 0 && major(version) <= major(released))
    return [
      `shared/${name} ${version} breaks modules that were built against ${released}:`,
      ...breaks.map((reason) => `  ${reason}`),
      `Keep what they use, or give shared/${name}/package.json the version ${inc(released, 'major')}.`,
    ];
  if (isRaisedByHand && changed.length > 0 && lt(version, inc(released, 'minor') ?? released))
    return [
      `shared/${name} offers something else than ${released}: ${changed.join(', ')}.`,
      `Give its package.json the version ${inc(released, 'minor')}.`,
    ];
  return lent ? sharedVersionComplaints(name, lent) : [];
}

/** The same of a change that is to be committed: what the shell lends is noted with it. */
export function complaintsAboutChange(comparison: Comparison): string[] {
  const { name, lent } = comparison;
  const complaints = complaintsAbout(comparison);
  return complaints.length > 0 || !lent ? complaints : unnotedComplaints(name, lent);
}

/** Keeps what the shell lends under today's versions. */
export async function noteLent(repository: string, { lent }: Surfaces, folder = snapshotIn(repository)): Promise<void> {
  const noted = Object.entries(lent).map(([name, declarations]) => {
    const { version } = packageIn(join(repository, 'shared', name));
    return [name, lentSurface(version, declarations)] as const;
  });
  await noteSurfaces(folder, Object.fromEntries(noted));
}

/** Keeps today's surfaces as those of the last release. */
export async function acceptSurfaces(
  repository: string,
  surfaces: Surfaces,
  folder = snapshotIn(repository),
): Promise<void> {
  const { contract, declarations } = surfaces;
  await rm(folder, { recursive: true, force: true });
  for (const name of ['platform', ...bundledNames] as const) await keep(join(folder, name), declarations[name]);
  const versions = Object.fromEntries(
    ['contract', 'platform', ...bundledNames].map((name) => [
      name,
      packageIn(join(repository, 'shared', name)).version,
    ]),
  );
  await writeFile(join(folder, 'versions.json'), `${JSON.stringify(versions, null, 2)}\n`);
  await writeFile(join(folder, 'contract.json'), `${JSON.stringify(contract, null, 1)}\n`);
  await noteLent(repository, surfaces, folder);
}

async function keep(folder: string, declarations: Declarations): Promise<void> {
  for (const [file, text] of Object.entries(declarations)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}
