import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { addressesOf } from './addresses.ts';
import { cacheFor, rules, targetOf } from './base.ts';

const require = createRequire(import.meta.url);

/**
 * A second build of a remote, for Node: draws one page at build time into dist/prerendered.json, which the server
 * sends inline to visitors. It runs after the remote's own build.
 * @param configUrl `import.meta.url` of the module's webpack.config.ts
 * @param page file of the page, relative to the module
 */
export function prerender(configUrl: string, page: string): Configuration {
  const target = targetOf(configUrl);
  const { folder, name, release, repository } = target;
  const { publicPath, assetModuleFilename } = addressesOf(target);
  const output = { path: join(repository, '.cache/prerender'), filename: `${name}.cjs` };
  return {
    name: `${name}-prerender`,
    dependencies: [name],
    context: folder,
    mode: 'production',
    target: 'node',
    devtool: false,
    entry: fileURLToPath(new URL('../prerender/render-page.tsx', import.meta.url)),
    output: { ...output, library: { type: 'commonjs2' }, publicPath, assetModuleFilename },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      alias: { 'prerendered-page$': resolve(folder, page) },
    },
    module: { rules },
    optimization: { minimize: false },
    plugins: [
      new webpack.DefinePlugin({ __REZENSO_RELEASE__: JSON.stringify(release) }),
      new RenderPlugin(join(output.path, output.filename), join(folder, 'dist/prerendered.json')),
    ],
    cache: cacheFor(target, '-prerender'),
    performance: false,
    stats: 'errors-warnings',
  };
}

class RenderPlugin {
  readonly #bundle: string;
  readonly #target: string;

  constructor(bundle: string, target: string) {
    this.#bundle = bundle;
    this.#target = target;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('RenderPlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      delete require.cache[this.#bundle];
      const rendered: { html: string; css: string } = require(this.#bundle).renderPage();
      mkdirSync(dirname(this.#target), { recursive: true });
      writeFileSync(this.#target, JSON.stringify(rendered));
    });
  }
}
