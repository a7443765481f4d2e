import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { openStore } from '@rezenso/releases/store';
import { expect } from 'expect';
import { aSite, type CommandSite } from '../testing/command-site.ts';
import { releaseAtStart } from './release-at-start.ts';

describe('`npm start`', () => {
  it('fills an empty store, and follows the sources as long as nobody else released', async () => {
    const site = await started();
    const second = await site.build('mf-x', 'second');
    expect(await start(site)).toMatchObject({ changed: ['mf-x'] });
    const { stable, history } = await known(site, 'mf-x');
    expect([stable, history?.at(-1)?.reason]).toEqual([second, 'npm start']);
    await site.build('mf-x', 'first');
    expect(await start(site)).toMatchObject({ changed: ['mf-x'] });
    expect(await start(site)).toEqual({ changed: [], said: '' });
  });

  it('never takes back what a team released, and says so', async () => {
    const site = await started();
    site.env.GITHUB_ACTOR = 'eva';
    const team = await site.build('mf-x', 'of the team');
    await site.run('release', 'mf-x');
    const before = await site.store();
    const older = await site.build('mf-x', 'older');
    const { changed, said } = await start(site);
    expect(changed).toEqual([]);
    expect(said).toContain(`mf-x stays ${team}: released by eva on 2026-03-01 12:00 UTC. \`npx rezenso release mf-x\``);
    expect(said).toContain(older);
    expect(await site.store()).toEqual(before);
  });

  it('leaves alone what was promoted or taken back by hand, whoever had released it', async () => {
    const site = await started();
    const [first = ''] = (await known(site, 'mf-x')).releases.map(({ version }) => version);
    const second = await site.build('mf-x', 'second');
    await start(site);
    await site.run('rollback', 'mf-x');
    const taken = await start(site);
    expect([taken.changed, taken.said]).toEqual([
      [],
      expect.stringContaining(`mf-x stays ${first}: the ${second} of this checkout was taken back`),
    ]);
    await site.build('mf-x', 'third');
    expect((await start(site)).said).toContain(`mf-x stays ${first}: rolled back by`);
  });

  it('releases no new module into a store that teams release into', async () => {
    const site = await aSite();
    await site.build('mf-x', 'first');
    await site.build('mf-y', 'unfinished');
    await site.run('release', 'shell');
    await site.run('release', 'mf-x');
    const { changed, said } = await start(site);
    expect([changed, said]).toEqual([
      [],
      expect.stringContaining('mf-y is not released: teams release into this store'),
    ]);
  });

  it('serves what a signed store has when it has no key to change it', async () => {
    const site = await started();
    const file = join(site.repository, 'root.pem');
    await site.run('keys', file);
    site.env.RELEASES_ROOT_KEY = await readFile(file, 'utf8');
    await site.run('sign');
    delete site.env.RELEASES_ROOT_KEY;
    site.env.RELEASES_PUBLIC_KEY = await readFile(`${file}.pub`, 'utf8');
    const before = await site.store();
    const second = await site.build('mf-x', 'second');
    const { changed, said } = await start(site);
    expect([changed, said]).toEqual([[], expect.stringContaining('set RELEASES_SIGNING_KEY to change it')]);
    expect(said).toContain(`This checkout has ${second}`);
    expect(await site.store()).toEqual(before);
  });

  it('does not keep a site from starting whose registry cannot be followed: it goes on with the last good one', async () => {
    const site = await started();
    const file = join(site.repository, 'root.pem');
    await site.run('keys', file);
    site.env.RELEASES_PUBLIC_KEY = await readFile(`${file}.pub`, 'utf8');
    expect(await start(site)).toEqual({
      changed: [],
      said: expect.stringMatching(/Nothing is released.*is not signed/),
    });
  });
});

async function started(): Promise<CommandSite> {
  const site = await aSite();
  for (const name of ['mf-x', 'mf-y']) await site.build(name, 'first');
  expect((await start(site)).changed.toSorted()).toEqual(['mf-x', 'mf-y', 'shell']);
  return site;
}

async function start({ repository, root, env }: CommandSite) {
  const said: string[] = [];
  const store = openStore(root, { repository, env });
  const changed = await releaseAtStart({ repository, store, say: (line) => void said.push(line) });
  return { changed, said: said.filter((line) => !/^ {2}\d\/\d/.test(line)).join('\n') };
}

async function known(site: CommandSite, name: string) {
  const found = (await site.registry()).modules[name];
  if (!found) throw new Error(`${name} is not released`);
  return found;
}
