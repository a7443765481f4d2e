import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { digestInName } from '@rezenso/contract/releases';
import { baseCss, fontFaceCss, fontFile } from '@rezenso/ui/base-css';
import { tokensCss } from '@rezenso/ui/tokens';
import webpack, { type Compiler } from 'webpack';

const plugin = 'DocumentCssPlugin';

/**
 * What the document gives everything may be changed by what modules write as plain CSS (the shell puts that into `modules`), and
 * both by styled-components, which stands in no layer.
 */
const layered = `@layer base,modules;@layer base{${baseCss}}`;

/** Gives the shell's release what the HTML needs for its first paint: document.css and the font beside it. */
export class DocumentCssPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: plugin, stage }, () => {
        const font = readFileSync(createRequire(import.meta.url).resolve(fontFile));
        const name = `figtree.${createHash('sha256').update(font).digest('hex').slice(0, digestInName)}.woff2`;
        const css = [fontFaceCss(String(compilation.outputOptions.publicPath) + name), tokensCss, layered].join('\n');
        compilation.emitAsset(name, new webpack.sources.RawSource(font));
        compilation.emitAsset('document.css', new webpack.sources.RawSource(css));
      });
    });
  }
}
