import { copyFile, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { repository } from '../webpack/base.ts';
import { runCommand } from './command.ts';
import { commitSubjects } from './static-checks.ts';

const emptyCommit = ['commit', '-q', '--allow-empty', '-m'];

describe('the gate', () => {
  it('refuses a package that nobody declares, and one for tests only in what ships', async () => {
    const site = await aSite({
      'server/package.json': JSON.stringify({ name: 'server', devDependencies: { 'for-tests': '1.0.0' } }),
      'server/src/a.ts': "import 'by-chance';\nimport 'for-tests';\n",
      'server/src/a.test.ts': "import 'for-tests';\n",
      'node_modules/by-chance/index.js': '',
      'node_modules/for-tests/index.js': '',
    });
    const { isOk, output } = await run(
      site,
      'depcruise',
      '--config',
      join(repository, '.dependency-cruiser.cjs'),
      'server',
    );
    expect(isOk).toBe(false);
    expect(output).toMatch(/only-declared-packages: server\/src\/a\.ts → .*by-chance/);
    expect(output).toMatch(/what-ships-stands-on-what-ships: server\/src\/a\.ts → .*for-tests/);
    expect(output).not.toContain('server/src/a.test.ts →');
  });

  it('refuses a package, an export and a file that nobody uses', async () => {
    const site = await aSite({
      'package.json': JSON.stringify({ name: 'site', private: true, workspaces: ['mf-*'] }),
      'mf-a/package.json': JSON.stringify({ name: 'mf-a', dependencies: { 'left-over': '1.0.0' } }),
      'mf-a/src/module.tsx': "import { used } from './a.ts';\nused();\n",
      'mf-a/src/a.ts': 'export function used() {}\nexport function leftOver() {}\n',
      'mf-a/src/b.ts': 'export const nobody = 1;\n',
    });
    await copyFile(join(repository, 'knip.json'), join(site, 'knip.json'));
    const { isOk, output } = await run(site, 'knip', '--no-progress', '--no-config-hints');
    expect(isOk).toBe(false);
    for (const found of ['left-over', 'leftOver', 'mf-a/src/b.ts']) expect(output).toContain(found);
    expect(output).not.toMatch(/\bused\b/);
  });

  it('refuses a commit whose subject no changelog can be made of, among those since a revision', async () => {
    const site = await aSite({ 'a.txt': 'a' });
    await copyFile(join(repository, 'commitlint.config.js'), join(site, 'commitlint.config.js'));
    await symlink(join(repository, 'node_modules'), join(site, 'node_modules'));
    const commit = (subject: string) =>
      run(site, 'git', '-c', 'user.name=Eva', '-c', 'user.email=eva@x.example', ...emptyCommit, subject);
    await run(site, 'git', 'init', '-q');
    await commit('Long ago, nobody asked');
    const look = (since?: string) =>
      commitSubjects({ repository: site, processes: 1, priority: 0, ...(since && { since }) });
    expect(await look()).toBeUndefined();
    expect(await look('HEAD')).toMatchObject({ failed: 0 });
    await commit('fix(server): Answer');
    expect(await look('HEAD~1')).toMatchObject({ failed: 0 });
    await commit(`fix(server): ${'Say much '.repeat(20)}`);
    expect(await look('HEAD~1')).toMatchObject({ failed: 1 });
  });

  for (const code of ['process.env.X', "Buffer.from('a')", 'jest.fn()', "require('a')"])
    it(`does not let the browser's code write ${code}`, async () => {
      const site = await aSite({
        'tsconfig.json': JSON.stringify({
          extends: join(repository, 'tsconfig.browser.json'),
          include: ['a.ts'],
          exclude: [],
        }),
        'a.ts': `export const a = ${code};\n`,
      });
      await symlink(join(repository, 'node_modules'), join(site, 'node_modules'));
      const { isOk, output } = await run(site, 'tsc', '-p', site, '--incremental', 'false');
      expect([isOk, output]).toEqual([false, expect.stringContaining('Cannot find name')]);
    });
});

describe('the check of promises', () => {
  for (const [what, code] of [
    ['a promise that nobody waits for', 'async function a() {}\na();'],
    ['a promise where nobody looks', 'async function a() {}\n[1].forEach(a);'],
    ['a cast that says nothing', 'export const a = (b: string) => b as string;'],
  ] as const)
    it(`finds ${what}`, async () => {
      const site = await aSite({
        '.oxlintrc.json': await readFile(join(repository, '.oxlintrc.json'), 'utf8'),
        'tsconfig.json': JSON.stringify({
          extends: join(repository, 'tsconfig.browser.json'),
          include: ['a.ts'],
          exclude: [],
        }),
        'a.ts': `${code}\n`,
      });
      await symlink(join(repository, 'node_modules'), join(site, 'node_modules'));
      const { isOk, output } = await run(site, 'oxlint', '--format=unix', 'a.ts');
      expect([isOk, output]).toEqual([false, expect.stringContaining('1 problem')]);
    });
});

async function aSite(files: Record<string, string>): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'rezenso-gate-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(site, path)), { recursive: true });
    await writeFile(join(site, path), text);
  }
  return site;
}

function run(folder: string, program: string, ...args: string[]) {
  return runCommand(program, args, { folder });
}
