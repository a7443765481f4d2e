import { createHash } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { lockedFor } from '../release/locked.ts';
import { releaseOf } from '../release/source-hash.ts';
import { BuildRecordPlugin } from './build-record.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity.ts';

export const repository = fileURLToPath(new URL('../../../..', import.meta.url));
/** Milliseconds after which a chunk counts as lost; the fallback card stands within five seconds. */
const chunkLoadTimeoutMs = 4000;

export interface Target {
  /** Folder of the module, with package.json and module.json. */
  folder: string;
  /** Folder name, which is the module's name: `mf-reviews`, `shell`. */
  name: string;
  /** Version that this build is going to be released as. */
  release: string;
  isDevelopment: boolean;
}

/** Where a build stands, from the address of its webpack.config.ts. */
export function targetOf(configUrl: string): Target {
  const folder = dirname(fileURLToPath(configUrl));
  const name = folder.split(/[\\/]/).at(-1) ?? folder;
  const isDevelopment = process.env.REZENSO_DEV === name;
  return {
    folder,
    name,
    isDevelopment,
    release: isDevelopment ? 'development' : releaseOf(repository, relative(repository, folder)),
  };
}

/** What every browser build has in common. */
export function baseOf({ folder, name, release, isDevelopment }: Target): Configuration {
  return {
    name,
    context: folder,
    mode: isDevelopment ? 'development' : 'production',
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: {
      path: join(folder, 'dist'),
      clean: true,
      // In development the chunks come from where the entry came from, which may be another site's override.
      publicPath: isDevelopment ? 'auto' : `/releases/${name}/${release}/`,
      // Two releases of one module may live on a page; each keeps its own chunks.
      uniqueName: `${name}_${release}`.replace(/[^A-Za-z0-9]/g, '_'),
      filename: isDevelopment ? '[name].js' : '[name].[contenthash:12].js',
      chunkFilename: isDevelopment ? '[name].js' : '[contenthash:12].js',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      chunkLoadTimeout: chunkLoadTimeoutMs,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    module: { rules },
    optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })] },
    plugins: [
      new webpack.DefinePlugin({ __REZENSO_RELEASE__: JSON.stringify(release) }),
      ...(isDevelopment ? [] : [new ChunkIntegrityPlugin(), new BuildRecordPlugin(release)]),
    ],
    cache: cacheFor(name, isDevelopment ? '-development' : ''),
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
export function cacheFor(moduleName: string, kind = ''): NonNullable<Configuration['cache']> {
  return {
    type: 'filesystem',
    name: `${moduleName}${kind}`,
    version: createHash('sha256').update(lockedFor(repository, moduleName).join('\n')).digest('hex'),
    cacheDirectory: join(repository, '.cache/webpack'),
    buildDependencies: { preset: [join(repository, 'shared/build/src/webpack/')] },
  };
}
