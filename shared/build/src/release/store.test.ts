import { mkdir, mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { integrityOf } from './integrity.ts';
import { folderStore } from './store.ts';

describe('a release store in a folder', () => {
  it('copies a release in and says what lies there', async () => {
    const root = await emptyFolder();
    const files = await folderStore(root).putFiles('mf-x', '1.0.0', await aBuild());
    expect(files).toEqual([
      { path: 'entry.js', integrity: integrityOf(Buffer.from('let a')), bytes: 5 },
      { path: 'fonts/a.woff2', integrity: integrityOf(Buffer.from('font')), bytes: 4 },
    ]);
    expect(await readFile(join(root, 'mf-x/1.0.0/entry.js'), 'utf8')).toBe('let a');
  });

  it('takes the same release again, but never another one under its version', async () => {
    const store = folderStore(await emptyFolder());
    await store.putFiles('mf-x', '1.0.0', await aBuild());
    await expect(store.putFiles('mf-x', '1.0.0', await aBuild())).resolves.toHaveLength(2);
    await expect(store.putFiles('mf-x', '1.0.0', await aBuild('let b'))).rejects.toThrow('releases never change');
  });

  it('loses no change when many are made at once', async () => {
    const root = await emptyFolder();
    const names = Array.from({ length: 20 }, (_, index) => `mf-${index}`);
    const change = (name: string) =>
      folderStore(root).changeRegistry(({ modules }) => ({
        modules: { ...modules, [name]: { releases: [], stable: '1', canary: null } },
      }));
    await Promise.all(names.map(change));
    expect(Object.keys((await folderStore(root).readRegistry()).modules).sort()).toEqual(names.sort());
    expect(await readdir(root)).toEqual(['registry.json']);
  });

  it('leaves the registry alone when a change fails', async () => {
    const store = folderStore(await emptyFolder());
    await store.changeRegistry(() => ({ modules: {} }));
    const failing = store.changeRegistry(() => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await expect(store.changeRegistry((registry) => registry)).resolves.toEqual({ modules: {} });
  });

  it('takes over the lock of a process that died', async () => {
    const root = await emptyFolder();
    const lock = join(root, 'registry.lock');
    await writeFile(lock, '');
    await utimes(lock, new Date(Date.now() - 60_000), new Date(Date.now() - 60_000));
    await expect(folderStore(root).changeRegistry((registry) => registry)).resolves.toEqual({ modules: {} });
  });
});

function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'rezenso-store-'));
}

async function aBuild(code = 'let a'): Promise<string> {
  const folder = await emptyFolder();
  await mkdir(join(folder, 'fonts'));
  await writeFile(join(folder, 'entry.js'), code);
  await writeFile(join(folder, 'fonts/a.woff2'), 'font');
  return folder;
}
