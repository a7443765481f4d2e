import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Chunk, type ChunkGroup, type Compilation, type Compiler } from 'webpack';
import { contentsOf, exposesOf } from './bundle-contents.ts';

/** What a build says about itself, for the release registry. */
export interface BuildRecord {
  release: string;
  /** Scripts that the HTML or the loader fetches first, in order. */
  entry: string[];
  /** Scripts that each page needs beyond the entry; what to preload for its address. */
  pages: Record<string, string[]>;
  /** What a remote offers to the shell: `./module`. */
  exposes: string[];
  /** Packages of which the bundle carries code. */
  packages: string[];
  /** Files of this repository, relative to it, that the bundle is made of. */
  sources: string[];
}

const plugin = 'BuildRecordPlugin';
const pageLoader = /(\w+):\s*\(\)\s*=>\s*import\(\s*'([^']+)'\s*\)/g;

/** Writes build.json beside the bundles. */
export class BuildRecordPlugin {
  readonly #release: string;

  constructor(release: string) {
    this.#release = release;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: plugin, stage }, () => {
        const record = recordOf(compilation, this.#release);
        compilation.emitAsset('build.json', new webpack.sources.RawSource(JSON.stringify(record, null, 2)));
      });
    });
  }
}

function recordOf(compilation: Compilation, release: string): BuildRecord {
  const entry = new Set([...compilation.entrypoints.values()].flatMap((group) => scriptsOf(group.chunks)));
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
  return { release, entry: [...entry], pages: Object.fromEntries(pages), exposes, ...contentsOf(compilation) };
}

/** The pages and cards that module.tsx names, with the file that each loads. */
function pageRequests(folder: string): [page: string, request: string][] {
  try {
    const source = readFileSync(join(folder, 'src/module.tsx'), 'utf8');
    return [...source.matchAll(pageLoader)].map(([, page = '', request = '']) => [page, request]);
  } catch {
    return [];
  }
}

function isFrom(group: ChunkGroup, request: string): boolean {
  return group.origins.some((origin) => origin.request === request);
}

function scriptsOf(chunks: readonly Chunk[]): string[] {
  return chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
}
