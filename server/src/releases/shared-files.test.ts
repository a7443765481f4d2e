import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { filesBelow } from '@rezenso/releases/files';
import type { Release } from '@rezenso/releases/registry';
import { openStore } from '@rezenso/releases/store';
import { aRelease, startBucketServer } from '@rezenso/releases/testing';
import { expect } from 'expect';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const same = '7.aaaaaaaaaaaaaaaa.js';
const [old, changed] = ['8.bbbbbbbbbbbbbbbb.js', '8.cccccccccccccccc.js'];
/** No packing makes it small, so that only what it has in common with another file can. */
const long = randomBytes(2_000).toString('base64');
const code = { same: 'let same', old: `/*${long}*/let old`, changed: `/*${long}*/let changed` };
/** What lies in each release; nothing names the last two. */
const stored: Record<string, Record<string, string>> = {
  'mf-x/1.0.0': { 'entry.js': 'let a', [same]: code.same, [old]: code.old },
  'mf-x/1.1.0': { 'entry.js': 'let b', [same]: code.same, [changed]: code.changed },
  'mf-x/1.2.0': { 'entry.js': 'let c', '9.dddddddddddddddd.js': 'let gone' },
  'mf-x/1.3.0': { 'entry.js': 'let d' },
};
const releases = [await release('mf-x/1.0.0'), await release('mf-x/1.1.0')];
const server = await startBucketServer();
Object.assign(process.env, server.env);
after(() => server.close());

describe('a file that is named by its content, of a store in a folder', async () => {
  const dataDir = await emptyFolder();
  const place = path.join(dataDir, 'releases');
  const test = await startTestApp({ env: { DATA_DIR: dataDir } });
  beforeEach(async () => {
    await rm(place, { recursive: true, force: true });
    await fill(place);
  });
  const inStore = (file: string) => path.join(place, file);

  it('is served under one address for all releases that have it, for ever and packed', async () => {
    for (const [file, text] of [
      [same, code.same],
      [old, code.old],
      [changed, code.changed],
    ] as const) {
      const answer = await ask(test, file);
      expect([file, answer.statusCode]).toEqual([file, 200]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringContaining('javascript'),
        'content-encoding': 'br',
        'use-as-dictionary': `match="/releases/mf-x/*/${file[0]}.*.js"`,
      });
      expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(text);
    }
  });

  it('still has the address of the release as well, where scripts of releases from before look for it', async () => {
    const answer = await test.visitor.get(`/releases/mf-x/1.0.0/${same}`);
    expect([answer.statusCode, answer.body]).toEqual([200, code.same]);
  });

  it('is sent as the difference from the one of the release before', async () => {
    const digest = createHash('sha256').update(code.old).digest('base64');
    const answer = await ask(test, changed, { 'accept-encoding': 'br, dcz', 'available-dictionary': `:${digest}:` });
    expect(answer.headers['content-encoding']).toBe('dcz');
    const dictionary = Buffer.from(code.old);
    expect(zstdDecompressSync(answer.rawPayload.subarray(40), { dictionary }).toString()).toBe(code.changed);
  });

  it('is not found when no release has it, another module does, its name says no digest, or it is none for browsers', async () => {
    for (const address of [
      'mf-x/files/7.eeeeeeeeeeeeeeee.js',
      'mf-x/files/9.dddddddddddddddd.js',
      `mf-y/files/${same}`,
      `constructor/files/${same}`,
      'mf-x/files/entry.js',
      'mf-x/files/7.aaaaaaaaaaaa.js',
      `mf-x/files/..%2f1.0.0%2f${same}`,
      'mf-x/files/source-maps.bin',
      'mf-x/files/',
    ]) {
      const answer = await test.app.inject({ url: `/releases/${address}`, headers: { 'accept-encoding': 'br' } });
      expect([address, answer.statusCode]).toEqual([address, 404]);
      expect(answer.headers['cache-control']).not.toContain('immutable');
    }
  });

  it('comes from another release when one was deleted by hand; what only that one had is gone', async () => {
    await rm(inStore('mf-x/1.1.0'), { recursive: true });
    expect((await ask(test, same)).statusCode).toBe(200);
    expect((await ask(test, changed)).statusCode).toBe(404);
  });

  it('comes from another release when its bytes were changed, and never changed ones: caches would keep them', async () => {
    expect((await ask(test, same)).statusCode).toBe(200);
    await writeFile(inStore(`mf-x/1.1.0/${same}`), 'let evil');
    await writeFile(inStore(`mf-x/1.1.0/${same}.br`), brotliCompressSync('let evil'));
    expect(brotliDecompressSync((await ask(test, same)).rawPayload).toString()).toBe(code.same);
    await writeFile(inStore(`mf-x/1.0.0/${same}`), 'let evil');
    expect((await ask(test, same)).statusCode).toBe(404);
    await writeFile(inStore(`mf-x/1.0.0/${same}`), code.same);
    expect((await ask(test, same)).statusCode).toBe(200);
  });

  it('comes from another release when only its packed copy was changed, which is what browsers get', async () => {
    await writeFile(inStore(`mf-x/1.1.0/${same}.br`), brotliCompressSync('let evil'));
    expect(brotliDecompressSync((await ask(test, same)).rawPayload).toString()).toBe(code.same);
    await writeFile(inStore(`mf-x/1.1.0/${changed}.br`), brotliCompressSync('let evil'));
    expect((await ask(test, changed)).statusCode).toBe(404);
  });
});

