import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { releaseOf } from '../release/source-hash.ts';
import { aSite, type CommandSite } from '../testing/command-site.ts';
import { rezenso } from './rezenso.ts';

describe('a preview', () => {
  it('is looked at like a release: what fails keeps it back, what is skipped it keeps with the reason', async () => {
    const site = await withModule();
    await site.build('mf-x', 'second');
    site.checks = [{ name: 'tests', run: () => Promise.reject(new Error('\u001b[31mone failed\u001b[39m')) }];
    const before = await site.store();
    expect(await site.run('preview', 'mf-x', '--name', 'b')).toMatch(
      /^1 Building mf-x …\ntests: one failed\n\nNothing of mf-x was uploaded\.$/,
    );
    expect(await site.store()).toEqual(before);
    const skipped = ['--skip', 'tests', '--because', 'the tester is away'];
    expect(await site.run('preview', 'mf-x', '--name', 'b', ...skipped)).toMatch(/^0 .*is the preview b until/s);
    const [preview] = (await site.registry()).modules['mf-x']?.previews ?? [];
    expect(preview?.release.checks).toEqual([{ name: 'tests', skippedBecause: 'the tester is away' }]);
  });

  it('prints the link at the address that PUBLIC_ORIGIN names, and without one says what is missing of it', async () => {
    const site = await withModule();
    await site.build('mf-x', 'second');
    const printed = async (origin: string) => {
      site.env.PUBLIC_ORIGIN = origin;
      return site.run('preview', 'mf-x', '--name', 'b');
    };
    expect(await printed('')).toMatch(
      /this address of your site \(PUBLIC_ORIGIN makes it a whole link\) gets it;.*\n\n {2}\/preview\/[\w-]{32}$/,
    );
    for (const origin of ['https://www.example', 'https://www.example/'])
      expect(await printed(origin)).toMatch(
        /opens this link gets it;.*\n\n {2}https:\/\/www\.example\/preview\/[\w-]{32}$/,
      );
    const before = await site.store();
    for (const origin of ['www.example', 'localhost:3000', '/srv'])
      expect(await printed(origin)).toContain(
        `2 PUBLIC_ORIGIN is the address of the site, such as https://www.example, not "${origin}".`,
      );
    expect(await site.store()).toEqual(before);
  });

  it('of a module that was never released here is refused before it is built', async () => {
    const site = await withModule();
    await site.build('mf-y', 'first');
    expect(await site.run('preview', 'mf-y', '--name', 'b')).toMatch(
      /^1 No release of mf-y lies in \S+releases; it has/,
    );
  });

  it('is made from a repository of its own as well', async () => {
    const site = await withModule();
    const repository = await ownRepository();
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const surroundings = { repository, env: site.env, now: () => new Date(), say, complain: say, checks: [] };
    const command = (...args: string[]) => rezenso([...args, '--store', site.root], surroundings);
    expect([await command('release'), said.join('\n')]).toEqual([0, expect.stringContaining('mf-z 1.0.0-')]);
    const version = await edit(repository, 'second');
    expect([await command('preview', '--name', 'b'), said.join('\n')]).toEqual([
      0,
      expect.stringContaining(`mf-z ${version} is the preview b until`),
    ]);
    expect((await site.registry()).modules['mf-z']?.previews?.[0]?.release.version).toBe(version);
  });
});

async function withModule(): Promise<CommandSite> {
  const site = await aSite();
  await site.run('release', 'shell');
  await site.build('mf-x', 'first');
  await site.run('release', 'mf-x');
  return site;
}

/** A module outside of any checkout, built. */
async function ownRepository(): Promise<string> {
  const repository = await mkdtemp(join(tmpdir(), 'rezenso-own-'));
  const manifest = {
    name: 'mf-z',
    owner: 'Team Z',
    title: 'Z',
    platformRange: '^1.1.0',
    budgets: { entryKb: 1, totalKb: 1 },
  };
  const routes = [{ path: '/mf-z', page: 'page', access: 'authenticated' }];
  await writeFile(join(repository, 'module.json'), JSON.stringify({ ...manifest, routes }));
  await writeFile(join(repository, 'package.json'), JSON.stringify({ name: 'mf-z', version: '1.0.0' }));
  await edit(repository, 'first');
  return repository;
}

async function edit(repository: string, text: string): Promise<string> {
  await mkdir(join(repository, 'src'), { recursive: true });
  await writeFile(join(repository, 'src/module.tsx'), `export default '${text}';`);
  const release = releaseOf(repository, 'mf-z');
  await mkdir(join(repository, 'dist'), { recursive: true });
  await writeFile(join(repository, 'dist/entry.js'), `let release = "${release}";`);
  const about = { exposes: ['./module'], packages: [], sources: ['mf-z/src/module.tsx'] };
  const record = { release, entry: ['entry.js'], pages: { page: [] }, ...about };
  await writeFile(join(repository, 'dist/build.json'), JSON.stringify(record));
  return release;
}
