import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './integrity.ts';

const isText = /\.(js|css|json|svg)$/;
const isPacked = /\.(br|gz)$/;
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Lays a .br and a .gz beside every text file: packed once as well as can be, instead of on every request. */
export async function precompress(folder: string): Promise<void> {
  const files = (await filesBelow(folder)).filter(({ path }) => isText.test(path));
  await Promise.all(files.map(({ path }) => pack(join(folder, path))));
}

/** Whether a file is one of those copies; the registry does not list them. */
export function isPackedCopy(path: string): boolean {
  return isPacked.test(path);
}

async function pack(file: string): Promise<void> {
  const content = await readFile(file);
  const [small, wide] = await Promise.all([
    promisify(brotliCompress)(content, best),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, wide)]);
}
