import { createHash } from 'node:crypto';
import { digestInName } from '@rezenso/contract/releases';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { digestTable } from './chunk-integrity.ts';

const plugin = 'ChunkAddressesPlugin';
/** How much of a digest in base64 the digits of a name are made of. */
const lettersOfName = Math.ceil((digestInName * 4) / 6);

/**
 * Names the chunks of a remote by the digest that its entry holds of each, so that the entry says it once: a second list, of the
 * names, would be 150 bytes that do not compress, of every remote that a page begins with. Not for the shell, whose own name has to
 * follow the names of its chunks.
 */
export class ChunkAddressesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const hooks = webpack.optimize.RealContentHashPlugin.getCompilationHooks(compilation);
      hooks.updateHash.tap(plugin, (contents, before) => nameDigest(contents, before.length));
      const { getChunkScriptFilename } = webpack.RuntimeGlobals;
      const before = { name: plugin, stage: -1 };
      compilation.hooks.runtimeRequirementInTree.for(getChunkScriptFilename).tap(before, (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkAddresses());
        return true;
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 50;
      compilation.hooks.processAssets.tap({ name: plugin, stage }, () => {
        for (const chunk of compilation.chunks) requireDigestInName(compilation, chunk);
      });
    });
  }
}

class ChunkAddresses extends webpack.RuntimeModule {
  constructor() {
    super('chunk addresses');
  }

  override generate(): string {
    const algorithm = 'sha384-'.length;
    const digits = `Array.from(atob(${digestTable}[chunkId].slice(${algorithm}, ${algorithm + lettersOfName})), letter => letter.charCodeAt().toString(16).padStart(2, "0")).join("")`;
    return `${webpack.RuntimeGlobals.getChunkScriptFilename} = chunkId => chunkId + "." + ${digits} + ".js";`;
  }
}

function nameDigest(contents: Buffer[], digits: number): string {
  const hash = createHash('sha384');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, digits);
}

/** @throws Error when a chunk would be looked for under another name than it has */
function requireDigestInName(compilation: Compilation, chunk: Chunk): void {
  if (chunk.hasRuntime()) return;
  for (const file of chunk.files) {
    const content = compilation.getAsset(file)?.source.buffer() ?? Buffer.of();
    if (file !== `${chunk.id}.${nameDigest([content], digestInName)}.js`)
      throw new Error(`${file} is not named by its digest`);
  }
}
