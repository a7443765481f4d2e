import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { languages } from '@rezenso/contract/language';
import webpack, { type Configuration } from 'webpack';
import { baseOf, cacheFor, targetOf } from './base.ts';
import { DocumentCssPlugin } from './document-css.ts';
import { isOfficialRuntime, lentVersions } from './packages.ts';

/**
 * The build of the shell. It speaks to the federation runtime itself and so needs no federation plugin: React and the
 * other singletons are plain imports of its bundle, which `init` then offers to the remotes.
 */
export function host(configUrl: string): Configuration {
  const target = targetOf(configUrl);
  const base = baseOf(target);
  const isOfficial = isOfficialRuntime();
  return {
    ...base,
    ...(isOfficial && { cache: cacheFor(target, '-official') }),
    // A page has one shell, so its chunks may say that they are the shell's, in every release.
    output: { ...base.output, uniqueName: target.name },
    resolve: { ...base.resolve, alias: target.isDevelopment ? {} : routerWithoutWarnings() },
    entry: { shell: './src/main.tsx', ...languageEntries(target.folder) },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { vendor } } },
    plugins: [
      ...(base.plugins ?? []),
      new DocumentCssPlugin(),
      new webpack.DefinePlugin({
        __REZENSO_SINGLETONS__: JSON.stringify(lentVersions(target.folder)),
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      }),
      ...(isOfficial ? [new webpack.NormalModuleReplacementPlugin(/\bruntime\.ts$/, toOfficial)] : []),
    ],
  };
}

/**
 * Each further language is a script of its own, which stands before the shell's in documents of that language: texts are decided when
 * their files are evaluated (docs/decisions/0111).
 */
function languageEntries(folder: string): Record<string, string> {
  const entries = languages.map((language) => [language, `./src/languages/${language}.ts`] as const);
  return Object.fromEntries(entries.filter(([, file]) => existsSync(join(folder, file))));
}

/** What react-router's package names warns developers; the same without the warnings lies beside it. */
function routerWithoutWarnings(): Record<string, string> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production');
  return { 'react-router$': join(folder, 'index.mjs'), 'react-router/dom$': join(folder, 'dom-export.mjs') };
}

/** A build with `FEDERATION_RUNTIME=official` brings the whole runtime of `@module-federation/enhanced` in place of the shell's own. */
function toOfficial(resolved: { request: string; context: string }): void {
  const ours = /federation[\\/]runtime\.ts$/;
  if (ours.test(join(resolved.context, resolved.request)))
    resolved.request = resolved.request.replace(/runtime\.ts$/, 'official-runtime.ts');
}

/** Third-party code changes less often than ours and keeps its own file. */
const vendor = { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial' as const, enforce: true };
