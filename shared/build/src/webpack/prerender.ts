import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@rezenso/contract/language';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { addressesOf } from './addresses.ts';
import { cacheFor, rules, targetOf } from './base.ts';

const require = createRequire(import.meta.url);

/**
 * A second build of a remote, for Node: draws one page at build time into dist/prerendered.json, which the server
 * sends inline to visitors. It runs after the remote's own build.
 * @param configUrl `import.meta.url` of the module's webpack.config.ts
 * @param page file of the page, relative to the module
 * @param language other than German: draws it with the module's catalogue into dist/prerendered.<language>.json
 */
export function prerender(configUrl: string, page: string, language: Language = 'de'): Configuration {
  const isGerman = language === 'de';
  const suffix = isGerman ? '' : `.${language}`;
  const target = targetOf(configUrl);
  const { folder, name, release, repository } = target;
  const { publicPath, assetModuleFilename } = addressesOf(target);
  const output = { path: join(repository, '.cache/prerender'), filename: `${name}${suffix}.cjs` };
  return {
    name: `${name}-prerender${suffix}`,
    dependencies: [name],
    context: folder,
    mode: 'production',
    target: 'node',
    devtool: false,
    entry: isGerman ? pageFile : [languageFile, pageFile],
    output: { ...output, library: { type: 'commonjs2' }, publicPath, assetModuleFilename },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      alias: {
        'prerendered-page$': resolve(folder, page),
        'prerendered-catalogue$': resolve(folder, `src/languages/${language}.ts`),
      },
    },
    module: { rules },
    optimization: { minimize: false },
    plugins: [
      new webpack.DefinePlugin({
        __REZENSO_RELEASE__: JSON.stringify(release),
        __REZENSO_LANGUAGE__: JSON.stringify(language),
      }),
      new RenderPlugin(join(output.path, output.filename), join(folder, `dist/prerendered${suffix}.json`)),
    ],
    cache: cacheFor(target, `-prerender${suffix}`),
    performance: false,
    stats: 'errors-warnings',
  };
}

const pageFile = fileURLToPath(new URL('../prerender/render-page.tsx', import.meta.url));
/** Before the page, whose texts are decided when its files are evaluated. */
const languageFile = fileURLToPath(new URL('../prerender/start-language.ts', import.meta.url));

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
      const rendered = this.#rendered();
      mkdirSync(dirname(this.#target), { recursive: true });
      writeFileSync(this.#target, JSON.stringify(rendered));
    });
  }

  /** The language of a page holds for the whole process, and the next page may have another one. */
  #rendered(): { html: string; css: string } {
    try {
      return require(this.#bundle).renderPage();
    } finally {
      globalThis.__rezensoLanguage = undefined;
    }
  }
}
