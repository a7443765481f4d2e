import { mkdtemp, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { folderStore } from './store.ts';

describe('a release store in a folder', () => {
  it('leaves the registry alone when a change fails', async () => {
    const store = folderStore(await emptyFolder());
    await store.changeRegistry(() => ({ modules: {} }));
    const failing = store.changeRegistry(() => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await expect(store.readRegistry()).resolves.toEqual({ sequence: 1, modules: {} });
  });

  it('counts its changes, and writes nothing when there is nothing to change', async () => {
    const store = folderStore(await emptyFolder());
    for (const sequence of [1, 2]) {
      const changed = await store.changeRegistry(({ modules }) => ({ modules }));
      expect(changed.sequence).toBe(sequence);
    }
    await expect(store.changeRegistry((registry) => registry)).resolves.toMatchObject({ sequence: 2 });
  });

  it('says where a registry lies that cannot be read, and leaves it', async () => {
    const root = await emptyFolder();
    await writeFile(join(root, 'registry.json'), '{"modules":');
    await expect(folderStore(root).changeRegistry(() => ({ modules: {} }))).rejects.toThrow(root);
    expect(await readFile(join(root, 'registry.json'), 'utf8')).toBe('{"modules":');
  });

  for (const text of ['null', '[]', '42', '{}', '{"modules":[]}', '{"modules":{"mf-x":{}}}'])
    it(`refuses to read or change ${text} where the registry should be`, async () => {
      const root = await emptyFolder();
      await writeFile(join(root, 'registry.json'), text);
      await expect(folderStore(root).readRegistry()).rejects.toThrow('cannot be read; nothing was changed');
      await expect(folderStore(root).changeRegistry((registry) => ({ ...registry }))).rejects.toThrow(root);
    });

  it('takes over the lock of a process that died', async () => {
    const root = await emptyFolder();
    const lock = join(root, 'registry.lock');
    await writeFile(lock, '');
    await utimes(lock, new Date(Date.now() - 60_000), new Date(Date.now() - 60_000));
    await expect(folderStore(root).changeRegistry(() => ({ modules: {} }))).resolves.toMatchObject({ modules: {} });
  });
});

function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'rezenso-store-'));
}
