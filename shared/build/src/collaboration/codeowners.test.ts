import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { rezenso } from '../cli/rezenso.ts';
import { repository } from '../webpack/base.ts';
import { codeowners, codeownersFile } from './codeowners.ts';

describe('CODEOWNERS', () => {
  it('names the owners that the modules name; `npx rezenso codeowners` brings it up to date', async () => {
    expect(await readFile(join(repository, codeownersFile), 'utf8')).toBe(codeowners(repository));
  });

  it("gives a team its module and its area of the server, and everything else to the platform's", async () => {
    const site = await aRepository({ 'mf-kalender': 'Team Köln & Süd', 'mf-orte': 'Team Straße' });
    await mkdir(join(site, 'server/src/areas/kalender'), { recursive: true });
    const rules = codeowners(site)
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    expect(rules).toEqual([
      '* @example/team-plattform',
      '/mf-kalender/ @example/team-koln-sud',
      '/mf-orte/ @example/team-strasse',
      '/server/src/areas/kalender/ @example/team-koln-sud',
    ]);
  });

  it('is written by its command, and follows a module that changes hands', async () => {
    const site = await aRepository({ 'mf-kalender': 'Team Alt' });
    await run(site);
    await write(site, 'mf-kalender/module.json', { name: 'mf-kalender', owner: 'Team Neu' });
    expect(await readFile(join(site, codeownersFile), 'utf8')).not.toBe(codeowners(site));
    await run(site);
    expect(await readFile(join(site, codeownersFile), 'utf8')).toContain('/mf-kalender/ @example/team-neu\n');
  });
});

async function run(site: string): Promise<void> {
  const complain = (line: string) => expect(line).toBe('');
  expect(
    await rezenso(['codeowners'], { repository: site, env: {}, now: () => new Date(), say: () => {}, complain }),
  ).toBe(0);
}

async function aRepository(owners: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-owners-'));
  await write(folder, 'package.json', { config: { owner: 'Team Plattform', organization: 'example' } });
  for (const [name, owner] of Object.entries(owners)) {
    await write(folder, `${name}/module.json`, { name, owner });
    await write(folder, `${name}/webpack.config.ts`, {});
  }
  return folder;
}

async function write(folder: string, path: string, content: object): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), JSON.stringify(content));
}
