import { join } from 'node:path';
import { isSettled, type ModuleReleases, type Registry, releasesOf, stableOf } from '@rezenso/releases/registry';
import type { ReleaseStore } from '@rezenso/releases/store';
import { hinted } from '../cli/hinted.ts';
import { minuteOf } from '../cli/minute.ts';
import { type BuildOptions, buildChanged } from '../release/build-changed.ts';
import { lastMove } from '../release/last-move.ts';
import { moduleNames } from '../release/module-folders.ts';
import { releaseOf } from '../release/source-hash.ts';

/** In the history of a module: nobody asked for this release, a site was started. */
const ofAStart = 'npm start';

/**
 * Releases what this checkout has and nobody but a start has ever released. What a team released, took back or never released
 * into this store stays as it is, and what cannot be released is served as it stands; each is said in a line.
 * @returns the modules that got a new release
 */
export async function releaseAtStart(options: Pick<BuildOptions, 'repository' | 'store' | 'say'>): Promise<string[]> {
  const { repository, store, say } = options;
  const registry = await store.readRegistry().catch((error: Error) => say(`  Nothing is released. ${error.message}`));
  if (!registry) return [];
  // Commands that name no store work on this one.
  const elsewhere = store.place === join(repository, '.data/releases') ? undefined : store.place;
  const names = moduleNames(repository).filter((name) => {
    const version = releaseOf(repository, name);
    const known = releasesOf(registry, name);
    if (known?.stable === version || known?.retired) return false;
    const kept = whyKept(store, registry, name, version);
    if (kept) say(hinted(`  ${name} ${known ? `stays ${known.stable}` : 'is not released'}: ${kept}`, elsewhere));
    return !kept;
  });
  return buildChanged({ ...options, names, reason: ofAStart });
}

/** Why a start leaves a module alone whose sources are another version than stable; undefined when it releases them. */
function whyKept(store: ReleaseStore, registry: Registry, name: string, version: string): string | undefined {
  const known = releasesOf(registry, name);
  const canBe = `\`npx rezenso release ${name}\` releases the ${version} of this checkout.`;
  if (known?.canary?.version === version) return `the ${version} of this checkout is its canary.`;
  if (isSettled(registry, name, version)) return `the ${version} of this checkout was taken back. ${canBe}`;
  if (known && isOfATeam(known)) return `${howItCame(known)}. ${canBe}`;
  if (!known && Object.values(registry.modules).some(isOfATeam)) return `teams release into this store. ${canBe}`;
  try {
    store.assertMayChange(registry, name);
    return undefined;
  } catch (error) {
    return `${error instanceof Error ? error.message : error}. This checkout has ${version}.`;
  }
}

/** Whether somebody decided what people get of it: starts neither run checks nor have canaries, nor take anything back. */
function isOfATeam(known: ModuleReleases): boolean {
  const { canary, rolledBack = [] } = known;
  const reason = lastMove(known)?.reason ?? ofAStart;
  return stableOf(known)?.checks !== undefined || canary !== null || rolledBack.length > 0 || reason !== ofAStart;
}

function howItCame(known: ModuleReleases): string {
  const { event, by, at } = lastMove(known) ?? {};
  return event && by && at ? `${event.replace('-', ' ')} by ${by} on ${minuteOf(at)}` : 'a team released it';
}
