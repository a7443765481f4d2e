import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { baseOf, targetOf } from './base.ts';
import { DocumentCssPlugin } from './document-css.ts';
import { packageIn, sharedByShell, singletonVersions } from './packages.ts';
import { SingletonGuardPlugin } from './singleton-guard.ts';

export { prerender } from './prerender.ts';

/** Name of every remote's entry; the folder of the release makes it unique. */
export const entryFile = 'entry.js';

/**
 * The build of a remote: one expose, `./module`, and no copy of anything that the shell shares.
 * @param configUrl `import.meta.url` of the module's webpack.config.ts
 */
export function remote(configUrl: string): Configuration {
  const target = targetOf(configUrl);
  const base = baseOf(target);
  return {
    ...base,
    entry: {},
    externals: [federationRuntime],
    plugins: [
      ...(base.plugins ?? []),
      new SingletonGuardPlugin(),
      new ModuleFederationPlugin({
        name: federationName(target.name),
        filename: entryFile,
        exposes: { './module': './src/module.tsx' },
        shared: sharedByShell(packageIn(target.folder)),
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
 * The build of the shell. It speaks to the federation runtime itself and so needs no federation plugin: React and the
 * other singletons are plain imports of its bundle, which `init` then offers to the remotes.
 */
export function host(configUrl: string): Configuration {
  const target = targetOf(configUrl);
  const base = baseOf(target);
  return {
    ...base,
    entry: { shell: './src/main.tsx' },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { vendor } } },
    plugins: [
      ...(base.plugins ?? []),
      new DocumentCssPlugin(String(base.output?.publicPath)),
      new webpack.DefinePlugin({
        __REZENSO_SINGLETONS__: JSON.stringify(singletonVersions(target.folder)),
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      }),
    ],
  };
}

/**
 * The federation runtime is a singleton like React: the shell brings it along in a global variable. By default every
 * entry would carry its own, 15 kB (br) in each of six modules; see docs/decisions.
 */
function federationRuntime({ request = '' }: { request?: string }): Promise<string | undefined> {
  const isRuntime = /webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.js$/.test(request);
  return Promise.resolve(isRuntime ? 'var __rezensoFederation' : undefined);
}

/** Third-party code changes less often than ours and keeps its own file. */
const vendor = { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial' as const, enforce: true };

/** Federation puts a remote into a global variable of this name. */
export function federationName(moduleName: string): string {
  return moduleName.replaceAll('-', '_');
}
