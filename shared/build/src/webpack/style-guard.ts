import { relative } from 'node:path';
import webpack, { type Compiler, type Module } from 'webpack';
import { farReachingSelectors } from './far-reaching-selectors.ts';
import { resourceOf } from './singleton-guard.ts';

const plugin = 'StyleGuardPlugin';

/**
 * Fails the build of a remote that writes styles for the whole document. The shell lets a module's sheets reach nothing but its
 * own areas, so such a rule would do nothing, and nobody would find out why.
 */
export class StyleGuardPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(plugin, (compilation) => {
      compilation.hooks.finishModules.tap(plugin, (modules) => {
        const found = [...modules].flatMap((module) => {
          const file = relative(compiler.context, resourceOf(module));
          return isOwn(module, file) ? farReachingSelectors(sourceOf(module)).map((found) => `${file}: ${found}`) : [];
        });
        if (found.length === 0) return;
        const list = [...new Set(found)].join('\n  ');
        const message = `A module styles its own areas, and these selectors reach beyond them:\n  ${list}`;
        compilation.errors.push(new webpack.WebpackError(message));
      });
    });
  }
}

/** What others wrote may bring such rules, which do nothing. */
function isOwn({ type }: Module, file: string): boolean {
  return type.startsWith('javascript') && file !== '' && !/^\.\.|[\\/]node_modules[\\/]/.test(file);
}

function sourceOf(module: Module): string {
  return String(module.originalSource()?.source() ?? '');
}
