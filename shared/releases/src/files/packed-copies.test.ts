import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'expect';
import { isPackedFrom, precompress } from './packed-copies.ts';

describe('packed copies', () => {
  it('hold what the file beside them holds', async () => {
    const { folder, entry } = await aBuild('start()');
    await precompress(folder);
    expect(brotliDecompressSync(await readFile(`${entry}.br`)).toString()).toBe('start()');
    expect(gunzipSync(await readFile(`${entry}.gz`)).toString()).toBe('start()');
  });

  it('of a file without content are its copies, too', async () => {
    const { folder, entry } = await aBuild('');
    await precompress(folder);
    for (const kind of ['br', 'gz'] as const)
      expect([kind, await isPackedFrom(Buffer.alloc(0), await readFile(`${entry}.${kind}`), kind)]).toEqual([
        kind,
        true,
      ]);
    expect(await isPackedFrom(Buffer.alloc(0), brotliCompressSync('x'), 'br')).toBe(false);
  });

  it('are made once, and anew when the file is another', async () => {
    const { folder, entry } = await aBuild('start()');
    await precompress(folder);
    const { mtimeMs } = await stat(`${entry}.br`);
    await precompress(folder);
    expect((await stat(`${entry}.br`)).mtimeMs).toBe(mtimeMs);
    await writeFile(entry, 'restart()');
    await precompress(folder);
    expect(brotliDecompressSync(await readFile(`${entry}.br`)).toString()).toBe('restart()');
  });
});

/** A build of one file. */
async function aBuild(code: string): Promise<{ folder: string; entry: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-packed-'));
  const entry = join(folder, 'entry.js');
  await writeFile(entry, code);
  return { folder, entry };
}
