import { chooseRelease } from '@rezenso/contract/releases';
import { type Registry, type Release, releasesOf, stableOf } from './registry.ts';

/** The platform that the shell in a store brings; undefined before the first shell. */
export function platformOf({ modules: { shell } }: Registry): string | undefined {
  return stableOf(shell)?.platformVersion ?? undefined;
}

/**
 * The releases of a module that people can get: what they get now, which may be an older one than stable, and what the pointers
 * name. None of one that was retired; of a paused one those that come back with it.
 * @param contract version that the server speaks, where it is known
 */
export function releasesForPeople(registry: Registry, moduleName: string, contract?: string): Release[] {
  const known = releasesOf(registry, moduleName);
  if (!known || known.retired) return [];
  const platform = platformOf(registry);
  const now = platform && chooseRelease(moduleName, known, platform, undefined, contract);
  const pointed = known.releases.filter(({ version }) => version === known.stable || version === known.canary?.version);
  return [...new Set([...(now ? [now] : []), ...pointed])];
}
