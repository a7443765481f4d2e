import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { filesBelow } from './integrity.ts';

/** Endings of the packed copies that may lie beside a text file, for servers that send them as they are. */
export const packedKinds = ['br', 'gz'] as const;
export type PackedKind = (typeof packedKinds)[number];

const isText = /\.(js|css|json|svg)$/;
const isPacked = /\.(br|gz)$/;
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const unpack = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

/**
 * Lays a .br and a .gz beside every text file: packed once as well as can be, instead of on every request. Copies that are
 * there already and hold the same stay.
 */
export async function precompress(folder: string): Promise<void> {
  const files = (await filesBelow(folder)).filter(({ path }) => isText.test(path));
  await Promise.all(files.map(({ path }) => pack(join(folder, path))));
}

/** Whether a file is one of those copies; the registry does not list them. */
export function isPackedCopy(path: string): boolean {
  return isPacked.test(path);
}

/** The path of the file that a packed copy belongs to; that of another file is its own. */
export function unpackedPath(path: string): string {
  return path.replace(isPacked, '');
}

/** Whether a packed copy unpacks to exactly this content. */
export async function isPackedFrom(content: Buffer, packed: Buffer, kind: PackedKind): Promise<boolean> {
  try {
    return (await unpack[kind](packed, { maxOutputLength: Math.max(content.length, 1) })).equals(content);
  } catch {
    return false;
  }
}

async function pack(file: string): Promise<void> {
  const content = await readFile(file);
  const isThere = await Promise.all(packedKinds.map((kind) => isPackedIn(`${file}.${kind}`, content, kind)));
  if (isThere.every(Boolean)) return;
  const [small, wide] = await Promise.all([
    promisify(brotliCompress)(content, best),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, wide)]);
}

async function isPackedIn(copy: string, content: Buffer, kind: PackedKind): Promise<boolean> {
  const packed = await readFile(copy).catch(() => undefined);
  return packed !== undefined && isPackedFrom(content, packed, kind);
}
