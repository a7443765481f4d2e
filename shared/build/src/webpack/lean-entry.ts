import webpack, { type Chunk, type Compiler, type Module, type RuntimeModule } from 'webpack';

const plugin = 'LeanEntryPlugin';
/** What federation writes into an entry about remotes that this one would load itself, of which there are none. */
const ofRemotes = /,\s*chunkMatcher:[\s\S]*?bundlerRuntimeOptions: \{[\s\S]*?\}\s*\}\s*\}/;

/** What it does when the start of webpack's own, which every entry has, were no function. */
const withoutStart = / else \{\s*console\.warn\([^)]*\);\s*\}/;

/** Takes out of the entry of a remote what no runtime asks it for. */
export class LeanEntryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const rewrite = (module: RuntimeModule, pattern: RegExp, instead: string) => {
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          const lean = code?.replace(pattern, instead);
          if (code && lean === code)
            compilation.errors.push(new webpack.WebpackError('Federation writes its entries otherwise'));
          return lean ?? null;
        };
      };
      compilation.hooks.runtimeModule.tap(plugin, (module) => {
        // webpack's own way to begin a share scope, which that of federation replaces before anybody takes it.
        if (module.name === 'sharing') module.generate = () => null;
        if (module.name === 'federation runtime') rewrite(module, ofRemotes, ',bundlerRuntimeOptions: {}');
        if (module.name === 'embed federation') rewrite(module, withoutStart, '');
      });
    });
  }
}

/**
 * The chunks that hold a remote's own copies of what the shell lends become one, which hardly anybody loads: each would stand
 * with its digest in the entry, which everybody does.
 */
export const ownCopies = { name: 'own', chunks: isOwnCopy, enforce: true };

function isOwnCopy(chunk: Chunk): boolean {
  const origins = [...chunk.groupsIterable].flatMap((group) => group.origins);
  return origins.length > 0 && origins.every(({ module }) => isConsumer(module));
}

function isConsumer(module: Module | null): boolean {
  return module?.type === 'consume-shared-module';
}

/**
 * What the entry hands out is some lines that name its pages: they lie in it, and are not one more request.
 * @param entryName of the entry's chunk
 */
export const exposedIn = (entryName: string) => ({
  name: entryName,
  chunks: 'async' as const,
  test: /[\\/]src[\\/]module\.tsx$/,
  enforce: true,
});
