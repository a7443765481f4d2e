import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseRelease, type ModuleManifest, satisfiesPlatform } from '@rezenso/contract/releases';
import { cataloguesIn, filesBelow } from '@rezenso/releases/files';
import {
  addressProblems,
  borrowProblems,
  canMeet,
  labelProblems,
  lentIn,
  platformOf,
  type Registry,
  releasesOf,
  serverMisfitOf,
} from '@rezenso/releases/registry';
import { budgetProblems } from '../gate/budgets.ts';
import type { BuildRecord } from '../webpack/build-record.ts';

export interface Candidate {
  moduleName: string;
  build: BuildRecord;
  manifest: ModuleManifest;
  /** Sizes of the scripts as they are sent, in bytes (br). */
  sizes: ReadonlyMap<string, number>;
  /** Released before the shell or the server that brings its next major; people keep the release before until then. */
  isAhead?: boolean;
  /** Version of the contract that the site's server speaks, where it is known. */
  serverContract?: string | undefined;
}

type Unbuilt = Omit<Candidate, 'build' | 'sizes'>;

/** Code that only the shell may carry; two copies of it on one page break it. */
const onlyInShell =
  /^(react|react-dom|react-router|react-router-dom|styled-components|swr|zustand|zod|scheduler|@module-federation\/.+)$/;
/** The platform, where it is a package; in its own repository it is known by its sources. */
const platformPackage = '@rezenso/platform';
/** Packages of ours that are made to be bundled. */
const bundledPackages = /^@rezenso\/(contract|ui|domain|build)$/;
/** What a remote's bundle may be made of beside its own folder. */
const sharedSources = /^shared\/(contract|ui|domain|build)\//;

/** What can be said of a release before it is built, each in one sentence. */
export function manifestProblemsIn(candidate: Unbuilt, registry: Registry): string[] {
  const { moduleName, manifest } = candidate;
  return [
    ...contractProblems(candidate, registry),
    ...budgetProblems(moduleName, manifest.budgets),
    ...addressProblems(manifest, registry),
    ...labelProblems(manifest, registry),
  ];
}

/** What stands against releasing this build, each in one sentence; empty when nothing does. */
export function problemsOf(candidate: Candidate, registry: Registry): string[] {
  return [
    ...contractProblems(candidate, registry),
    ...borrowedProblems(candidate, registry),
    ...serverProblems(candidate, registry),
    ...exposeProblems(candidate),
    ...contentProblems(candidate),
    ...sizeProblems(candidate),
    ...routeProblems(candidate, registry),
  ];
}

function contractProblems(candidate: Unbuilt, registry: Registry): string[] {
  const { platformRange } = candidate.manifest;
  if (!registry.modules.shell)
    return ['There is no shell in this store; is it the right one? If so, release the shell first.'];
  const released = platformOf(registry);
  if (!released || satisfiesPlatform(released, platformRange)) return [];
  if (isWaiting(candidate, registry)) return [];
  return [
    `It needs platform ${platformRange}, and the shell in this store brings ${released}. Release the shell first.`,
  ];
}

/** Whether a release that is ahead hurts nobody: an older one fits shell and server as they are, and is chosen until then. */
function isWaiting({ moduleName, isAhead, serverContract }: Unbuilt, registry: Registry): boolean {
  const [known, platform] = [releasesOf(registry, moduleName), platformOf(registry)];
  if (!isAhead || !known || !platform) return false;
  const gets = chooseRelease(moduleName, known, platform, undefined, serverContract);
  return gets !== undefined && serverMisfitOf(gets, serverContract) === undefined;
}

/**
 * Of the packages that the shell lends: ranges that browsers can compare, and that the shell of this store satisfies. Browsers
 * choose by the platform and not by these, so only one that waits for another platform may wait for other packages as well.
 */
function borrowedProblems({ build: { borrows = {} }, isAhead, manifest }: Candidate, registry: Registry): string[] {
  const odd = Object.entries(borrows).filter(([, range]) => !/^\^\d+\.\d+\.\d+$/.test(range));
  const words = odd.map(
    ([name, range]) =>
      `Its package.json asks for ${name} ${range}; what the shell lends is asked for by a caret range.`,
  );
  const platform = platformOf(registry);
  const waitsForPlatform = isAhead && platform && !satisfiesPlatform(platform, manifest.platformRange);
  return words.length > 0 || waitsForPlatform ? words : borrowProblems(borrows, lentIn(registry));
}

/**
 * A module that is newer than the server would not be chosen. A server that only adds can always be deployed first; one of another
 * major would take the module away that was not there before it (`fits` says so), so that may be ahead.
 */
