import { SourceMap } from 'node:module';
import { filesOfAll } from '@rezenso/contract/releases';
import { type SourceMaps, sourceMapsIn } from '@rezenso/releases/files';
import { namedRelease, type Registry, sharedFiles } from '@rezenso/releases/registry';
import { type ReleaseStore, releasedFile } from '@rezenso/releases/store';

/** A place in a script that was released; line and column count from 1, as browsers write them. */
export interface Frame {
  module: string;
  /** Of the release; `files` for whichever has a script that is named by its content. */
  version: string;
  /** Path of the script inside the release. */
  script: string;
  line: number;
  column: number;
}

/** The place in the sources that a frame comes from. */
export interface SourcePlace {
  /** `mf-reviews/src/reviews.page.tsx:12:7`, from the root of the checkout. */
  place: string;
  /** That line as it was; undefined in packages of others. */
  code: string | undefined;
}

/** A frame as the browsers write it: an address, with what a retry adds, line and column. */
const frameIn =
  /(?:https?:\/\/[^\s/()@]+)?\/releases\/([\w-][\w.+-]*)\/([\w-][\w.+-]*)\/([^\s()?:]+\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

/** Leads frames back to the sources of the releases in a store; the maps of each release are read once. */
export function tracer(store: ReleaseStore, registry: Registry) {
  const read = new Map<string, Promise<SourceMaps>>();
  const mapsOf = (module: string, version: string) => {
    const key = `${module}/${version}`;
    const maps = read.get(key) ?? readMaps(store, registry, module, version);
    read.set(key, maps);
    return maps;
  };

  /** @throws Error when the release, its maps or the script are not there, or the place is none of the script */
  async function placeOf({ module, version: named, script, line, column }: Frame): Promise<SourcePlace> {
    const version = named === filesOfAll ? versionWith(registry, module, script) : named;
    const maps = await mapsOf(module, version);
    const map = Object.hasOwn(maps, script) ? maps[script] : undefined;
    if (!map) throw new Error(`${module} ${version} has no script ${script}; it has ${Object.keys(maps).join(', ')}`);
    // For a line after the last, the library names the last place of all.
    const lines = map.mappings.split(';').length;
    if (line > lines)
      throw new Error(
        `${module} ${version} has no line ${line} in ${script}; the last with code of a source is ${lines}`,
      );
    // The types ask for fields that the format leaves open.
    const found = new SourceMap({ file: script, sourceRoot: '', sourcesContent: [], ...map } as never).findEntry(
      line - 1,
      column - 1,
    );
    if (!('originalSource' in found))
      throw new Error(`${module} ${version} has nothing at ${script}:${line}:${column}`);
    const { originalSource, originalLine, originalColumn } = found;
    const text = map.sourcesContent?.[map.sources.indexOf(originalSource)];
    return {
      place: `${originalSource}:${originalLine + 1}:${originalColumn + 1}`,
      code: text?.split('\n')[originalLine],
    };
  }

  /** A text with every frame in it led back, and below its line the code that it leads to. What cannot be led back stays. */
  async function traced(text: string): Promise<{ text: string; count: number; faults: string[] }> {
    const faults = new Set<string>();
    const lines: string[] = [];
    let count = 0;
    for (const line of text.split('\n')) {
      let told = line;
      const code: string[] = [];
      for (const [whole, module = '', version = '', script = '', row, column] of line.matchAll(frameIn)) {
        try {
          const found = await placeOf({ module, version, script, line: Number(row), column: Number(column) });
          told = told.replace(whole, () => found.place);
          count += 1;
          if (found.code?.trim()) code.push(`        | ${found.code.trim()}`);
        } catch (error) {
          faults.add(error instanceof Error ? error.message : String(error));
        }
      }
      lines.push(told, ...code);
    }
    return { text: lines.join('\n'), count, faults: [...faults] };
  }

  return { placeOf, traced };
}

/** @throws Error when no release that the registry names has the script */
function versionWith(registry: Registry, module: string, script: string): string {
  const [found] = sharedFiles(registry, module, script);
  if (!found) throw new Error(`No release of ${module} has ${script}, or not any more.`);
  return found.version;
}

async function readMaps(store: ReleaseStore, registry: Registry, module: string, version: string): Promise<SourceMaps> {
  const release = namedRelease(registry, module, version);
  if (!release) throw new Error(`${store.place} has no release ${module} ${version}, or not any more.`);
  if (!release.sourceMaps) throw new Error(`${module} ${version} was released without source maps.`);
  return sourceMapsIn(await releasedFile(store, module, version, release.sourceMaps));
}
