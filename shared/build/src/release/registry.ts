import { type ModuleReleases, type Registry, type Release, viewOf } from '@rezenso/contract/releases';

/**
 * Adds a release and points to it: `stable`, or with `percent` the canary. A version that is there already only gets
 * the pointer. A new stable ends the canary, because what it was compared with is gone.
 * @throws Error when a canary is stable already
 */
export function withRelease(registry: Registry, moduleName: string, release: Release, percent?: number): Registry {
  const known = registry.modules[moduleName];
  const { version } = release;
  const releases = known?.releases ?? [];
  const isKnown = releases.some((candidate) => candidate.version === version);
  const all = isKnown ? releases : [...releases, release];
  const rolledBack = without(known?.rolledBack, version);
  if (percent === undefined || !known)
    return withModule(registry, moduleName, { releases: all, stable: version, canary: null, rolledBack });
  if (known.stable === version) throw new Error(`${moduleName} ${version} is stable already; everybody has it`);
  return withModule(registry, moduleName, { ...known, releases: all, canary: { version, percent }, rolledBack });
}

/** Points `stable` to the canary. @throws Error when there is none, or another one than the caller looked at */
export function withPromoted(registry: Registry, moduleName: string, version: string): Registry {
  const known = moduleIn(registry, moduleName);
  if (known.canary?.version !== version) throw new Error(`${moduleName} ${version} is not the canary any more`);
  const rolledBack = without(known.rolledBack, version);
  return withModule(registry, moduleName, { ...known, stable: version, canary: null, rolledBack });
}

/** Points `stable` back to a live release and ends the canary. @throws Error when the registry names no such release */
export function withRolledBack(registry: Registry, moduleName: string, version: string): Registry {
  const known = moduleIn(registry, moduleName);
  releaseIn(registry, moduleName, version);
  const rolledBack = without([...(known.rolledBack ?? []), known.stable], version);
  return withModule(registry, moduleName, { ...known, stable: version, canary: null, rolledBack });
}

/** Ends the canary; nobody gets it any more. */
export function withoutCanary(registry: Registry, moduleName: string): Registry {
  const known = moduleIn(registry, moduleName);
  if (!known.canary) return registry;
  const rolledBack = [...without(known.rolledBack, known.canary.version), known.canary.version];
  return withModule(registry, moduleName, { ...known, canary: null, rolledBack });
}

/** Whether the sources' version is where the team wants it: stable, a canary, or taken back. */
export function isSettled({ modules }: Registry, moduleName: string, version: string): boolean {
  const known = modules[moduleName];
  if (!known) return false;
  return [known.stable, known.canary?.version, ...(known.rolledBack ?? [])].includes(version);
}

/** The release that was published before the stable one; undefined for the first. */
export function versionBefore(registry: Registry, moduleName: string): string | undefined {
  const { releases, stable } = moduleIn(registry, moduleName);
  return releases[releases.findIndex(({ version }) => version === stable) - 1]?.version;
}

export interface KeepRule {
  /** How many of a module's newest releases stay, whatever their age. */
  newest: number;
  /** Releases published after this stay: a page that was opened then may still ask for their chunks. */
  since: Date;
}

/**
 * Takes releases out of the registry that nobody needs any more. What a pointer names stays, and what a browser could
 * fall back to.
 */
export function withoutOld(registry: Registry, keep: KeepRule): Registry {
  const view = viewOf(registry);
  const modules = Object.entries(registry.modules).map(([name, known]) => {
    const needed = new Set(view[name]?.releases.map(({ version }) => version));
    for (const version of [known.stable, known.canary?.version]) if (version) needed.add(version);
    const newest = new Set(known.releases.slice(Math.max(0, known.releases.length - keep.newest)));
    const stays = (release: Release) =>
      needed.has(release.version) || newest.has(release) || new Date(release.publishedAt) >= keep.since;
    const releases = known.releases.filter(stays);
    return [name, { ...known, releases }] as const;
  });
  const isSame = modules.every(([name, { releases }]) => releases.length === registry.modules[name]?.releases.length);
  return isSame ? registry : { ...registry, modules: Object.fromEntries(modules) };
}

/** @throws Error when the registry names no such release */
export function releaseIn(registry: Registry, moduleName: string, version: string): Release {
  const { releases } = moduleIn(registry, moduleName);
  const release = releases.find((candidate) => candidate.version === version);
  const live = releases.map((candidate) => candidate.version).join(', ');
  if (!release) throw new Error(`${moduleName} has no live release ${version}; there are ${live}`);
  return release;
}

/** @throws Error when nothing of this module was ever released here */
export function moduleIn(registry: Registry, moduleName: string): ModuleReleases {
  const known = registry.modules[moduleName];
  if (known) return known;
  const names = Object.keys(registry.modules).sort().join(', ');
  throw new Error(`No release of ${moduleName} lies in this store; it has ${names || 'none at all'}`);
}

function without(versions: readonly string[] = [], version: string): string[] {
  return [...new Set(versions)].filter((candidate) => candidate !== version);
}

function withModule(registry: Registry, moduleName: string, module: ModuleReleases): Registry {
  return { ...registry, modules: { ...registry.modules, [moduleName]: module } };
}
