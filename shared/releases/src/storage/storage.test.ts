import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { integrityOf } from '../files/integrity.ts';
import { releaseStore } from '../store/store.ts';
import { startBucketServer } from '../testing/bucket-server.ts';
import { aRelease } from '../testing/releases.ts';
import { openBucket } from './bucket.ts';
import { bucketStorage } from './bucket-storage.ts';
import { folderStorage } from './folder-storage.ts';
import { newOwner } from './lock-owner.ts';
import type { Storage } from './storage.ts';

const server = await startBucketServer();
Object.assign(process.env, server.env);
after(() => server.close());

let bucketCount = 0;
const places: Record<string, () => Promise<Storage>> = {
  'a folder': async () => folderStorage(await emptyFolder()),
  'a bucket': async () => bucketStorage(openBucket(`${server.address}/${++bucketCount}`, server.env)),
};

for (const [place, open] of Object.entries(places)) {
  describe(`releases in ${place}`, () => {
    it('are taken in whole, and said as they lie there', async () => {
      const files = await (await open()).putFiles('mf-x', '1.0.0', await aBuild());
      expect(files).toEqual([
        { path: 'entry.js', integrity: integrityOf(Buffer.from('let a')), bytes: 5 },
        { path: 'fonts/a.woff2', integrity: integrityOf(Buffer.from('font')), bytes: 4 },
      ]);
    });

    it('are taken in twice when equal, and never replaced', async () => {
      const storage = await open();
      const files = await storage.putFiles('mf-x', '1.0.0', await aBuild());
      expect(await storage.putFiles('mf-x', '1.0.0', await aBuild())).toEqual(files);
      await expect(storage.putFiles('mf-x', '1.0.0', await aBuild('let b'))).rejects.toThrow('releases never change');
      expect(await storage.putFiles('mf-x', '1.0.0', await aBuild())).toEqual(files);
    });

    it('are taken in once when two bring the same at the same time', async () => {
      const storage = await open();
      const folder = await aBuild();
      const all = await Promise.all([1, 2, 3].map(() => storage.putFiles('mf-x', '1.0.0', folder)));
      expect(new Set(all.map((files) => JSON.stringify(files))).size).toBe(1);
    });

    it('can be listed and removed, one without the other', async () => {
      const storage = await open();
      for (const version of ['1.0.0', '1.0.1']) await storage.putFiles('mf-x', version, await aBuild());
      await storage.removeFiles('mf-x', '1.0.0');
      expect(await storage.storedReleases()).toMatchObject([{ module: 'mf-x', version: '1.0.1' }]);
    });

    it('have a registry that only changes from the state that was read', async () => {
      const storage = await open();
      expect(await storage.readRegistry()).toBeUndefined();
      expect(await storage.replaceRegistry('{"modules":{}}', undefined)).toBe(true);
      expect(await storage.replaceRegistry('{"modules":{"late":1}}', undefined)).toBe(false);
      const known = await storage.readRegistry();
      expect(await storage.replaceRegistry('{"modules":{"a":1}}', known)).toBe(true);
      expect(await storage.replaceRegistry('{"modules":{"b":1}}', known)).toBe(false);
      expect((await storage.readRegistry())?.text).toBe('{"modules":{"a":1}}');
    });

    it('lose no change when many are made at once', async () => {
      const storage = await open();
      const names = Array.from({ length: 12 }, (_, index) => `mf-${index}`);
      const change = (name: string) =>
        releaseStore(storage).changeRegistry(({ modules }) => ({
          modules: { ...modules, [name]: { releases: [aRelease('1', 'let a', name)], stable: '1', canary: null } },
        }));
      await Promise.all(names.map(change));
      const { modules, sequence } = await releaseStore(storage).readRegistry();
      expect(Object.keys(modules).sort()).toEqual(names.sort());
      expect(sequence).toBe(names.length);
    });
  });
}

describe('a release that arrives in a folder by half', () => {
  it('is gone at once, and the next try takes it in', async () => {
    const [root, build] = await Promise.all([emptyFolder(), aBuild()]);
    // What cannot be copied stops it half way, as a full disk does.
    const socket = createServer().unref();
    await new Promise<void>((resolve) => socket.listen(join(build, 'z.sock'), resolve));
    await expect(folderStorage(root).putFiles('mf-x', '1.0.0', build)).rejects.toThrow();
    expect(await readdir(join(root, 'mf-x'))).toEqual([]);
    await new Promise((resolve) => socket.close(resolve));
    await folderStorage(root).putFiles('mf-x', '1.0.0', build);
    expect(await readdir(join(root, 'mf-x'))).toEqual(['1.0.0']);
  });

  it('because its process was killed goes with the next release of the module', async () => {
    const root = await emptyFolder();
    const left = join(root, 'mf-x', '1.0.0.e7a3.tmp', 'fonts');
    await mkdir(left, { recursive: true });
    await writeFile(join(left, 'a.woff2'), 'fo');
    // Nobody has this number any more.
    const { pid } = spawnSync(process.execPath, ['--version']);
    const { place } = newOwner();
    await writeFile(join(root, 'mf-x', 'copying.lock'), JSON.stringify({ id: 'killed', place, process: pid }));
    await folderStorage(root).putFiles('mf-x', '1.0.1', await aBuild());
    expect(await readdir(join(root, 'mf-x'))).toEqual(['1.0.1']);
  });
});

it('refuses an address that names no bucket', () => {
  expect(() => openBucket('s3://', {})).toThrow('names no bucket');
});

function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'rezenso-storage-'));
}

async function aBuild(code = 'let a'): Promise<string> {
  const folder = await emptyFolder();
  await mkdir(join(folder, 'fonts'));
  await writeFile(join(folder, 'entry.js'), code);
  await writeFile(join(folder, 'fonts/a.woff2'), 'font');
  return folder;
}
