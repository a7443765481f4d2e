import webpack, { type Compiler } from 'webpack';
import { contentsOf } from './bundle-contents.ts';

const plugin = 'FollowedSourcesPlugin';

/**
 * Fails a build whose bundle holds a source of ours that its version does not follow: two builds of one version could differ,
 * and a change of that source would reach nobody.
 */
export class FollowedSourcesPlugin {
  readonly #moduleName: string;
  readonly #followed: ReadonlySet<string>;

  /** @param followed paths from the root of the checkout, see `followedSources` */
  constructor(moduleName: string, followed: Iterable<string>) {
    this.#moduleName = moduleName;
    this.#followed = new Set(followed);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      compilation.hooks.afterSeal.tap(plugin, () => {
        const { sources } = contentsOf(compilation, this.#moduleName);
        // In node_modules lies what federation writes for itself.
        const ours = new RegExp(`^(shared|${this.#moduleName})/(?!node_modules/)`);
        const strange = sources.map((file) => file.replace(/^(\.\.\/)*/, '')).filter((file) => ours.test(file));
        const missed = strange.filter((file) => !this.#followed.has(file));
        if (missed.length === 0) return;
        const words = `The version of ${this.#moduleName} does not follow these, which are in its bundle; see followed-sources.ts`;
        compilation.errors.push(new webpack.WebpackError(`${words}:\n  ${missed.join('\n  ')}`));
      });
    });
  }
}
