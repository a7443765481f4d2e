import webpack, { type Compiler, type Dependency, type Module } from 'webpack';
import { lentByShell, notLent } from './packages.ts';

const plugin = 'SingletonGuardPlugin';
const onlyInShell =
  /node_modules[\\/](react|react-dom|react-router|react-router-dom|styled-components|swr|zustand|zod)[\\/]/;
const platform = /(?:shared|node_modules[\\/]@rezenso)[\\/]platform[\\/](?:src|dist)[\\/]/;

/**
 * Fails the build of a remote that carries a copy of what the shell shares: two Reacts or two session stores on one
 * page work until they do not, and then nobody finds out why. The same for one that counts on something which the shell
 * does not lend.
 */
export class SingletonGuardPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(plugin, (compilation) => {
      compilation.hooks.finishModules.tap(plugin, (modules) => {
        const copies = [...modules]
          .map(resourceOf)
          .filter((resource) => onlyInShell.test(resource) || platform.test(resource));
        const strange = [...modules].flatMap(shareKeyOf).filter((key) => !lentByShell.includes(key));
        const complain = (what: string, names: string[]) => {
          const list = [...new Set(names)].slice(0, 5).join('\n  ');
          if (list) compilation.errors.push(new webpack.WebpackError(`${what}:\n  ${list}`));
        };
        complain('The shell shares these; a remote must not bundle them', copies);
        complain('The shell lends no such thing; the remote would not start', strange);
        complain('The shell lends this package without these', [...modules].flatMap(absentNamesIn));
      });
    });
  }
}

/** What a module of federation asks the shell for. */
function shareKeyOf(module: Module): string[] {
  const { options }: Module & { options?: { shareKey?: string } } = module;
  return module.type === 'consume-shared-module' && options?.shareKey ? [options.shareKey] : [];
}

/** What a module imports of a lent package and would get as undefined. */
function absentNamesIn(module: Module): string[] {
  const taken: (Dependency & { request?: string; ids?: string[] })[] = module.dependencies;
  return taken.flatMap(({ request = '', ids: [name] = [] }) =>
    name && notLent[request]?.includes(name) ? [`${name} of ${request}`] : [],
  );
}

/** The file that a module was read from; empty for what the build made itself. */
export function resourceOf({ resource = '' }: Module & { resource?: string }): string {
  return resource;
}