function serverProblems(candidate: Candidate, registry: Registry): string[] {
  const { build, serverContract = '' } = candidate;
  const misfit = serverMisfitOf(build, serverContract || undefined);
  const isOtherMajor = majorOf(build.contractRange) !== majorOf(serverContract);
  return misfit === undefined || (isOtherMajor && isWaiting(candidate, registry)) ? [] : [misfit];
}

function majorOf(version: string): string | undefined {
  return /\d+/.exec(version)?.[0];
}

function exposeProblems({ build: { exposes, entry } }: Candidate): string[] {
  if (entry.length !== 1) return [`It has ${entry.length} entries (${entry.join(', ')}); a remote has one.`];
  if (exposes.length === 1 && exposes[0] === './module') return [];
  return [`It exposes ${exposes.join(', ') || 'nothing'}; a remote exposes ./module and nothing else.`];
}

function contentProblems({ moduleName, build: { packages, sources } }: Candidate): string[] {
  const copies = packages.filter((name) => onlyInShell.test(name));
  const platform = packages.includes(platformPackage) || sources.some((file) => file.startsWith('shared/platform/'));
  const foreignPackages = packages.filter(
    (name) => name.startsWith('@rezenso/') && name !== platformPackage && !bundledPackages.test(name),
  );
  const foreign = sources.filter((file) => !file.startsWith(`${moduleName}/`) && !isShared(file));
  return [
    ...copies.map((name) => `It bundles ${name}, which the shell brings along for all.`),
    ...(platform ? ['It bundles @rezenso/platform, which the shell brings along for all.'] : []),
    ...[...foreign, ...foreignPackages].map((file) => `It bundles ${file}, which belongs to another module.`),
  ];
}

function isShared(file: string): boolean {
  return sharedSources.test(file) || file.startsWith('shared/platform/');
}

function sizeProblems({ moduleName, build, manifest: { budgets }, sizes }: Candidate): string[] {
  const entry = build.entry.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  const catalogues = cataloguesIn(build.pages);
  const total = [...sizes].reduce((sum, [file, bytes]) => (catalogues.has(file) ? sum : sum + bytes), 0);
  const over = (what: string, bytes: number, budgetKb: number) =>
    bytes > budgetKb * 1000 ? [`${what} ${(bytes / 1000).toFixed(1)} kB (br); module.json allows ${budgetKb} kB.`] : [];
  return [
    ...budgetProblems(moduleName, budgets),
    ...over('Its entry has', entry, budgets.entryKb),
    ...over('Its scripts have', total, budgets.totalKb),
  ];
}

function routeProblems({ build, manifest }: Candidate, registry: Registry): string[] {
  const { routes, cards = [] } = manifest;
  const isThere = (name: string) => Object.hasOwn(build.pages, name);
  const lost = routes.filter(({ page }) => !isThere(page));
  const lostCards = cards.filter(({ card }) => !isThere(card));
  return [
    ...lost.map(({ page, path }) => `module.json sends ${path} to a page "${page}" that it does not have.`),
    ...lostCards.map(({ card }) => `module.json names a card "${card}" that module.tsx does not have.`),
    ...shadowProblems(manifest),
    ...navigationProblems(manifest),
    ...addressProblems(manifest, registry),
    ...labelProblems(manifest, registry),
  ];
}

/** Of its own routes the first that fits counts: one that takes anything must not stand before a word. */
function shadowProblems({ routes }: ModuleManifest): string[] {
  return routes.flatMap(({ path }, index) => {
    const before = routes
      .slice(0, index)
      .find((other) => canMeet(other.path, path) && hasMoreParameters(other.path, path));
    if (before) return [`Its route ${before.path} stands before ${path} and takes its visitors.`];
    const same = routes.slice(0, index).some((other) => other.path === path);
    return same ? [`module.json names the route ${path} twice.`] : [];
  });
}

function hasMoreParameters(one: string, other: string): boolean {
  const count = (path: string) => path.split('/').filter((part) => part.startsWith(':')).length;
  return count(one) > count(other);
}

function navigationProblems({ navigation = [], routes }: ModuleManifest): string[] {
  const foreign = navigation.filter(({ path }) => !routes.some((route) => canMeet(route.path, path)));
  return foreign.map(({ label, path }) => `Its navigation entry "${label}" leads to ${path}, which is no route of it.`);
}

/** Sizes of a build's scripts as they are sent; `precompress` must have run. */
export async function scriptSizes(dist: string): Promise<Map<string, number>> {
  const scripts = (await filesBelow(dist)).filter(({ path }) => path.endsWith('.js'));
  const size = async (path: string) => [path, (await stat(join(dist, `${path}.br`))).size] as const;
  return new Map(await Promise.all(scripts.map(({ path }) => size(path))));
}
