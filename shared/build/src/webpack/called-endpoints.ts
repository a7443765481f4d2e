import { allEndpoints, type NamedEndpoint } from '@rezenso/contract/all-endpoints';
import type { Compilation } from 'webpack';
import { modulesOf } from './bundle-contents.ts';

/** A file of the contract, as sources or as a package. */
const contractFile = /[\\/](?:shared|@rezenso)[\\/]contract[\\/](?:src|dist)[\\/]/;

/**
 * The calls of the API whose values a bundle uses: what it could call. Rather one too many than one too few: where webpack
 * does not know what is used of a file of the contract, everything in it counts.
 */
export function calledEndpoints(compilation: Compilation): NamedEndpoint[] {
  const names = new Set<string>();
  let isEverything = false;
  for (const module of modulesOf(compilation)) {
    if (!module.resource || !contractFile.test(module.resource)) continue;
    const used = compilation.moduleGraph.getUsedExports(module, undefined);
    if (used === true || used === null) isEverything ||= exportsEndpoints(compilation, module);
    else if (used) for (const name of used) names.add(name);
  }
  return allEndpoints.filter(({ name }) => isEverything || names.has(name));
}

function exportsEndpoints(
  compilation: Compilation,
  module: Parameters<Compilation['moduleGraph']['getProvidedExports']>[0],
): boolean {
  const provided = compilation.moduleGraph.getProvidedExports(module);
  return !Array.isArray(provided) || provided.some((name) => allEndpoints.some((endpoint) => endpoint.name === name));
}
