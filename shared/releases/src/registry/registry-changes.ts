import type { Canary } from '@rezenso/contract/releases';
import { choosableOf, type ModuleReleases, type Registry, type Release, releasesOf } from './registry.ts';

/** Who gets a canary. */
export type CanaryShare = Pick<Canary, 'percent' | 'visitors'>;

/**
 * Adds a release and points to it: `stable`, or with `share` the canary. A version that is there already only gets
 * the pointer, and as stable it counts as the newest again. A new stable ends the canary, because what it was compared
 * with is gone; a canary that ends without being promoted was meant for nobody else, so it is withdrawn.
 * @throws Error when a canary is stable already, and when the module was retired
 */
export function withRelease(registry: Registry, moduleName: string, release: Release, share?: CanaryShare): Registry {
  const known = releasesOf(registry, moduleName);
  assertNotRetired(known, moduleName);
  const { version } = release;
  const releases = known?.releases ?? [];
  const live = releases.find((candidate) => candidate.version === version);
  const rolledBack = without([...(known?.rolledBack ?? []), ...canaryOf(known)], version);
  if (!share || !known) {
    const all = version === known?.stable ? releases : asNewest(releases, live ?? release);
    return withModule(registry, moduleName, { ...known, releases: all, stable: version, canary: null, rolledBack });
  }
  if (known.stable === version) throw new Error(`${moduleName} ${version} is stable already; everybody has it`);
  const all = live ? releases : [...releases, release];
  return withModule(registry, moduleName, { ...known, releases: all, canary: { version, ...share }, rolledBack });
}

/** Points `stable` to the canary. @throws Error when there is none, or another one than the caller looked at */
export function withPromoted(registry: Registry, moduleName: string, version: string): Registry {
  const known = moduleIn(registry, moduleName);
  if (known.canary?.version !== version) throw new Error(`${moduleName} ${version} is not the canary any more`);
  const releases = asNewest(known.releases, releaseIn(registry, moduleName, version));
  const rolledBack = without(known.rolledBack, version);
  return withModule(registry, moduleName, { ...known, releases, stable: version, canary: null, rolledBack });
}

/**
 * Points `stable` back to a live release and withdraws everything that came after it, a canary included.
 * @throws Error when the registry names no such release
 */
export function withRolledBack(registry: Registry, moduleName: string, version: string): Registry {
  const known = moduleIn(registry, moduleName);
  const back = releaseIn(registry, moduleName, version);
  const later = known.releases.slice(known.releases.indexOf(back) + 1).map((release) => release.version);
  const rolledBack = without([...(known.rolledBack ?? []), ...later, ...canaryOf(known)], version);
  return withModule(registry, moduleName, { ...known, stable: version, canary: null, rolledBack });
}

/** Ends the canary; nobody gets it any more. */
export function withoutCanary(registry: Registry, moduleName: string): Registry {
  const known = moduleIn(registry, moduleName);
  if (!known.canary) return registry;
  const rolledBack = without([...(known.rolledBack ?? []), ...canaryOf(known)], known.stable);
  return withModule(registry, moduleName, { ...known, canary: null, rolledBack });
}

/** Whether the sources' version is where the team wants it: stable, a canary, taken back, or gone with its module. */
export function isSettled(registry: Registry, moduleName: string, version: string): boolean {
  const known = releasesOf(registry, moduleName);
  if (!known) return false;
  if (known.retired) return true;
  return [known.stable, known.canary?.version, ...(known.rolledBack ?? [])].includes(version);
}

/** The releases before the stable one that were not withdrawn, newest first. */
export function releasesBefore(registry: Registry, moduleName: string): Release[] {
  const { releases, stable, rolledBack = [] } = moduleIn(registry, moduleName);
  const before = releases.slice(
    0,
    Math.max(
      0,
      releases.findIndex(({ version }) => version === stable),
    ),
  );
  return before.filter(({ version }) => !rolledBack.includes(version)).toReversed();
}

/** How many withdrawn versions a module remembers whose releases are gone. */
const withdrawnKept = 20;

export interface KeepRule {
  /** How many of a module's newest releases stay, whatever their age; withdrawn ones do not count. */
  newest: number;
  /** Releases published after this stay: a page that was opened then may still ask for their chunks. */
  since: Date;
  /** Previews that ended before this go. */
  now: Date;
}

/**
 * Takes releases out of the registry that nobody needs any more. What a pointer names stays, and what a browser could
 * fall back to.
 */
