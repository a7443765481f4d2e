import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { folderStore } from '@rezenso/releases/store';
import { expect } from 'expect';
import { buildChanged } from '../release/build-changed.ts';
import { aSite } from '../testing/command-site.ts';
import { ownEnvironment, releaseToOwnStore } from './own-site.ts';

const anybody = { DATA_DIR: '.data', DATABASE_URL: 'postgres://db/rezenso', SECRET_KEY: 'kept' };

describe('development', () => {
  it('leaves the registry of a running site as it is: what changed goes to a store of its own', async () => {
    const site = await aSite();
    for (const name of ['mf-x', 'mf-y']) await site.build(name, 'first');
    await buildChanged({ repository: site.repository, store: folderStore(site.root), say: () => {} });
    const [first] = (await site.registry()).modules['mf-x']?.releases ?? [];
    const taken = await site.build('mf-x', 'taken back');
    await site.run('release', 'mf-x', '--store', site.root);
    await site.run('rollback', 'mf-x', '--store', site.root);
    const edited = await site.build('mf-y', 'edited');
    const before = await site.store();

    const env = await ownEnvironment(site.repository, 'mf-y', { ...site.env, DATA_DIR: join(site.root, '..') });
    await releaseToOwnStore(site.repository, env, () => {});

    expect(await site.store()).toEqual(before);
    expect((await site.registry()).modules['mf-x']?.stable).toBe(first?.version);
    const own = JSON.parse(await readFile(join(env.DATA_DIR ?? '', 'releases/registry.json'), 'utf8'));
    expect([own.modules['mf-x'].stable, own.modules['mf-y'].stable]).toEqual([taken, edited]);
    expect(Object.keys(own.modules)).toContain('shell');
  });

  it('has a data folder for each workspace, wherever the site keeps its data, and no database or bucket of a site', async () => {
    const bucket = { RELEASES_URL: 's3://site/releases', RELEASES_PUBLIC_KEY: 'p', RELEASES_SIGNING_KEY: 's' };
    const env = await ownEnvironment('/rezenso', 'mf-x', { ...anybody, ...bucket });
    expect(env).toMatchObject({ DATA_DIR: join('/rezenso', '.data/dev/mf-x'), SECRET_KEY: 'kept' });
    for (const name of ['DATABASE_URL', ...Object.keys(bucket)]) expect(env[name]).toBeUndefined();
    const other = await ownEnvironment('/rezenso', 'mf-x', { ...anybody, DEV_DATA_DIR: '/elsewhere' });
    expect(other.DATA_DIR).toBe('/elsewhere');
  });

  it('takes the next free port beside a site on the usual one, and refuses a port that was asked for and is taken', async () => {
    const site = createServer();
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const address = site.address();
    const taken = typeof address === 'object' && address ? address.port : 0;
    try {
      const { PORT } = await ownEnvironment('/rezenso', 'mf-x', {}, taken);
      expect(Number(PORT)).toBeGreaterThan(taken);
      await expect(ownEnvironment('/rezenso', 'mf-x', { PORT: String(taken) })).rejects.toThrow(
        `Port ${taken} is taken`,
      );
    } finally {
      site.close();
    }
  });
});
