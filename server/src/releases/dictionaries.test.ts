import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync, zstdDecompressSync } from 'node:zlib';
import { folderStore } from '@rezenso/releases/store';
import { aRegistry } from '@rezenso/releases/testing';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';
import { stemOf, useAsDictionary } from './dictionaries.ts';

/** Code that no packing makes small, so that only what it has in common with another file can. */
const code = randomBytes(20_000).toString('base64');
const before = `${code};let text='Bewertungen'`;
const after = `${code};let text='Deine Bewertungen'`;
const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-dictionaries-'));
const store = folderStore(path.join(dataDir, 'releases'));
await write('mf-x', '1.0.0', { 'entry.js': 'let a', '7.aaaaaaaaaaaa.js': before });
await write('mf-x', '1.1.0', { 'entry.js': 'let b', '7.bbbbbbbbbbbb.js': after, '8.cccccccccccc.js': after });
await write('mf-y', '1.0.0', { 'entry.js': 'let c', '7.dddddddddddd.js': after });
await store.changeRegistry(() => {
  const { modules } = aRegistry('1.0.0');
  const [release] = modules['mf-x']?.releases ?? [];
  if (!release || !modules['mf-x']) throw new Error('The registry of the tests has no mf-x');
  const files = (names: string[]) => names.map((name) => ({ path: name, integrity: 'sha384-x', bytes: 1 }));
  const first = { ...release, version: '1.0.0', files: files(['entry.js', '7.aaaaaaaaaaaa.js']) };
  const second = { ...release, version: '1.1.0', files: files(['entry.js', '7.bbbbbbbbbbbb.js', '8.cccccccccccc.js']) };
  const manifest = release.manifest && { ...release.manifest, name: 'mf-y' };
  const other = { ...release, manifest, files: files(['entry.js', '7.dddddddddddd.js']) };
  return {
    ...aRegistry('1.0.0'),
    modules: {
      ...modules,
      'mf-x': { ...modules['mf-x'], releases: [first, second], stable: '1.1.0' },
      'mf-y': { ...modules['mf-x'], releases: [other], stable: '1.0.0' },
    },
  };
});
const { app } = await startTestApp({ env: { DATA_DIR: dataDir } });

const ask = (file: string, has: string, encodings = 'gzip, deflate, br, zstd, dcb, dcz') =>
  app.inject({
    url: `/releases/${file}`,
    headers: { 'accept-encoding': encodings, 'available-dictionary': `:${digestOf(has).toString('base64')}:` },
  });

describe('a file of a release', () => {
  it('is kept by browsers to have the next release of it as a difference', async () => {
    const answer = await ask('mf-x/1.1.0/7.bbbbbbbbbbbb.js', 'something of another site');
    expect(answer.headers).toMatchObject({
      'use-as-dictionary': 'match="/releases/mf-x/*/7.*.js"',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(String(answer.headers.vary).toLowerCase()).toBe('accept-encoding, available-dictionary');
  });

  it('is sent as the difference from the one that the browser has, which unpacks to exactly it', async () => {
    const answer = await ask('mf-x/1.1.0/7.bbbbbbbbbbbb.js', before);
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'dcz']);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.rawPayload.length).toBeLessThan(200);
    const [head, frame] = [answer.rawPayload.subarray(0, 40), answer.rawPayload.subarray(40)];
    expect(head).toEqual(Buffer.concat([Buffer.from('5e2a4d1820000000', 'hex'), digestOf(before)]));
    expect(zstdDecompressSync(frame, { dictionary: Buffer.from(before) }).toString()).toBe(after);
  });

  it('is sent back to an earlier release in the same way', async () => {
    const answer = await ask('mf-x/1.0.0/7.aaaaaaaaaaaa.js', after);
    expect(answer.headers['content-encoding']).toBe('dcz');
  });

  it('is sent whole to whoever takes no differences, or has nothing that the module released before', async () => {
    const wanted = 'mf-x/1.1.0/7.bbbbbbbbbbbb.js';
    const answers = [
      await ask(wanted, before, 'gzip, br'),
      await ask(wanted, before, 'br, xdcz'),
      await ask(wanted, before, 'br, dcz;q=0'),
      await ask(wanted, before, 'br, dcz ; q=0.000'),
      await ask(wanted, 'unknown'),
      // The same bytes, of another part and of another module.
      await ask('mf-x/1.1.0/8.cccccccccccc.js', before),
      await ask('mf-y/1.0.0/7.dddddddddddd.js', before),
      await app.inject({
        url: `/releases/${wanted}`,
        headers: { 'accept-encoding': 'br, dcz', 'available-dictionary': 'a'.repeat(10_000) },
      }),
    ];
    for (const { headers, statusCode } of answers)
      expect([statusCode, headers['content-encoding']]).toEqual([200, 'br']);
  });

  it('is sent whole when the difference is not smaller', async () => {
    const answer = await ask('mf-x/1.1.0/entry.js', 'let a');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).not.toBe('dcz');
  });

  it('that is not there is not found, whatever the browser has', async () => {
    for (const file of ['mf-x/1.1.0/7.eeeeeeeeeeee.js', 'mf-x/9.9.9/7.bbbbbbbbbbbb.js', 'constructor/1.0.0/entry.js'])
      expect([file, (await ask(file, before)).statusCode]).toEqual([file, 404]);
  });
});

it('the name of a file says which later ones continue it', () => {
  expect(
    ['entry.js', '158.f8c5d6a92e4b.js', 'vendor.64286c2cad0f.js', 'figtree.4ba7d3d09669.woff2'].map(stemOf),
  ).toEqual(['entry.js', '158.*.js', 'vendor.*.js', 'figtree.*.woff2']);
  expect(useAsDictionary({ module: 'shell', version: '1', file: 'entry.js' })).toBe(
    'match="/releases/shell/*/entry.js"',
  );
});

async function write(module: string, version: string, files: Record<string, string>): Promise<void> {
  const folder = path.join(dataDir, 'releases', module, version);
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(folder, name), content);
    if (content.length > 1_000) await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(content));
  }
}

function digestOf(content: string): Buffer {
  return createHash('sha256').update(content).digest();
}
