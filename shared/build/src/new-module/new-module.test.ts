import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { expect } from 'expect';
import { rezenso } from '../cli/rezenso.ts';
import { differenceFrom, shownFor } from '../documents/shown-output.ts';
import { runCommand } from '../verify/command.ts';
import { newModule } from './new-module.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const wish = { name: 'mf-termine', title: "Termine für's Team", path: '/freie-termine', owner: 'Team Termine' };
const folders: string[] = [];
after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

describe('a new module', () => {
  it('knows its place in the navigation and what it is built against', async () => {
    const repository = await aRepository();
    await newModule({ repository, ...wish });
    const manifest = JSON.parse(await readFile(join(repository, 'mf-termine/module.json'), 'utf8'));
    expect(manifest).toMatchObject({
      name: 'mf-termine',
      owner: 'Team Termine',
      platformRange: expect.stringMatching(/^\^\d+\.\d+\.\d+$/),
      routes: [{ path: '/freie-termine', page: 'freieTermine', access: 'authenticated' }],
      navigation: [{ label: "Termine für's Team", path: '/freie-termine', order: 51 }],
    });
  });

  it('is green as it is: format, lint, types and its own test', async () => {
    const repository = await aRepository();
    await newModule({ repository, ...wish });
    const folder = join(repository, 'mf-termine');
    const tsconfig = {
      extends: join(root, 'tsconfig.tests.json'),
      include: ['mf-termine/src', join(root, 'shared/ui/src')],
    };
    await writeFile(join(repository, 'tsconfig.json'), JSON.stringify(tsconfig));
    // The copy is the team's to change, and no test holds it a second time.
    const texts = join(folder, 'src/texts.de.ts');
    await writeFile(texts, (await readFile(texts, 'utf8')).replace('Termine', 'Freie Termine'));
    for (const [program, ...args] of [
      ['biome', 'check', '--vcs-enabled=false', folder],
      ['tsc', '-p', repository],
      ['jest', '--rootDir', folder, '--config', join(folder, 'jest.config.ts')],
    ] as const)
      expect([program, await runCommand(program, args, { folder: root })]).toEqual([
        program,
        expect.objectContaining({ isOk: true }),
      ]);
  });

  it('is made by its command, which says how to see it', async () => {
    const repository = await aRepository();
    // The lockfile of this checkout is nobody's to change here.
    const config = { owner: 'Team Plattform', organization: 'example' };
    await writeFile(join(repository, 'package.json'), JSON.stringify({ name: 'site', private: true, config }));
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const { name, title, path, owner } = wish;
    const args = ['new-module', name, '--title', title, '--path', path, '--owner', owner];
    expect(await rezenso(args, { repository, env: {}, now: () => new Date(), say, complain: say })).toBe(0);
    expect(said).toEqual(['mf-termine is there, at /freie-termine.', 'See it with: npm run dev -w mf-termine']);
    const printed = said.join('\n').replaceAll(name, 'mf-kalender').replace(path, '/kalender');
    expect(differenceFrom(shownFor('npx rezenso new-module'), printed)).toBeUndefined();
    const { scripts, devDependencies } = JSON.parse(await readFile(join(repository, name, 'package.json'), 'utf8'));
    expect(devDependencies).toMatchObject({
      jest: expect.stringMatching(/\d/),
      'jest-axe': expect.stringMatching(/\d/),
    });
    expect(scripts.dev).toBe('node ../shared/build/bin/dev.mjs mf-termine');
    const owners = await readFile(join(repository, '.github/CODEOWNERS'), 'utf8');
    expect(owners).toContain('/mf-termine/ @example/team-termine\n');
  });

  for (const [fault, changed, said] of [
    ['a name of another kind', { name: 'Termine' }, 'A module is called mf- and small letters, not "Termine"'],
    ['a name that is taken', { name: 'mf-reviews' }, 'mf-reviews exists already'],
    ['an address of another module', { path: '/reviews' }, '/reviews belongs to mf-reviews'],
    ['an address of the server', { path: '/api' }, '/api belongs to the server'],
    ['an address of a page of the server', { path: '/status' }, '/status belongs to the server'],
    ['an address in parts', { path: '/a/b' }, 'A path is one part of small letters'],
    ['an address that ends in a hyphen', { path: '/termine-' }, 'A path is one part of small letters'],
    ['the title of another entry', { title: 'Bewertungen' }, 'mf-reviews is called "Bewertungen"'],
    ['no title', { title: ' ' }, 'A title is needed'],
    ['a title of two lines', { title: 'Ter\nmine' }, 'A title is one line'],
    ['nobody who answers for it', { owner: '' }, 'An owner is needed'],
  ] as const)
    it(`is refused with ${fault}, and nothing is left behind`, async () => {
      const repository = await aRepository();
      const before = await readdir(repository, { recursive: true });
      await expect(newModule({ repository, ...wish, ...changed })).rejects.toThrow(said);
      expect(await readdir(repository, { recursive: true })).toEqual(before);
    });
});

/** The parts of this repository that matter, inside it so that packages are found. */
async function aRepository(): Promise<string> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const repository = await mkdtemp(join(root, '.cache/new-module-'));
  folders.push(repository);
  const files = ['shared/platform', 'shared/contract', 'shared/ui', 'mf-reviews', 'mf-settings', 'mf-admin'].flatMap(
    (folder) =>
      (folder.startsWith('mf-') ? ['package.json', 'module.json', 'webpack.config.ts'] : ['package.json']).map((file) =>
        join(folder, file),
      ),
  );
  for (const file of files) await cp(join(root, file), join(repository, file));
  return repository;
}
