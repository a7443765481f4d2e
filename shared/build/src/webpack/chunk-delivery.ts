import webpack, { type Compilation, type Compiler } from 'webpack';
import { releaseFacts } from './release-facts.ts';

const plugin = 'ChunkDeliveryPlugin';
/** Before the minimizer, and before the hashes in the names are made of what the files hold. */
const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;

/**
 * Two releases of one module may live on a page, and each has to get its own copy of a chunk, also where both have the same file.
 * webpack writes whom a chunk is for into the chunk, which would make it another file with every release. Here the script element
 * says it, which whoever loads the chunk makes; the shell is told as well, because the address does not say it.
 */
export class ChunkDeliveryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const receiver = JSON.stringify(compilation.outputOptions.chunkLoadingGlobal);
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(plugin, (source) => `${source}\n${atLoad(receiver)}`);
      compilation.hooks.processAssets.tap({ name: plugin, stage }, () => receiverFromElement(compilation, receiver));
    });
  }
}

/**
 * webpack takes a script that loads already, by the address as it was given: one of another release, which is for that one. The whole
 * address is none that it looks for.
 */
function atLoad(receiver: string): string {
  return `script.dataset.chunks = ${receiver};
script.src = String(script.src);
self.__rezensoLoads?.(script.src, ${releaseFacts});`;
}

/** @throws Error when webpack writes chunks in another form */
function receiverFromElement(compilation: Compilation, receiver: string): void {
  for (const chunk of compilation.chunks) {
    if (chunk.hasRuntime()) continue;
    for (const file of chunk.files) {
      compilation.updateAsset(file, (source) => {
        const code = source.source().toString();
        const end = code.indexOf('.push(');
        const changed = new webpack.sources.ReplaceSource(source);
        let at = code.indexOf(receiver);
        if (at === -1 || at > end) throw new Error(`${file} does not say whom it is for`);
        for (; at !== -1 && at < end; at = code.indexOf(receiver, at + 1))
          changed.replace(at, at + receiver.length - 1, 'document.currentScript.dataset.chunks');
        return changed;
      });
    }
  }
}
