import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { expect } from 'expect';
import { openBucket } from '../storage/bucket.ts';
import { startBucketServer } from '../testing/bucket-server.ts';
import { aRegistry, aRelease } from '../testing/releases.ts';
import { bucketReader } from './bucket-reader.ts';
import { followRegistry } from './followed-registry.ts';
import { keptRegistry } from './kept-registry.ts';
import { localCopies } from './local-copies.ts';

const silent = { error: () => undefined, warn: () => undefined };

describe('releases in a bucket', async () => {
  const server = await startBucketServer();
  Object.assign(process.env, server.env);
  after(() => server.close());
  let count = 0;
  let bucket = openBucket(server.address, server.env);
  beforeEach(() => {
    bucket = openBucket(`${server.address}/${++count}`, server.env);
  });

  it('are followed when the pointer changes, without anybody waiting for the bucket', async () => {
    let now = 0;
    const reader = aReader(await emptyFolder(), () => now);
    expect(await reader.registry()).toEqual({ modules: {} });
    await bucket.put('registry.json', JSON.stringify(aRegistry('1.0.0')));
    now += 3000;
    expect((await reader.registry()).modules['mf-x']?.stable).toBe('1.0.0');
    await bucket.put('registry.json', JSON.stringify(aRegistry('1.0.1')));
    expect((await reader.registry()).modules['mf-x']?.stable).toBe('1.0.0');
    now += 3000;
    expect((await reader.registry()).modules['mf-x']?.stable).toBe('1.0.0');
    await until(async () => (await reader.registry()).modules['mf-x']?.stable === '1.0.1');
  });

  it('are there as they are for whoever can wait, once what is known is two seconds old', async () => {
    let now = 0;
    const reader = aReader(await emptyFolder(), () => now);
    await bucket.put('registry.json', JSON.stringify(aRegistry('1.0.0')));
    expect((await reader.latest()).modules['mf-x']?.stable).toBe('1.0.0');
    await bucket.put('registry.json', JSON.stringify(aRegistry('1.0.1')));
    expect((await reader.latest()).modules['mf-x']?.stable).toBe('1.0.0');
    now += 3000;
    expect((await reader.latest()).modules['mf-x']?.stable).toBe('1.0.1');
  });

  it('are as somebody else knows them by now for whoever asks for the newest, with one look for all who ask at once', async () => {
    await bucket.put('registry.json', JSON.stringify(aRegistry('1.0.0')));
    let looks = 0;
    const counted = {
      ...bucket,
      read(...asked: Parameters<typeof bucket.read>) {
        looks += 1;
        return bucket.read(...asked);
      },
    };
    const reader = aReader(await emptyFolder(), () => 0, undefined, counted);
    await reader.registry();
    await bucket.put('registry.json', JSON.stringify(aRegistry('1.0.1')));
    expect((await reader.latest()).modules['mf-x']?.stable).toBe('1.0.0');
    const found = await Promise.all(Array.from({ length: 20 }, () => reader.newest()));
    expect(found.map(({ modules }) => modules['mf-x']?.stable)).toEqual(Array(20).fill('1.0.1'));
    expect(looks).toBe(1);
  });

  it('are looked for anew when a look is under way already, which may have read what was there before', async () => {
    await bucket.put('registry.json', JSON.stringify(aRegistry('1.0.0')));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = {
      ...bucket,
      async find(key: string) {
        const found = await bucket.find(key);
        await held;
        return found;
      },
    };
    const reader = aReader(await emptyFolder(), undefined, undefined, slow);
    const first = reader.latest();
    await bucket.put('registry.json', JSON.stringify(aRegistry('1.0.1')));
    const newest = reader.newest();
    release();
    expect((await first).modules['mf-x']?.stable).toBe('1.0.0');
    expect((await newest).modules['mf-x']?.stable).toBe('1.0.1');
  });

  it('go on while the bucket is away or holds nonsense', async () => {
    let now = 0;
    const reader = aReader(await emptyFolder(), () => now);
    await bucket.put('registry.json', JSON.stringify(aRegistry('1.0.0')));
    await reader.registry();
    for (const broken of ['{"modules":', '{"modules":{}}', 'null', '[]', '42', JSON.stringify(aRegistry('9.9.9'))]) {
      await bucket.put('registry.json', broken);
      now += 3000;
      await until(async () => (await reader.registry()) && reader.fault() !== undefined);
      expect((await reader.registry()).modules['mf-x']?.stable).toBe('1.0.0');
      await bucket.put('registry.json', JSON.stringify(aRegistry('1.0.0')));
      now += 3000;
      await until(async () => (await reader.registry()) && reader.fault() === undefined);
    }
  });

  it('are known to a process that starts while the bucket is empty, and to none that follows another bucket', async () => {
    const dataDir = await emptyFolder();
    await bucket.put('registry.json', JSON.stringify(aRegistry('1.0.1')));
    expect((await aReader(dataDir).registry()).modules['mf-x']?.stable).toBe('1.0.1');
    bucket = openBucket(`${server.address}/${++count}`, server.env);
    const restarted = aReader(dataDir);
    expect((await restarted.registry()).modules['mf-x']?.stable).toBe('1.0.1');
    expect(restarted.fault()).toMatch(/there is no registry/);
    const moved = aReader(dataDir, undefined, 's3://another');
    expect([await moved.registry(), moved.fault()]).toEqual([{ modules: {} }, undefined]);
  });

  it('are copied once, whole, with the packed copies that unpack to them', async () => {
    const root = await emptyFolder();
    await release('let a', brotliCompressSync('let a'));
    const copies = localCopies(root, bucket);
    await Promise.all([1, 2, 3].map(() => copies.complete('mf-x', aRelease('1.0.0', 'let a'))));
    expect(await readFile(path.join(root, 'mf-x/1.0.0/entry.js'), 'utf8')).toBe('let a');
    expect(await readFile(path.join(root, 'mf-x/1.0.0/entry.js.br'))).toEqual(brotliCompressSync('let a'));
  });

  it('leave out a packed copy that is something else', async () => {
    const root = await emptyFolder();
    await release('let a', brotliCompressSync('let evil'));
    await localCopies(root, bucket).complete('mf-x', aRelease('1.0.0', 'let a'));
    await expect(readFile(path.join(root, 'mf-x/1.0.0/entry.js.br'))).rejects.toThrow('ENOENT');
  });

  it('are not copied at all when one byte differs, and are once it is mended', async () => {
    const root = await emptyFolder();
    await release('let b', Buffer.alloc(0));
    const copies = localCopies(root, bucket);
    await expect(copies.complete('mf-x', aRelease('1.0.0', 'let a'))).rejects.toThrow('is not what was released');
    await expect(readFile(path.join(root, 'mf-x/1.0.0/entry.js'))).rejects.toThrow('ENOENT');
    await release('let a', Buffer.alloc(0));
    await copies.complete('mf-x', aRelease('1.0.0', 'let a'));
    expect(await readFile(path.join(root, 'mf-x/1.0.0/entry.js'), 'utf8')).toBe('let a');
  });

  function aReader(dataDir: string, clock?: () => number, place = 's3://one', from = bucket) {
    const kept = keptRegistry(path.join(dataDir, 'followed-registry.json'), place);
    const followed = followRegistry({ log: silent, kept });
    return bucketReader({ bucket: from, root: path.join(dataDir, 'copies'), followed, ...(clock && { clock }) });
  }

  async function release(code: string, packed: Buffer): Promise<void> {
    await bucket.put('mf-x/1.0.0/entry.js', code);
    await bucket.put('mf-x/1.0.0/entry.js.br', packed);
  }
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it never happened');
}

function emptyFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'rezenso-releases-'));
}
