import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractRangeOf, contractVersion } from '@rezenso/contract/contract-version';
import { isLanguage } from '@rezenso/contract/language';
import { type AnswerFields, readFields } from '@rezenso/releases/reads';
import webpack, { type Chunk, type ChunkGroup, type Compilation, type Compiler } from 'webpack';
import { contentsOf, exposesOf } from './bundle-contents.ts';
import { calledEndpoints } from './called-endpoints.ts';
import { borrowedRanges, packageIn, singletonVersions } from './packages.ts';

/** What a build says about itself, for the release registry. */
export interface BuildRecord {
  release: string;
  /** Scripts that the HTML or the loader fetches first, in order. */
  entry: string[];
  /** Scripts that each page needs beyond the entry, what to preload for its address; and those of each further language (`en`). */
  pages: Record<string, string[]>;
  /** What a remote offers to the shell: `./module`. */
  exposes: string[];
  /** Packages of which the bundle carries code. */
  packages: string[];
  /** Files of this repository, relative to it, that the bundle is made of. */
  sources: string[];
  /** Versions of the API's contract that it understands, as a caret range. */
  contractRange: string;
  /** Answers of the API that it may read: fields by call. */
  reads?: AnswerFields;
  /** Of a remote: what it takes from the shell, with the range that its package.json asks for. */
  borrows?: Record<string, string>;
  /** Of the shell: the versions that it lends. */
  lends?: Record<string, string>;
}

const plugin = 'BuildRecordPlugin';
const pageLoader = /(\w+):\s*\(\)\s*=>\s*import\(\s*'([^']+)'\s*\)/g;

/** Writes build.json beside the bundles. */
export class BuildRecordPlugin {
  readonly #moduleName: string;
  readonly #release: string;

  constructor(moduleName: string, release: string) {
    this.#moduleName = moduleName;
    this.#release = release;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: plugin, stage }, () => {
        const record = recordOf(compilation, this.#moduleName, this.#release);
        compilation.emitAsset('build.json', new webpack.sources.RawSource(JSON.stringify(record, null, 2)));
      });
    });
  }
}

function recordOf(compilation: Compilation, moduleName: string, release: string): BuildRecord {
  const entrypoints = [...compilation.entrypoints];
  const entry = new Set(entrypoints.flatMap(([name, group]) => (isLanguage(name) ? [] : scriptsOf(group.chunks))));
  const spoken = entrypoints.flatMap(([name, group]) => (isLanguage(name) ? [[name, scriptsOf(group.chunks)]] : []));
  const isNew = (file: string) => !entry.has(file);
  const exposed = compilation.chunkGroups.filter((group) => isFrom(group, './src/module.tsx'));
  const base = exposed.flatMap((group) => scriptsOf(group.chunks)).filter(isNew);
  const pages = pageRequests(compilation.compiler.context).map(([page, request]) => {
    const own = compilation.chunkGroups
      .filter((group) => isFrom(group, request))
      .flatMap((group) => scriptsOf(group.chunks));
    return [page, [...new Set([...base, ...own.filter(isNew)])]];
  });
  const exposes = exposesOf(compilation);
  return {
    release,
    entry: [...entry],
    pages: Object.fromEntries([...spoken, ...pages]),
    exposes,
    ...contentsOf(compilation, moduleName),
    contractRange: contractRangeOf(contractVersion),
    reads: readFields(calledEndpoints(compilation)),
    ...sharesOf(compilation.compiler.context, exposes.length > 0),
  };
}

/** What is shared at run time, from whichever side. */
function sharesOf(folder: string, isRemote: boolean): Pick<BuildRecord, 'borrows' | 'lends'> {
  return isRemote ? { borrows: borrowedRanges(packageIn(folder)) } : { lends: singletonVersions(folder) };
}

/** Where a module names its pages and cards, and the shell those of its own that are scripts of their own. */
const namedIn = ['src/module.tsx', 'src/routes/own-pages.ts'];

/** The pages and cards that a folder's sources name, with the file that each loads. */
function pageRequests(folder: string): [page: string, request: string][] {
  const sources = namedIn.map((file) => join(folder, file)).filter((file) => existsSync(file));
  return sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pageLoader)].map(([, page = '', request = '']): [string, string] => [
      page,
      request,
    ]),
  );
}

function isFrom(group: ChunkGroup, request: string): boolean {
  return group.origins.some((origin) => origin.request === request);
}

function scriptsOf(chunks: readonly Chunk[]): string[] {
  return chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
}
