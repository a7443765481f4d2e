import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** Lies in the store with the files of a release and holds the source maps of its scripts. No visitor gets it. */
export const sourceMapsFile = 'source-maps.bin';
/** Unpacked; the largest shell has some ten. */
const bytesAtMost = 100_000_000;

/** A source map as the format's third version says. */
export interface SourceMap {
  version: number;
  sources: string[];
  /** Text of each source; null for those that are left out. */
  sourcesContent?: (string | null)[];
  names: string[];
  mappings: string;
}

/** By path of the script inside the release. */
export type SourceMaps = Record<string, SourceMap>;

/** The source maps in such a file. @throws Error when it is none */
export async function sourceMapsIn(content: Buffer): Promise<SourceMaps> {
  const unpacked = await promisify(brotliDecompress)(content, { maxOutputLength: bytesAtMost });
  return JSON.parse(unpacked.toString('utf8'));
}
