import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { withRelease } from '@rezenso/releases/registry';
import { noKeys } from '@rezenso/releases/seal';
import { aRelease, releaseStore, siteStorage } from '@rezenso/releases/testing';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { buildApp } from '../../../http/app.ts';
import { releaseStoreFeature } from './index.ts';

describe('the store of a site without keys', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-site-'));
  const open = await startTestApp({ env: { DATA_DIR: dataDir } });
  const address = await open.app.listen({ host: '127.0.0.1', port: 0 });

  it('takes releases from its own machine outside production, and from nobody else', async () => {
    const built = await mkdtemp(path.join(tmpdir(), 'rezenso-build-'));
    await writeFile(path.join(built, 'entry.js'), 'let a');
    const store = releaseStore(siteStorage(address, noKeys));
    await store.putFiles('mf-x', '1.0.0', built);
    await store.changeRegistry((registry) => withRelease(registry, 'mf-x', aRelease('1.0.0', 'let a')));
    expect((await store.readRegistry()).modules['mf-x']?.stable).toBe('1.0.0');
    const url = '/api/release-store/registry';
    for (const elsewhere of [
      { remoteAddress: '192.168.1.9' },
      { headers: { 'x-forwarded-for': '127.0.0.1' } },
      { remoteAddress: '::ffff:10.0.0.1' },
    ])
      expect((await open.visitor.send({ url, ...elsewhere })).statusCode).toBe(403);
  });

  it('takes none without keys in production, also from its own machine', async () => {
    const app = await buildApp(
      { ...open.core, env: { ...open.core.env, isProduction: true } },
      { features: [releaseStoreFeature] },
    );
    const answer = await app.inject({ url: '/api/release-store/registry' });
    expect([answer.statusCode, answer.json().message]).toEqual([403, expect.stringContaining('RELEASES_PUBLIC_KEY')]);
    await app.close();
  });
});
