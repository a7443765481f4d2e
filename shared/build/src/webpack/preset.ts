import { ConsumeSharedPlugin, ModuleFederationPlugin } from '@module-federation/enhanced';
import type { Configuration } from 'webpack';
import { keepsAddresses } from './addresses.ts';
import { baseOf, targetOf } from './base.ts';
import { ChunkAddressesPlugin } from './chunk-addresses.ts';
import { ChunkDeliveryPlugin } from './chunk-delivery.ts';
import { EntryNeedsPlugin } from './entry-needs.ts';
import { exposedIn, LeanEntryPlugin, ownCopies } from './lean-entry.ts';
import { LentPartsPlugin, lentByShellOrOwn, takesLentParts } from './lent-parts.ts';
import { packageIn, sharedByShell } from './packages.ts';
import { SingletonGuardPlugin } from './singleton-guard.ts';
import { StyleGuardPlugin } from './style-guard.ts';

/** Name of every remote's entry; the folder of the release makes it unique. */
export const entryFile = 'entry.js';

/**
 * The build of a remote: one expose, `./module`, and no copy of anything that the shell shares.
 * @param configUrl `import.meta.url` of the module's webpack.config.ts
 */
export function remote(configUrl: string): Configuration {
  const target = targetOf(configUrl);
  const base = baseOf(target);
  // Whoever develops a remote may be changing the design system with it, and wants to see that.
  const isLentParts = !target.isDevelopment && takesLentParts(target.folder);
  return {
    ...base,
    entry: {},
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { exposed: exposedIn(federationName(target.name)), ownCopies } },
    },
    externals: [federationRuntime],
    plugins: [
      ...(base.plugins ?? []),
      new SingletonGuardPlugin(),
      ...(keepsAddresses(target) ? [new ChunkDeliveryPlugin(), new ChunkAddressesPlugin()] : []),
      ...(target.isDevelopment ? [] : [new EntryNeedsPlugin(entryFile, federationName(target.name))]),
      new StyleGuardPlugin(),
      new LeanEntryPlugin(),
      ...(isLentParts ? [new LentPartsPlugin(target.folder)] : []),
      // A remote takes and offers nothing: what it brings for itself is not meant for others.
      new ConsumeSharedPlugin({
        consumes: {
          ...sharedByShell(packageIn(target.folder)),
          ...(isLentParts && lentByShellOrOwn(target.folder)),
        },
      }),
      new ModuleFederationPlugin({
        name: federationName(target.name),
        filename: entryFile,
        exposes: { './module': './src/module.tsx' },
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
      }),
    ],
  };
}

/**
 * The federation runtime is a singleton like React: the shell brings it along in a global variable. By default every
 * entry would carry its own, 15 kB (br) in each of six modules (docs/decisions/0007, 0069).
 */
function federationRuntime({ request = '' }: { request?: string }): Promise<string | undefined> {
  const isRuntime = /webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.js$/.test(request);
  return Promise.resolve(isRuntime ? 'var __rezensoFederation' : undefined);
}

/** Federation puts a remote into a global variable of this name. */
export function federationName(moduleName: string): string {
  return moduleName.replaceAll('-', '_');
}
