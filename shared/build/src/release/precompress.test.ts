import { mkdtemp, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'expect';
import { precompress } from './precompress.ts';

describe('packed copies', () => {
  it('hold what the file beside them holds', async () => {
    const { folder, entry } = await aBuild('start()');
    await precompress(folder);
    expect(brotliDecompressSync(await readFile(`${entry}.br`)).toString()).toBe('start()');
    expect(gunzipSync(await readFile(`${entry}.gz`)).toString()).toBe('start()');
  });

  it('are made once, and anew for a later file', async () => {
    const { folder, entry } = await aBuild('start()');
    await precompress(folder);
    const { mtimeMs } = await stat(`${entry}.br`);
    await precompress(folder);
    expect((await stat(`${entry}.br`)).mtimeMs).toBe(mtimeMs);
    await writeFile(entry, 'restart()');
    const later = new Date(Date.now() + 1000);
    await utimes(entry, later, later);
    await precompress(folder);
    expect(brotliDecompressSync(await readFile(`${entry}.br`)).toString()).toBe('restart()');
  });
});

/** A build of one file, from a minute ago. */
async function aBuild(code: string): Promise<{ folder: string; entry: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-packed-'));
  const entry = join(folder, 'entry.js');
  await writeFile(entry, code);
  const before = new Date(Date.now() - 60_000);
  await utimes(entry, before, before);
  return { folder, entry };
}
