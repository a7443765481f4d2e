import { integrityOf } from '@rezenso/releases/files';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const plugin = 'ChunkIntegrityPlugin';
/** Where a build keeps the `integrity` of each of its chunks, by id. */
export const digestTable = '__webpack_require__.sri';
/**
 * A retry asks under a new address: browsers let a second request for the same one wait for the first, which hangs.
 * The shell counts attempts in this variable.
 */
const atLoad = `script.integrity = ${digestTable}[chunkId] || "";
if(self.__rezensoAttempt) script.src += "?attempt=" + self.__rezensoAttempt;`;
/** As long as a real value, so that nothing moves when it is replaced. */
const placeholderOf = (id: string | number) => `sha384-${`_${id}_`.padStart(64, '*')}`;

/**
 * Gives every chunk that webpack loads an `integrity`. The entry carries the SHA-384 of its chunks and is itself
 * checked against the registry, so one flipped byte anywhere in a module is refused by the browser.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(plugin, (source) => `${source}\n${atLoad}`);
      compilation.hooks.additionalTreeRuntimeRequirements.tap(plugin, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityTable());
      });
      // After the content hashes are final and before anything is compressed.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 100;
      compilation.hooks.processAssets.tap({ name: plugin, stage }, () => fillTables(compilation));
    });
  }
}

class IntegrityTable extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity');
  }

  override generate(): string {
    const ids = [...(this.chunk?.getAllAsyncChunks() ?? [])].map(idOf).sort();
    return `${digestTable} = ${JSON.stringify(Object.fromEntries(ids.map((id) => [id, placeholderOf(id)])))};`;
  }
}

function fillTables(compilation: Compilation): void {
  const digests = new Map(
    [...compilation.chunks].map((chunk) => [placeholderOf(idOf(chunk)), digestOf(compilation, chunk)]),
  );
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    for (const file of chunk.files) {
      compilation.updateAsset(
        file,
        (source) => new webpack.sources.RawSource(filled(source.source().toString(), digests)),
      );
    }
  }
}

function filled(code: string, digests: Map<string, string>): string {
  return code.replace(/sha384-\*+_[^"_]+_/g, (placeholder) => {
    const digest = digests.get(placeholder);
    if (digest === undefined) throw new Error(`No chunk belongs to ${placeholder}`);
    return digest;
  });
}

function digestOf(compilation: Compilation, chunk: Chunk): string {
  const script = [...chunk.files].find((file) => file.endsWith('.js'));
  if (!script) return '';
  const content = compilation.getAsset(script)?.source.buffer() ?? '';
  return integrityOf(content);
}

function idOf(chunk: Chunk): string {
  return String(chunk.id);
}
