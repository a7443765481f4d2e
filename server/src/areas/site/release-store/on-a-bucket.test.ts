import { createPublicKey } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { withRelease } from '@rezenso/releases/registry';
import { aKeyPair, aRelease, releaseStore, siteStorage, startBucketServer } from '@rezenso/releases/testing';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';

const bucket = await startBucketServer();
Object.assign(process.env, bucket.env);
after(() => bucket.close());
const root = aKeyPair();
const pem = createPublicKey(root.signing).export({ format: 'pem', type: 'spki' }).toString();
const aProcess = async () =>
  startTestApp({
    env: {
      RELEASES_URL: bucket.address,
      RELEASES_PUBLIC_KEY: pem,
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'rezenso-process-')),
    },
  });
const one = await aProcess();
const other = await aProcess();

it('takes a release by one process, and another one follows and serves it from the bucket', async () => {
  const address = await one.app.listen({ host: '127.0.0.1', port: 0 });
  const keys = { signing: [root.signing], roots: [root.verifying] };
  const store = releaseStore(siteStorage(address, keys, one.clock.now), keys);
  const folder = await mkdtemp(path.join(tmpdir(), 'rezenso-build-'));
  await writeFile(path.join(folder, 'entry.js'), 'let a');
  const files = await store.putFiles('mf-x', '1.0.0', folder);
  await expect(store.putFiles('mf-x', '1.0.0', folder)).resolves.toEqual(files);
  await store.changeRegistry((registry) => withRelease(registry, 'mf-x', { ...aRelease('1.0.0', 'let a'), files }));
  const shown = async () => (await other.visitor.get('/registry.json')).json<Record<string, { stable: string }>>();
  // It looks every two seconds.
  const giveUpAt = performance.now() + 30_000;
  while (!('mf-x' in (await shown())) && performance.now() < giveUpAt) await pause(50);
  expect((await shown())['mf-x']?.stable).toBe('1.0.0');
  expect((await other.visitor.get('/releases/mf-x/1.0.0/entry.js')).body).toBe('let a');
});
