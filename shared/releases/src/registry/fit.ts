import { chooseRelease, satisfiesPlatform } from '@rezenso/contract/releases';
import { addressProblems } from './addresses.ts';
import { type ModuleReleases, type Registry, releasesOf, stableOf } from './registry.ts';
import { moduleIn, releaseIn } from './registry-changes.ts';

/** The platform that the shell in a store brings; undefined before the first shell. */
export function platformOf({ modules: { shell } }: Registry): string | undefined {
  return stableOf(shell)?.platformVersion ?? undefined;
}

/** The registry as it would be with a shell that brings another platform. */
export function withPlatform(registry: Registry, platformVersion: string): Registry {
  const { shell } = registry.modules;
  if (!shell) return registry;
  const releases = shell.releases.map((release) =>
    release.version === shell.stable ? { ...release, platformVersion } : release,
  );
  return { ...registry, modules: { ...registry.modules, shell: { ...shell, releases } } };
}

/** What a change of the registry means for one module, beside the one that is changed. */
export interface Shift {
  moduleName: string;
  /** What people have, and what they would get; `now` is undefined when nothing would be left for them. */
  before: string;
  now: string | undefined;
  /** The range of the platform that the newest of its releases asks for. */
  platformRange: string;
}

/** Modules for which a change of the registry brings another release, or none, than the one people have. */
export function shiftsBetween(before: Registry, after: Registry): Shift[] {
  const [platformBefore, platform] = [platformOf(before), platformOf(after)];
  if (!platformBefore || !platform) return [];
  return Object.entries(before.modules).flatMap(([moduleName, known]) => {
    const had = chooseRelease(moduleName, known, platformBefore);
    const gets = chooseRelease(moduleName, releasesOf(after, moduleName) ?? known, platform);
    if (!had?.manifest || had.version === gets?.version) return [];
    return [
      { moduleName, before: had.version, now: gets?.version, platformRange: rangeOf(releasesOf(after, moduleName)) },
    ];
  });
}

/** A change of the registry is refused because modules would be gone; the message names each. */
export class LostModules extends Error {}

/**
 * Lets a change of the registry pass only when no module loses its last release that fits the platform.
 * @param without modules that the caller named, knowing that they will be missing
 * @throws LostModules naming each module that would be gone
 */
export function assertNobodyLost(before: Registry, after: Registry, without: readonly string[] = []): void {
  const platform = platformOf(after);
  const lost = shiftsBetween(before, after).filter(({ moduleName, now }) => !now && !without.includes(moduleName));
  if (lost.length === 0) return;
  const lines = lost.map(
    ({ moduleName, platformRange }) =>
      `${moduleName} would have no release: it needs platform ${platformRange}, and the shell would bring ${platform}.`,
  );
  throw new LostModules(['This would take modules away from everybody; nothing was changed:', ...lines].join('\n  '));
}

/** @throws Error when people would not get the release that is pointed to */
export function assertFits(after: Registry, moduleName: string): void {
  const { stable } = moduleIn(after, moduleName);
  const { manifest } = releaseIn(after, moduleName, stable);
  const problems = [misfitOf(after, moduleName, stable), ...(manifest ? addressProblems(manifest, after) : [])];
  const [problem] = problems.filter((text) => text !== undefined);
  if (problem) throw new Error(`${moduleName} ${stable} cannot be stable. ${problem}`);
}

/** Why nobody would get a release of a module; undefined when it fits the shell of this store. */
export function misfitOf(registry: Registry, moduleName: string, version: string): string | undefined {
  const { manifest } = releaseIn(registry, moduleName, version);
  const platform = platformOf(registry);
  if (!manifest || !platform || satisfiesPlatform(platform, manifest.platformRange)) return undefined;
  return `${version} needs platform ${manifest.platformRange}, and the shell in this store brings ${platform}.`;
}

function rangeOf(known: ModuleReleases | undefined): string {
  return stableOf(known)?.manifest?.platformRange ?? 'unknown';
}
