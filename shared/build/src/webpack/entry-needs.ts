import { createContext, Script } from 'node:vm';
import webpack, { type Compiler } from 'webpack';

const plugin = 'EntryNeedsPlugin';
/** What the shell's runtime has for the entries of remotes: the keys of its `federation/entry-runtime.ts`; a test compares. */
export const offeredToEntries = ['init', 'initContainerEntry', 'consumes'];
/** Milliseconds that an entry may take to start. */
const mostMillis = 1_000;

/**
 * What an entry asks of the federation runtime from its start until it asks for its first chunk, and the shell's has not.
 * @param code the entry, as it is released
 * @param name global variable that it leaves its container in
 * @throws Error when the entry throws, or leaves no container
 */
export function neededBeyond(code: string, name: string): string[] {
  const beyond = new Set<string>();
  const bundlerRuntime = new Proxy<Record<string, unknown>>(
    { init: () => ({}), initContainerEntry: () => {}, consumes: () => {} },
    {
      get: (target, key) => {
        if (typeof key === 'string' && !offeredToEntries.includes(key)) beyond.add(key);
        return Reflect.get(target, key);
      },
    },
  );
  const script = () => ({ dataset: {}, setAttribute: () => {} });
  const document = { createElement: script, getElementsByTagName: () => [], head: { appendChild: () => {} } };
  const timers = { setTimeout: () => 0, clearTimeout: () => {} };
  const page = createContext({ __rezensoFederation: { bundlerRuntime }, document, location: {}, ...timers });
  Object.assign(page, { self: page, window: page, __entry: undefined });
  new Script(code).runInContext(page, { timeout: mostMillis });
  const use = `${name}.init({}); ${name}.get('./module').catch(() => {});`;
  new Script(use).runInContext(page, { timeout: mostMillis });
  return [...beyond];
}

/** A remote that asks the shell's runtime for more than it has would start at nobody's: it does not build. */
export class EntryNeedsPlugin {
  readonly #file: string;
  readonly #name: string;

  constructor(file: string, name: string) {
    this.#file = file;
    this.#name = name;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: plugin, stage }, () => {
        const code = compilation.getAsset(this.#file)?.source.source().toString();
        if (code === undefined) return;
        const problem = problemOf(code, this.#name);
        if (problem) compilation.errors.push(new webpack.WebpackError(problem));
      });
    });
  }
}

function problemOf(code: string, name: string): string | undefined {
  try {
    const beyond = neededBeyond(code, name);
    if (beyond.length > 0)
      return `The shell's federation runtime has no ${beyond.join(', ')}; the remote would not start.`;
  } catch (error) {
    return `The entry does not start: ${error instanceof Error ? error.message : error}`;
  }
}
