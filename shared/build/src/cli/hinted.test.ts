import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { aSite, type CommandSite } from '../testing/command-site.ts';
import { hinted } from './hinted.ts';

describe('a command that another one names', () => {
  it('works as it stands, also where the store was named by an option', async () => {
    const site = await aSite();
    // A space, as in the folders of many people.
    const store = ['--store', join(site.repository, 'the store')];
    await site.run('release', 'shell', ...store);
    const first = await site.build('mf-x', 'first');
    await site.run('release', 'mf-x', ...store);
    const why = ['--because', 'It lost reviews.'];

    expect(await pasted(site, await site.run('pause', 'mf-x', ...why, ...store))).toBe(
      `0 People get mf-x ${first} again.`,
    );
    await site.run('pause', 'mf-x', ...why, ...store);
    await site.build('mf-x', 'second');
    expect(await pasted(site, await site.run('release', 'mf-x', '--to', store[1] ?? ''))).toMatch(/^0 People get/);
    await site.run('pause', 'mf-x', ...why, ...store);
    expect(await pasted(site, await site.run('rollback', 'mf-x', ...store))).toMatch(/^0 People get/);
    await site.run('retire', 'mf-x', ...why, ...store);
    await site.build('mf-x', 'third');
    expect(await pasted(site, await site.run('release', 'mf-x', ...store))).toMatch(/^0 People get/);
  });

  it('works where a release came from another store', async () => {
    const site = await aSite();
    for (const name of ['STAGING', 'PRODUCTION']) site.env[`RELEASES_URL_${name}`] = join(site.repository, name);
    const there = ['--from', 'staging', '--to', 'production'];
    await site.run('release', 'shell', '--store', 'staging');
    await site.build('mf-x', 'first');
    await site.run('release', 'mf-x', '--store', 'staging');
    for (const name of ['shell', 'mf-x']) await site.run('promote', name, ...there);
    await site.run('pause', 'mf-x', '--because', 'It lost reviews.', '--store', 'production');
    await site.build('mf-x', 'second');
    await site.run('release', 'mf-x', '--store', 'staging');
    const said = await site.run('promote', 'mf-x', ...there);
    expect(said).toContain('`npx rezenso resume mf-x --store production`');
    expect(await pasted(site, said)).toMatch(/^0 People get/);
  });

  it('stays as it is where the environment names the store, where it names one itself, and where it needs none', () => {
    const text = 'It is `npx rezenso resume mf-x`.';
    expect(hinted(text, undefined)).toBe(text);
    for (const command of ['help', 'keys <file>', 'pack packages', 'resume mf-x --store a'])
      expect(hinted(`\`npx rezenso ${command}\``, 'b')).toBe(`\`npx rezenso ${command}\``);
    expect(hinted(text, "a'b")).toBe("It is `npx rezenso resume mf-x --store 'a'\\''b'`.");
  });
});

/** Runs the command that was named, with the words that a shell makes of it. */
async function pasted(site: CommandSite, said: string): Promise<string> {
  const [, command = ''] = /`npx rezenso ([^`]+)`/.exec(said) ?? [];
  const words = execFileSync('bash', ['-c', `printf '%s\\0' ${command}`], { encoding: 'utf8' });
  return site.run(...words.split('\0').slice(0, -1));
}
