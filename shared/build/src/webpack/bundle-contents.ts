import { join, relative } from 'node:path';
import type { Compilation, Module } from 'webpack';

/** Shapes of webpack's own and federation's modules, as far as we read them. */
interface AnyModule extends Module {
  /** Modules that were joined into this one. */
  modules?: AnyModule[];
  resource?: string;
  /** Only of a federation container: what it exposes. */
  _exposes?: [name: string, options: unknown][];
}

const packageName = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^.\\/][^\\/]*)[\\/](?!.*node_modules[\\/])/;

/**
 * The packages and the own files that a bundle carries, each once and sorted.
 * @param moduleName under which the files of the module stand: `mf-reviews/src/module.tsx`
 */
export function contentsOf(compilation: Compilation, moduleName: string): { packages: string[]; sources: string[] } {
  const { context } = compilation.compiler;
  const resources = bundledIn(compilation).flatMap(({ resource }) => resource?.replace(/\?.*$/, '') ?? []);
  const isPackage = (resource: string) => packageName.test(resource);
  return {
    packages: sortedOnce(resources.flatMap((resource) => packageName.exec(resource)?.[1]?.replaceAll('\\', '/') ?? [])),
    sources: sortedOnce(
      resources
        .filter((resource) => !isPackage(resource))
        .map((resource) => join(moduleName, relative(context, resource)).replaceAll('\\', '/')),
    ),
  };
}

/** Names under which a remote's container hands out code. */
export function exposesOf(compilation: Compilation): string[] {
  return sortedOnce(modulesOf(compilation).flatMap(({ _exposes = [] }) => _exposes.map(([name]) => name)));
}

/** Modules that ended up in a script; of those that were only looked at, such as doors with more names, nothing is sent. */
function bundledIn(compilation: Compilation): AnyModule[] {
  const isSent = (module: AnyModule) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0;
  return withJoined([...compilation.modules].filter(isSent));
}

/** All modules of a build, those that were joined into others included. */
export function modulesOf(compilation: Compilation): AnyModule[] {
  return withJoined([...compilation.modules]);
}

function withJoined(modules: readonly AnyModule[]): AnyModule[] {
  return modules.flatMap((module) => [module, ...(module.modules ?? [])]);
}

function sortedOnce(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}