describe('a file that is named by its content, of a store in a bucket', async () => {
  await fill(server.address);
  const test = await startTestApp({ env: { RELEASES_URL: server.address, DATA_DIR: await emptyFolder() } });

  it('is served from a copy of the release that has it', async () => {
    for (const file of [same, old, changed]) expect((await ask(test, file)).statusCode).toBe(200);
    expect((await ask(test, '9.dddddddddddddddd.js')).statusCode).toBe(404);
  });

  it('comes from another release when one in the bucket is not what was released', async () => {
    for (const file of [same, changed]) await writeFile(objectOf(`mf-x/1.1.0/${file}`), 'let evil');
    const other = await startTestApp({ env: { RELEASES_URL: server.address, DATA_DIR: await emptyFolder() } });
    expect(brotliDecompressSync((await ask(other, same)).rawPayload).toString()).toBe(code.same);
    expect((await ask(other, changed)).statusCode).toBe(404);
  });

  it('is found by a process that has not heard of its release yet, under either address', async () => {
    expect((await ask(test, same)).statusCode).toBe(200);
    // That was the last look: another page would not look again now.
    await point(server.address, [...releases, await release('mf-x/1.2.0')]);
    expect((await ask(test, '9.dddddddddddddddd.js')).statusCode).toBe(200);
    await point(server.address, [...releases, await release('mf-x/1.2.0'), await release('mf-x/1.3.0')]);
    expect((await test.visitor.get('/releases/mf-x/1.3.0/entry.js')).body).toBe('let d');
  });
});

const ask = (test: TestApp, file: string, headers: Record<string, string> = { 'accept-encoding': 'br' }) =>
  test.app.inject({ url: `/releases/mf-x/files/${file}`, headers });

/** A store with all releases, of which the registry names the first two. */
async function fill(address: string): Promise<void> {
  const store = openStore(address, { env: server.env, repository: '' });
  for (const name of Object.keys(stored)) {
    const [module = '', version = ''] = name.split('/');
    await store.putFiles(module, version, await built(name));
  }
  await point(address, releases);
}

function point(address: string, known: Release[]): Promise<unknown> {
  const store = openStore(address, { env: server.env, repository: '' });
  return store.changeRegistry((registry) => ({
    ...registry,
    modules: { 'mf-x': { releases: known, stable: '1.1.0', canary: null } },
  }));
}

async function release(name: string): Promise<Release> {
  const files = (await filesBelow(await built(name))).filter(({ path }) => !path.endsWith('.br'));
  return { ...aRelease(name.split('/')[1] ?? '', ''), files };
}

async function built(name: string): Promise<string> {
  const folder = await emptyFolder();
  for (const [file, text] of Object.entries(stored[name] ?? {})) {
    await writeFile(path.join(folder, file), text);
    if (file !== 'entry.js') await writeFile(path.join(folder, `${file}.br`), brotliCompressSync(text));
  }
  return folder;
}

/** Where the server of buckets keeps an object. */
function objectOf(key: string): string {
  return path.join(server.folder, `${key}._S3rver_object`);
}

function emptyFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'rezenso-shared-files-'));
}
