import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect } from 'expect';
import { integrityOf } from '../files/integrity.ts';
import { sourceMapsFile, sourceMapsIn } from '../files/source-maps.ts';
import type { Release, ReleaseFile } from '../registry/registry.ts';
import { aRelease } from '../testing/releases.ts';
import { copyRelease, releasedFile } from './copy-release.ts';
import { folderStore, type ReleaseStore } from './store.ts';

const code = 'let a';
const map = { version: 3, sources: ['mf-x/src/a.ts'], sourcesContent: ['const a = 1;'], names: [], mappings: 'AAAA' };
const maps = brotliCompressSync(JSON.stringify({ 'entry.js': map }));

describe('a release that goes to another store', () => {
  it('takes its files there, the packed copies that are sound, and its source maps', async () => {
    const { from, release } = await aStoreWith({
      'entry.js.br': brotliCompressSync(code),
      'entry.js.gz': gzipSync('evil'),
    });
    const { to, root } = await anEmptyStore();
    await copyRelease(from, to, 'mf-x', release);
    expect((await readdir(join(root, 'mf-x/1.0.0'))).sort()).toEqual(['entry.js', 'entry.js.br', sourceMapsFile]);
    const content = await releasedFile(to, 'mf-x', '1.0.0', release.sourceMaps ?? fileOf('', code));
    expect(await sourceMapsIn(content)).toEqual({ 'entry.js': map });
  });

  it('stays where it is when its source maps are not those that were released, or gone', async () => {
    for (const sourceMaps of [fileOf(sourceMapsFile, 'other'), fileOf('nothing.bin', 'other')]) {
      const { from, release } = await aStoreWith({});
      const { to } = await anEmptyStore();
      await expect(copyRelease(from, to, 'mf-x', { ...release, sourceMaps })).rejects.toThrow();
      expect(await to.storedReleases()).toEqual([]);
    }
  });

  it('goes as well when it was released before source maps were kept', async () => {
    const {
      from,
      release: { sourceMaps: _, ...old },
    } = await aStoreWith({});
    const { to } = await anEmptyStore();
    await copyRelease(from, to, 'mf-x', old);
    expect(await to.storedReleases()).toHaveLength(1);
  });
});

it('source maps that are none, or too large when unpacked, are refused', async () => {
  await expect(sourceMapsIn(Buffer.from('{}'))).rejects.toThrow();
  await expect(sourceMapsIn(brotliCompressSync('no table'))).rejects.toThrow();
  await expect(sourceMapsIn(brotliCompressSync(Buffer.alloc(100_000_001)))).rejects.toThrow();
});

async function aStoreWith(more: Record<string, Buffer>): Promise<{ from: ReleaseStore; release: Release }> {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-copied-'));
  const files = { 'entry.js': code, [sourceMapsFile]: maps, ...more };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const { to: from } = await anEmptyStore();
  await from.putFiles('mf-x', '1.0.0', folder);
  return { from, release: { ...aRelease('1.0.0', code), sourceMaps: fileOf(sourceMapsFile, maps) } };
}

async function anEmptyStore(): Promise<{ to: ReleaseStore; root: string }> {
  const root = await mkdtemp(join(tmpdir(), 'rezenso-store-'));
  return { to: folderStore(root), root };
}

function fileOf(path: string, content: string | Buffer): ReleaseFile {
  return { path, integrity: integrityOf(content), bytes: content.length };
}
