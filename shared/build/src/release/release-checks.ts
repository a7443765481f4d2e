import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseRelease, type ModuleManifest, satisfiesPlatform } from '@rezenso/contract/releases';
import { filesBelow } from '@rezenso/releases/files';
import { addressProblems, platformOf, type Registry, releasesOf } from '@rezenso/releases/registry';
import type { BuildRecord } from '../webpack/build-record.ts';

export interface Candidate {
  moduleName: string;
  build: BuildRecord;
  manifest: ModuleManifest;
  /** Sizes of the scripts as they are sent, in bytes (br). */
  sizes: ReadonlyMap<string, number>;
  /** Released before the shell that brings its platform; people keep the release before until then. */
  isAhead?: boolean;
}

/** Code that only the shell may carry; two copies of it on one page break it. */
const onlyInShell =
  /^(react|react-dom|react-router|react-router-dom|styled-components|swr|zustand|zod|scheduler|@module-federation\/.+)$/;
/** What a remote's bundle may be made of beside its own folder. */
const sharedSources = /^shared\/(contract|ui|domain|build)\//;

/** What stands against releasing this build, each in one sentence; empty when nothing does. */
export function problemsOf(candidate: Candidate, registry: Registry): string[] {
  return [
    ...contractProblems(candidate, registry),
    ...exposeProblems(candidate),
    ...contentProblems(candidate),
    ...sizeProblems(candidate),
    ...routeProblems(candidate, registry),
  ];
}

function contractProblems({ moduleName, manifest, isAhead }: Candidate, registry: Registry): string[] {
  const { platformRange } = manifest;
  if (!registry.modules.shell)
    return ['There is no shell in this store; is it the right one? If so, release the shell first.'];
  const released = platformOf(registry);
  if (!released || satisfiesPlatform(released, platformRange)) return [];
  const known = releasesOf(registry, moduleName);
  if (isAhead && known && chooseRelease(moduleName, known, released)) return [];
  return [
    `It needs platform ${platformRange}, and the shell in this store brings ${released}. Release the shell first.`,
  ];
}

function exposeProblems({ build: { exposes, entry } }: Candidate): string[] {
  if (entry.length !== 1) return [`It has ${entry.length} entries (${entry.join(', ')}); a remote has one.`];
  if (exposes.length === 1 && exposes[0] === './module') return [];
  return [`It exposes ${exposes.join(', ') || 'nothing'}; a remote exposes ./module and nothing else.`];
}

function contentProblems({ moduleName, build: { packages, sources } }: Candidate): string[] {
  const copies = packages.filter((name) => onlyInShell.test(name));
  const platform = sources.some((file) => file.startsWith('shared/platform/'));
  const foreign = sources.filter((file) => !file.startsWith(`${moduleName}/`) && !isShared(file));
  return [
    ...copies.map((name) => `It bundles ${name}, which the shell brings along for all.`),
    ...(platform ? ['It bundles @rezenso/platform, which the shell brings along for all.'] : []),
    ...foreign.map((file) => `It bundles ${file}, which belongs to another module.`),
  ];
}

function isShared(file: string): boolean {
  return sharedSources.test(file) || file.startsWith('shared/platform/');
}

function sizeProblems({ build, manifest: { budgets }, sizes }: Candidate): string[] {
  const entry = build.entry.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  const over = (what: string, bytes: number, budgetKb: number) =>
    bytes > budgetKb * 1000 ? [`${what} ${(bytes / 1000).toFixed(1)} kB (br); module.json allows ${budgetKb} kB.`] : [];
  return [...over('Its entry has', entry, budgets.entryKb), ...over('Its scripts have', total, budgets.totalKb)];
}

function routeProblems({ build, manifest }: Candidate, registry: Registry): string[] {
  const unknown = manifest.routes.filter(({ page }) => !build.pages[page]);
  return [
    ...unknown.map(({ page, path }) => `module.json sends ${path} to a page "${page}" that it does not have.`),
    ...addressProblems(manifest, registry),
  ];
}

/** Sizes of a build's scripts as they are sent; `precompress` must have run. */
export async function scriptSizes(dist: string): Promise<Map<string, number>> {
  const scripts = (await filesBelow(dist)).filter(({ path }) => path.endsWith('.js'));
  const size = async (path: string) => [path, (await stat(join(dist, `${path}.br`))).size] as const;
  return new Map(await Promise.all(scripts.map(({ path }) => size(path))));
}
