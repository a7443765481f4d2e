import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { aSite, type CommandSite } from '../testing/command-site.ts';
import { type HttpSite, startHttpSite } from '../testing/http-site.ts';

const started: HttpSite[] = [];
after(() => {
  for (const site of started) site.close();
});

describe('a release that is newer than the server of the site', () => {
  for (const name of ['mf-x', 'shell'])
    it(`is not released: ${name}`, async () => {
      const { site, at } = await withServer('1.7.0');
      await site.build(name, 'newer', { contractRange: '^1.8.0' });
      expect(await site.run('release', name, ...at)).toMatch(
        /^1 .*contract \^1\.8\.0 of the API, and the server of this site speaks 1\.7\.0\. Deploy the server first\./s,
      );
    });

  it('is not promoted, neither from a canary nor from another store, and not taken back to', async () => {
    const { site, at, speak } = await withServer('1.8.0');
    const first = await released(site, at, 'first', '^1.8.0');
    await site.build('mf-x', 'second', { contractRange: '^1.8.0' });
    await site.run('release', 'mf-x', ...at, '--canary', '10');
    speak('1.7.0');
    const before = await site.store();
    const refused = 'cannot be stable. It is built for contract ^1.8.0';
    expect(await site.run('promote', 'mf-x', ...at)).toContain(refused);
    expect(await site.store()).toEqual(before);
    speak('1.8.0');
    await site.run('promote', 'mf-x', ...at);
    speak('1.7.0');
    expect(await site.run('rollback', 'mf-x', ...at, '--to', first)).toContain(refused);
    expect(await site.run('rollback', 'mf-x', ...at)).toContain(`1 ${first}: It is built for contract ^1.8.0`);

    site.env.RELEASES_URL_STAGING = join(site.repository, 'staging');
    await site.run('release', 'shell', '--store', 'staging');
    const tried = await site.build('mf-x', 'third', { contractRange: '^1.9.0' });
    await site.run('release', 'mf-x', '--store', 'staging');
    const there = ['--from', 'staging', '--to', at[1]];
    expect(await site.run('promote', 'mf-x', ...there)).toContain(`${tried} cannot be stable. It is built for`);
    expect(await site.run('promote', 'mf-x', ...there, '--canary', '5')).toContain(
      `${tried} cannot be the canary. It is`,
    );
    speak('1.9.0');
    expect(await site.run('promote', 'mf-x', ...there)).toMatch(/^0/);
  });

  it('is passed over by a rollback, which takes the newest before it that the server understands', async () => {
    const { site, at, speak } = await withServer('1.8.0');
    const old = await released(site, at, 'old', '^1.7.0');
    await released(site, at, 'needs more', '^1.8.0');
    await released(site, at, 'needs less again', '^1.7.0');
    speak('1.7.0');
    expect(await site.run('rollback', 'mf-x', ...at)).toContain(`0 mf-x ${old} is stable again`);
  });
});

describe('--ahead', () => {
  it('lets a module of the next major of the API wait for its server, while an older release goes on', async () => {
    const { site, at, speak } = await withServer('1.7.0');
    await site.build('mf-x', 'first of all', { contractRange: '^2.0.0' });
    expect(await site.run('release', 'mf-x', ...at, '--ahead')).toContain('Deploy the server first');
    await released(site, at, 'first', '^1.7.0');
    await site.build('mf-x', 'for two', { contractRange: '^2.0.0' });
    expect(await site.run('release', 'mf-x', ...at)).toContain('Deploy the server first');
    expect(await site.run('release', 'mf-x', ...at, '--ahead')).toMatch(/^0/);
    speak('1.6.0');
    await site.build('mf-x', 'for two, and nothing fits', { contractRange: '^2.0.0' });
    expect(await site.run('release', 'mf-x', ...at, '--ahead')).toContain('Deploy the server first');
  });

  it('is no way around a server that only has to be deployed first', async () => {
    const { site, at } = await withServer('1.7.0');
    await released(site, at, 'first', '^1.7.0');
    await site.build('mf-x', 'newer', { contractRange: '^1.8.0' });
    expect(await site.run('release', 'mf-x', ...at, '--ahead')).toContain('Deploy the server first');
  });

  it('leaves out what the shell lends only for a module that waits for another platform', async () => {
    const site = await aSite();
    await site.build('shell', 'lends', { lends: { react: '19.3.1' } });
    await site.run('release', 'shell');
    await site.build('mf-x', 'first', { borrows: { react: '^19.0.0' } });
    await site.run('release', 'mf-x');
    await site.build('mf-x', 'too new a React', { borrows: { react: '^20.0.0' } });
    expect(await site.run('release', 'mf-x', '--ahead')).toContain(
      'It needs react ^20.0.0, and the shell lends 19.3.1',
    );
    await site.needs('mf-x', '^2.0.0');
    await site.build('mf-x', 'for the next platform', { borrows: { react: '^20.0.0' } });
    expect(await site.run('release', 'mf-x', '--ahead')).toMatch(/^0/);
  });
});

/** A site over HTTP with a shell; its server speaks what it is told to. */
async function withServer(first: string) {
  const site = await aSite();
  let contract = first;
  await site.run('release', 'shell');
  const http = await startHttpSite(site.root, () => contract);
  started.push(http);
  const speak = (version: string) => {
    contract = version;
  };
  return { site, at: ['--store', http.address] as const, speak };
}

async function released(site: CommandSite, at: readonly string[], text: string, contractRange: string) {
  const version = await site.build('mf-x', text, { contractRange });
  expect(await site.run('release', 'mf-x', ...at)).toMatch(/^0/);
  return version;
}
