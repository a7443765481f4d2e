import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { sourceMapsFile } from '@rezenso/releases/files';
import { openStore } from '@rezenso/releases/store';
import { aRegistry, startBucketServer } from '@rezenso/releases/testing';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';

const server = await startBucketServer();
Object.assign(process.env, server.env);
after(() => server.close());
const store = openStore(server.address, { env: server.env, repository: '' });
const built = await emptyFolder();
await writeFile(path.join(built, 'entry.js'), 'let a');
await store.putFiles('mf-x', '1.0.0', built);
await store.changeRegistry(() => aRegistry('1.0.0'));
const dataDir = await emptyFolder();
const test = await startTestApp({ env: { RELEASES_URL: server.address, DATA_DIR: dataDir } });

it('serves releases from a bucket as its own files, for ever, and nothing else of the bucket', async () => {
  const answer = await test.visitor.get('/releases/mf-x/1.0.0/entry.js');
  expect([answer.statusCode, answer.body]).toEqual([200, 'let a']);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const address of ['/releases/registry.json', '/releases/mf-x/9.9.9/entry.js', '/releases/.returned/mf-x/1.json'])
    expect((await test.visitor.get(address)).statusCode).toBe(404);
});

it('serves of a release in a folder nothing that leads to its sources', async () => {
  const place = path.join(await emptyFolder(), 'releases/mf-x/1.0.0');
  await mkdir(place, { recursive: true });
  for (const name of ['entry.js', sourceMapsFile]) await writeFile(path.join(place, name), 'let a');
  const site = await startTestApp({ env: { DATA_DIR: path.join(place, '../../..') } });
  const statusOf = async (name: string) => (await site.visitor.get(`/releases/mf-x/1.0.0/${name}`)).statusCode;
  expect(await statusOf('entry.js')).toBe(200);
  for (const name of [sourceMapsFile, 'source-maps%2ebin', `x/../${sourceMapsFile}`])
    expect([name, await statusOf(name)]).toEqual([name, 404]);
});

it('serves no file that a path leads out to: neither the registry nor the key above it, however the path is written', async () => {
  const data = await emptyFolder();
  await mkdir(path.join(data, 'releases/mf-x/1.0.0/deep'), { recursive: true });
  for (const name of [
    'secret.key',
    'releases/registry.json',
    'releases/mf-x/lock',
    'releases/mf-x/1.0.0/deep/entry.js',
  ])
    await writeFile(path.join(data, name), name.endsWith('entry.js') ? 'let a' : 'out of reach');
  const site = await startTestApp({ env: { DATA_DIR: data } });
  expect((await site.visitor.get('/releases/mf-x/1.0.0/deep/entry.js')).body).toBe('let a');
  const ups = ['..', '%2e%2e', '..%00', '....//'];
  const slashes = ['/', '%2f', '%5c'];
  const ends = ['secret.key', 'registry.json', 'mf-x/1.0.0/%2e%2e/lock'];
  const tried: string[] = [];
  for (const up of ups)
    for (const slash of slashes)
      for (const end of ends)
        for (let times = 1; times <= 3; times += 1)
          for (const begin of ['', 'mf-x/1.0.0/', 'mf-x/files/'])
            tried.push(`/releases/${begin}${`${up}${slash}`.repeat(times)}${end}`);
  for (const address of [
    ...tried,
    '/releases//etc/passwd',
    '/releases/mf-x/1.0.0//etc/passwd',
    `/releases/${data}/secret.key`,
  ]) {
    const { statusCode, body } = await site.visitor.get(address);
    expect([address, statusCode === 200 && body.includes('out of reach'), /root:/.test(body)]).toEqual([
      address,
      false,
      false,
    ]);
  }
});

it('says of each file what it is, and of text in which letters', async () => {
  const place = path.join(await emptyFolder(), 'releases/mf-x/1.0.0');
  await mkdir(place, { recursive: true });
  const types = {
    'entry.js': 'application/javascript; charset=utf-8',
    'page.css': 'text/css; charset=utf-8',
    'manifest.json': 'application/json; charset=utf-8',
    'page.html': 'text/html; charset=utf-8',
    'words.txt': 'text/plain; charset=utf-8',
    'font.woff2': 'font/woff2',
    'bild.png': 'image/png',
  };
  for (const name of Object.keys(types)) await writeFile(path.join(place, name), '{}');
  const site = await startTestApp({ env: { DATA_DIR: path.join(place, '../../..') } });
  for (const [name, type] of Object.entries(types)) {
    const { statusCode, headers } = await site.visitor.get(`/releases/mf-x/1.0.0/${name}`);
    expect([name, statusCode, headers['content-type']]).toEqual([name, 200, type]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

function emptyFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'rezenso-releases-'));
}
