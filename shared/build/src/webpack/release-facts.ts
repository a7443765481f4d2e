import webpack, { type Compiler } from 'webpack';

const plugin = 'ReleaseFactsPlugin';
/** Where the facts stand at run time. */
export const releaseFacts = '__webpack_require__.release';

/** What a build says about itself at run time. */
export interface ReleaseFacts {
  module: string;
  version: string;
  /** Version of the contract that it was built with. */
  contract: string;
}

/**
 * Tells the code of a build which release it is. Only the script with webpack's runtime names it, so that every other script
 * stays the same from release to release while its sources do.
 */
export class ReleaseFactsPlugin {
  readonly #facts: ReleaseFacts;

  constructor(ofThisBuild: ReleaseFacts) {
    this.#facts = ofThisBuild;
  }

  apply(compiler: Compiler): void {
    new webpack.DefinePlugin({
      __REZENSO_RELEASE__: `${releaseFacts}.version`,
      __REZENSO_CARRIER__: releaseFacts,
      'typeof __REZENSO_CARRIER__': JSON.stringify('object'),
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(plugin, (chunk, needed) => {
        // A script of a single file, as that of a further language, has none of webpack's runtime by itself.
        needed.add(webpack.RuntimeGlobals.require);
        compilation.addRuntimeModule(chunk, new Facts(this.#facts));
      });
    });
  }
}

class Facts extends webpack.RuntimeModule {
  readonly #facts: ReleaseFacts;

  constructor(ofThisBuild: ReleaseFacts) {
    super('release facts');
    this.#facts = ofThisBuild;
  }

  override generate(): string {
    return `${releaseFacts} = ${JSON.stringify(this.#facts)};`;
  }
}
