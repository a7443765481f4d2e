import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { startBucketServer } from '@rezenso/build/testing/bucket-server';
import { expect } from 'expect';
import { aRegistry } from '../../testing/releases.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { openBucket } from './bucket.ts';

const server = await startBucketServer();
Object.assign(process.env, server.env);
after(() => server.close());
const bucket = openBucket(server.address);
await bucket.write('registry.json', JSON.stringify(aRegistry('1.0.0')));
await bucket.write('mf-x/1.0.0/entry.js', 'let a');
const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-releases-'));
const test = await startTestApp({ env: { RELEASES_URL: server.address, DATA_DIR: dataDir } });

it('serves releases from a bucket as its own files, for ever, and nothing else of the bucket', async () => {
  const answer = await test.visitor.get('/releases/mf-x/1.0.0/entry.js');
  expect([answer.statusCode, answer.body]).toEqual([200, 'let a']);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const address of ['/releases/registry.json', '/releases/mf-x/9.9.9/entry.js', '/releases/.returned/mf-x/1.json'])
    expect((await test.visitor.get(address)).statusCode).toBe(404);
});
