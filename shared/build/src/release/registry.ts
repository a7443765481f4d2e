import type { ModuleReleases, Registry, Release } from '@rezenso/contract/releases';

/** Adds a release and points `stable` to it; a version that is there already only gets the pointer. */
export function withRelease(registry: Registry, moduleName: string, release: Release): Registry {
  const { releases } = registry.modules[moduleName] ?? { releases: [] };
  const known = releases.some(({ version }) => version === release.version);
  return withModule(registry, moduleName, {
    releases: known ? releases : [...releases, release],
    stable: release.version,
    canary: null,
  });
}

/** @throws Error when the registry names no such release */
export function releaseIn(registry: Registry, moduleName: string, version: string): Release {
  const release = registry.modules[moduleName]?.releases.find((candidate) => candidate.version === version);
  if (!release) throw new Error(`${moduleName} has no live release ${version}`);
  return release;
}

function withModule(registry: Registry, moduleName: string, module: ModuleReleases): Registry {
  return { modules: { ...registry.modules, [moduleName]: module } };
}
