import type { ModuleManifest, Registry } from '@rezenso/contract/releases';

/** Addresses that a release wants and another module has, each in one sentence. */
export function addressProblems({ name, routes }: ModuleManifest, registry: Registry): string[] {
  return routes.flatMap(({ path }) => {
    const owner = ownerOf(path, name, registry);
    return owner ? [`Its address ${path} belongs to ${owner}.`] : [];
  });
}

function ownerOf(path: string, moduleName: string, { modules }: Registry): string | undefined {
  const others = Object.entries(modules).filter(([name]) => name !== moduleName);
  return others.find(([, { releases, stable }]) => {
    const manifest = releases.find(({ version }) => version === stable)?.manifest;
    return manifest?.routes.some((route) => route.path === path);
  })?.[0];
}
