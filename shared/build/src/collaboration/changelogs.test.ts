import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { runCommand } from '../verify/command.ts';
import { repository } from '../webpack/base.ts';

describe('the subject of a commit', () => {
  for (const [subject, isFine] of [
    ['feat(mf-reviews): Let partners answer a review', true],
    ['fix(server)!: Refuse a plan without an end', true],
    ['Let partners answer a review', false],
    ['feature(mf-reviews): Let partners answer a review', false],
  ] as const)
    it(`"${subject}" is ${isFine ? 'accepted' : 'refused'}`, async () => {
      const site = await aSite(['mf-a']);
      await copyFile(join(repository, 'commitlint.config.js'), join(site, 'commitlint.config.js'));
      await symlink(join(repository, 'node_modules'), join(site, 'node_modules'));
      await commit(site, 'mf-a', subject);
      expect(await run(site, 'commitlint', '--from', 'HEAD~1')).toMatchObject({ isOk: isFine });
    });
});

describe('`npx lerna version`', () => {
  it('writes a changelog and a new version for the package that changed, and for no other', async () => {
    const site = await aSite(['mf-a', 'mf-b']);
    await commit(site, 'mf-a', 'feat(mf-a): Let partners answer');
    await commit(site, 'mf-a', 'fix(mf-a): Count an answer once');
    // Elsewhere it pushes; here is nowhere to push to.
    expect(await run(site, 'lerna', 'version', '--yes', '--no-push')).toMatchObject({ isOk: true });
    const changelog = await readFile(join(site, 'mf-a/CHANGELOG.md'), 'utf8');
    expect(changelog).toMatch(/1\.1\.0[\s\S]*### Bug Fixes[\s\S]*Count an answer once[\s\S]*### Features[\s\S]*answer/);
    expect(await versionOf(site, 'mf-a')).toBe('1.1.0');
    expect(existsSync(join(site, 'mf-b/CHANGELOG.md'))).toBe(false);
    expect(await versionOf(site, 'mf-b')).toBe('1.0.0');
  });
});

/** A repository of its own with this project's lerna.json, whose packages have been released once. */
async function aSite(packages: string[]): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'rezenso-lerna-'));
  await git(site, 'init', '--quiet', '--initial-branch=main');
  for (const [key, value] of [
    ['user.name', 'Eva'],
    ['user.email', 'eva@example.de'],
    ['commit.gpgsign', 'false'],
  ] as const)
    await git(site, 'config', key, value);
  await copyFile(join(repository, 'lerna.json'), join(site, 'lerna.json'));
  await writeJson(join(site, 'package.json'), { name: 'site', private: true, workspaces: packages });
  for (const name of packages) {
    await mkdir(join(site, name));
    await writeJson(join(site, name, 'package.json'), { name: `@site/${name}`, version: '1.0.0', private: true });
  }
  await git(site, 'add', '.');
  await git(site, 'commit', '--quiet', '-m', 'chore: Begin');
  for (const name of packages) await git(site, 'tag', '-a', `@site/${name}@1.0.0`, '-m', 'released');
  return site;
}

async function commit(site: string, name: string, subject: string): Promise<void> {
  await writeFile(join(site, name, 'source.ts'), subject);
  await git(site, 'add', '.');
  await git(site, 'commit', '--quiet', '-m', subject);
}

async function versionOf(site: string, name: string): Promise<string> {
  return JSON.parse(await readFile(join(site, name, 'package.json'), 'utf8')).version;
}

async function git(site: string, ...args: string[]): Promise<void> {
  expect(await run(site, 'git', ...args)).toMatchObject({ isOk: true });
}

function writeJson(file: string, content: object): Promise<void> {
  return writeFile(file, JSON.stringify(content));
}

/** Without git's variables: a hook that runs these tests names its own repository in them. */
function run(folder: string, program: string, ...args: string[]) {
  const variables = { GIT_DIR: undefined, GIT_INDEX_FILE: undefined, GIT_WORK_TREE: undefined };
  return runCommand(program, args, { folder, variables });
}