export function withoutOld(registry: Registry, keep: KeepRule): Registry {
  const modules = Object.entries(registry.modules).map(([name, known]) => {
    const needed = new Set(choosableOf(known));
    const newest = newestOf(known, keep.newest);
    const stays = (release: Release) =>
      needed.has(release) || newest.has(release) || new Date(release.publishedAt) >= keep.since;
    const releases = known.releases.filter(stays);
    const previews = known.previews && { previews: known.previews.filter(({ until }) => new Date(until) > keep.now) };
    return [name, { ...known, releases, ...previews, ...withdrawnOf(known, releases) }] as const;
  });
  const isSame = modules.every(([name, { releases, rolledBack, previews }]) => {
    const before = releasesOf(registry, name);
    const lengths = [releases, rolledBack, previews].map((list) => list?.length);
    return (
      lengths.join() === [before?.releases, before?.rolledBack, before?.previews].map((list) => list?.length).join()
    );
  });
  return isSame ? registry : { ...registry, modules: Object.fromEntries(modules) };
}

/** Withdrawn versions that are live, and the last of those that are gone: their sources may still be started somewhere. */
function withdrawnOf({ rolledBack }: ModuleReleases, releases: readonly Release[]): Pick<ModuleReleases, 'rolledBack'> {
  if (!rolledBack) return {};
  const isLive = (version: string) => releases.some((release) => release.version === version);
  const gone = new Set(rolledBack.filter((version) => !isLive(version)).slice(-withdrawnKept));
  return { rolledBack: rolledBack.filter((version) => isLive(version) || gone.has(version)) };
}

/** The newest living releases, and the withdrawn ones among them, which a page opened lately may still run. */
function newestOf({ releases, rolledBack = [] }: ModuleReleases, count: number): Set<Release> {
  if (count === 0) return new Set();
  const living = releases.filter(({ version }) => !rolledBack.includes(version));
  const oldest = living.at(-count) ?? releases[0];
  return new Set(oldest && releases.slice(releases.indexOf(oldest)));
}

/** A release that the registry names, be it for everybody or for a preview. */
export function namedRelease(registry: Registry, moduleName: string, version: string): Release | undefined {
  return knownReleases(registry, moduleName).find((release) => release.version === version);
}

/** Releases of a module that have a file of this path: the one that most people get first, and previews last. */
export function releasesWithFile(registry: Registry, moduleName: string, path: string): Release[] {
  const stable = releasesOf(registry, moduleName)?.stable;
  return knownReleases(registry, moduleName)
    .filter(({ files }) => files.some((file) => file.path === path))
    .toSorted((one, other) => Number(other.version === stable) - Number(one.version === stable));
}

function knownReleases(registry: Registry, moduleName: string): Release[] {
  const known = releasesOf(registry, moduleName);
  const previewed = known?.previews?.map(({ release }) => release) ?? [];
  return [...(known?.releases ?? []), ...previewed];
}

/** @throws Error when the registry names no such release */
export function releaseIn(registry: Registry, moduleName: string, version: string): Release {
  const { releases, rolledBack = [] } = moduleIn(registry, moduleName);
  const release = releases.find((candidate) => candidate.version === version);
  if (release) return release;
  const named = releases.map((one) => `${one.version}${rolledBack.includes(one.version) ? ' (withdrawn)' : ''}`);
  throw new Error(`${moduleName} has no live release ${version}; there are ${named.join(', ')}`);
}

/** @throws Error when nothing of this module was ever released here */
export function moduleIn(registry: Registry, moduleName: string): ModuleReleases {
  const known = releasesOf(registry, moduleName);
  if (known) return known;
  const names = Object.keys(registry.modules).sort().join(', ');
  throw new Error(`No release of ${moduleName} lies in this store; it has ${names || 'none at all'}`);
}

/** @throws Error when it was retired */
export function assertNotRetired(known: ModuleReleases | undefined, moduleName: string): void {
  if (!known?.retired) return;
  const { at, by } = known.retired;
  throw new Error(`${moduleName} was retired by ${by} at ${at}. \`npx rezenso resume ${moduleName}\` brings it back.`);
}

function asNewest(releases: readonly Release[], release: Release): Release[] {
  return [...releases.filter(({ version }) => version !== release.version), release];
}

function canaryOf(known: ModuleReleases | undefined): string[] {
  return known?.canary ? [known.canary.version] : [];
}

function without(versions: readonly string[] = [], version: string): string[] {
  return [...new Set(versions)].filter((candidate) => candidate !== version);
}

/** The registry with a module as given. */
export function withModule(registry: Registry, moduleName: string, module: ModuleReleases): Registry {
  return { ...registry, modules: { ...registry.modules, [moduleName]: module } };
}
