import webpack, { type Compiler, type Module, type NormalModule } from 'webpack';

const plugin = 'SingletonGuardPlugin';
const onlyInShell =
  /node_modules[\\/](react|react-dom|react-router|react-router-dom|styled-components|swr|zustand|zod)[\\/]/;
const platform = /shared[\\/]platform[\\/]src[\\/]/;

/**
 * Fails the build of a remote that carries a copy of what the shell shares: two Reacts or two session stores on one
 * page work until they do not, and then nobody finds out why.
 */
export class SingletonGuardPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(plugin, (compilation) => {
      compilation.hooks.finishModules.tap(plugin, (modules) => {
        const copies = [...modules]
          .map(resourceOf)
          .filter((resource) => onlyInShell.test(resource) || platform.test(resource));
        if (copies.length === 0) return;
        const names = [...new Set(copies)].slice(0, 5).join('\n  ');
        compilation.errors.push(
          new webpack.WebpackError(`The shell shares these; a remote must not bundle them:\n  ${names}`),
        );
      });
    });
  }
}

function resourceOf(module: Module): string {
  return (module as NormalModule).resource ?? '';
}
