import { createHash } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractVersion } from '@rezenso/contract/contract-version';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { lockedFor } from '../release/locked.ts';
import { checkout, nameOf, repositoryOf } from '../release/module-folders.ts';
import { followedSources, releaseOf } from '../release/source-hash.ts';
import { addressesOf } from './addresses.ts';
import { BuildRecordPlugin } from './build-record.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity.ts';
import { FollowedSourcesPlugin } from './followed-sources-plugin.ts';
import { ReleaseFactsPlugin } from './release-facts.ts';
import { SourceMapsPlugin, sourceNameIn } from './source-maps.ts';

/** The checkout that these tools belong to. */
export const repository = checkout;
/** Milliseconds after which a chunk counts as lost; the fallback card stands within five seconds. */
const chunkLoadTimeoutMs = 4000;

export interface Target {
  /** The checkout of the platform, or the module's own repository, which is its folder. */
  repository: string;
  /** Folder of the module, with package.json and module.json. */
  folder: string;
  /** `mf-reviews`, `shell`: the folder's name in a checkout, what the manifest says in a repository of its own. */
  name: string;
  /** Version that this build is going to be released as. */
  release: string;
  isDevelopment: boolean;
  /** Sources that the version follows, those of the module below its name. */
  followed: readonly string[];
}

/** Where a build stands, from the address of its webpack.config.ts. */
export function targetOf(configUrl: string): Target {
  const folder = dirname(fileURLToPath(configUrl));
  const place = repositoryOf(folder);
  const isOwn = place === folder;
  const name = isOwn ? nameOf(folder) : (folder.split(/[\\/]/).at(-1) ?? folder);
  const isDevelopment = process.env.REZENSO_DEV === name;
  const path = isOwn ? name : relative(place, folder);
  return {
    repository: place,
    folder,
    name,
    isDevelopment,
    followed: followedSources(place, path).map((file) => bundledAs(file, { name, folder, place })),
    release: isDevelopment ? 'development' : releaseOf(place, path),
  };
}

/** How a source is called where a bundle lists what it holds: those of the module below its name. */
function bundledAs(file: string, { name, folder, place }: { name: string; folder: string; place: string }): string {
  const inModule = relative(folder, join(place, file)).replaceAll('\\', '/');
  return inModule.startsWith('../') ? file : `${name}/${inModule}`;
}

/** What every browser build has in common. */
export function baseOf(target: Target): Configuration {
  const { folder, name, release, isDevelopment, followed } = target;
  return {
    name,
    context: folder,
    mode: isDevelopment ? 'development' : 'production',
    devtool: isDevelopment ? 'cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: join(folder, 'dist'),
      clean: true,
      ...addressesOf(target),
      // Two releases of one module may live on a page; each keeps its own chunks (see ChunkDeliveryPlugin).
      uniqueName: `${name}_${release}`.replace(/[^A-Za-z0-9]/g, '_'),
      ...(isDevelopment ? {} : { devtoolModuleFilenameTemplate: sourceNameIn(folder, name) }),
      chunkLoadTimeout: chunkLoadTimeoutMs,
      // Code that threw while it started throws again when it is asked for again, instead of being handed out half begun.
      strictModuleExceptionHandling: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    module: { rules },
    // Packages that were written for Node as well (lodash in formik) ask for `global`; webpack's helper for it would stand in every entry.
    node: { global: false },
    optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })] },
    plugins: [
      new webpack.DefinePlugin({ global: 'globalThis' }),
      new ReleaseFactsPlugin({ module: name, version: release, contract: contractVersion }),
      ...(isDevelopment
        ? []
        : [
            new ChunkIntegrityPlugin(),
            new BuildRecordPlugin(name, release),
            new SourceMapsPlugin(),
            new FollowedSourcesPlugin(name, followed),
          ]),
    ],
    cache: cacheFor(target, isDevelopment ? '-development' : ''),
    performance: false,
    stats: 'errors-warnings',
  };
}

const typescript = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    // In development too: a remote takes React from the shell, whose release has no `react/jsx-dev-runtime`.
    transform: { react: { runtime: 'automatic', development: false } },
  },
};

/** Compiles our TypeScript; packages from node_modules come compiled. */
export const rules: NonNullable<NonNullable<Configuration['module']>['rules']> = [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: { loader: 'swc-loader', options: typescript },
    resolve: { fullySpecified: false },
  },
  { test: /\.(woff2|png|webp|svg)$/, type: 'asset/resource' },
];

/**
 * A cache per build of a module, which a change of the preset or of the packages that the module uses invalidates.
 * @param kind tells several builds of one module apart
 */
export function cacheFor({ repository, name }: Target, kind = ''): NonNullable<Configuration['cache']> {
  return {
    type: 'filesystem',
    name: `${name}${kind}`,
    version: createHash('sha256').update(lockedFor(repository, name).join('\n')).digest('hex'),
    cacheDirectory: join(repository, '.cache/webpack'),
    buildDependencies: { preset: [join(import.meta.dirname, '/')] },
  };
}
