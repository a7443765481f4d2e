import type { ModuleManifest } from '@rezenso/contract/releases';
import { type Registry, stableOf } from './registry.ts';

/** Addresses that a release wants and another module has, each in one sentence. */
export function addressProblems({ name, routes }: ModuleManifest, registry: Registry): string[] {
  return routes.flatMap(({ path }) => {
    const owner = ownerOf(path, name, registry);
    return owner ? [`Its address ${path} belongs to ${owner}.`] : [];
  });
}

function ownerOf(path: string, moduleName: string, { modules }: Registry): string | undefined {
  const others = Object.entries(modules).filter(([name]) => name !== moduleName);
  return others.find(([, known]) => stableOf(known)?.manifest?.routes.some((route) => route.path === path))?.[0];
}
