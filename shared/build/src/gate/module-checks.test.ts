import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { runCommand } from '../verify/command.ts';
import { repository as checkout } from '../webpack/base.ts';
import type { Place } from './check.ts';
import { lintCheck } from './lint-check.ts';
import { originOf } from './origin.ts';
import { testsCheck } from './tests-check.ts';
import { typesCheck } from './types-check.ts';

const sources = {
  'package.json': '{\n  "name": "@rezenso/mf-x"\n}\n',
  'jest.config.mjs': "export default { testMatch: ['<rootDir>/src/*.test.js'] };\n",
  'src/double.ts': 'export function double(value: number): number {\n  return value * 2;\n}\n',
};

describe('the types of a module', () => {
  it('are judged by the rules of the checkout, tests included', async () => {
    const place = await aModule();
    await expect(typesCheck.run(place)).resolves.toContain('this module');
    await put(place.folder, 'src/double.test.ts', "import { double } from './double.ts';\n\ndouble('2');\n");
    await expect(typesCheck.run(place)).rejects.toThrow(/double\.test\.ts.*TS2345/);
  });
});

describe('the lint of a module', () => {
  it('is judged by the rules of the checkout', async () => {
    const place = await aModule();
    await expect(lintCheck.run(place)).resolves.toMatch(/^\d files?$/);
    await put(place.folder, 'src/double.ts', 'export const double = (value: any) => value * 2');
    await expect(lintCheck.run(place)).rejects.toThrow('noExplicitAny');
  });

  it('without rules is no lint that passed', async () => {
    const place = await aModule();
    await rm(join(place.repository, 'biome.json'));
    await expect(lintCheck.run(place)).rejects.toThrow('no biome.json');
  });
});

describe('the tests of a module', () => {
  it('run all at first, then those that a change concerns, and none when nothing changed', async () => {
    const place = await aModule();
    await put(place.folder, 'src/one.js', 'module.exports = 1;');
    for (const name of ['one', 'two'])
      await put(place.folder, `src/${name}.test.js`, `it('is ${name}', () => expect(1).toBe(1));`);
    await put(place.folder, 'package.json', '{ "name": "mf-x" }');
    await expect(testsCheck.run(place)).resolves.toBe('all 2');
    await expect(testsCheck.run(place)).resolves.toBe('nothing changed since they passed');
    await put(place.folder, 'src/notes.ts', 'export const notes = 1;');
    await expect(testsCheck.run(place)).resolves.toBe('0 that the changes concern');
    await put(place.folder, 'module.json', '{ "name": "mf-x" }');
    await expect(testsCheck.run(place)).resolves.toBe('all 2');
  });

  it('that failed count as run by nobody', async () => {
    const place = await aModule();
    await put(place.folder, 'package.json', '{ "name": "mf-x" }');
    await put(place.folder, 'src/one.test.js', "it('fails', () => expect(1).toBe(2));");
    await expect(testsCheck.run(place)).rejects.toThrow('● fails');
    await expect(testsCheck.run(place)).rejects.toThrow('● fails');
  });

  const leaving = "it('leaves', () => process.exit(0));";
  const failing = "it('fails', () => expect(1).toBe(2));";
  for (const [what, tests] of [
    ['leave before one that fails', { one: `${leaving}\n${failing}` }],
    ['leave while they are read', { one: `process.exit(0);\n${failing}` }],
    ['leave beside another file that fails', { one: leaving, two: failing }],
    [
      'leave beside other files that pass',
      { one: leaving, two: "it('passes', () => {});", three: "it('too', () => {});" },
    ],
    ['leave when all is said', { one: `afterAll(() => process.exit(0));\n${failing}` }],
  ] as const)
    it(`that ${what} have not passed, whatever the process says at its end`, async () => {
      const place = await aModule();
      await put(place.folder, 'package.json', '{ "name": "mf-x" }');
      for (const [name, text] of Object.entries(tests)) await put(place.folder, `src/${name}.test.js`, text);
      for (const _ of [1, 2]) await expect(testsCheck.run(place)).rejects.toThrow(/ended before|process\.exit|● /);
      const left = await readdir(join(place.repository, '.cache/checks/mf-x'));
      expect(left).toEqual([]);
    });

  it('that a change concerns are no green ones either when they leave', async () => {
    const place = await aModule();
    await put(place.folder, 'package.json', '{ "name": "mf-x" }');
    const sees = (text: string) => `require('./double.ts');\n${text}`;
    await put(place.folder, 'src/double.ts', 'module.exports = 1;');
    await put(place.folder, 'src/one.test.js', sees("it('passes', () => {});"));
    await expect(testsCheck.run(place)).resolves.toBe('all 1');
    await put(place.folder, 'src/double.ts', 'process.exit(0);');
    await expect(testsCheck.run(place)).rejects.toThrow('ended before');
  });

  for (const [how, text] of [
    ['all are left out', "it.skip('fails', () => expect(1).toBe(2));"],
    ['one is left out', "it('passes', () => {});\nit.skip('fails', () => expect(1).toBe(2));"],
    ['only one is run', "it.only('passes', () => {});\nit('fails', () => expect(1).toBe(2));"],
  ] as const)
    it(`of which ${how} have not passed, and the file is named`, async () => {
      const place = await aModule();
      await put(place.folder, 'package.json', '{ "name": "mf-x" }');
      await put(place.folder, 'src/one.test.js', text);
      await put(place.folder, 'src/two.test.js', "it('passes', () => {});\nit.todo('is written some day');");
      await expect(testsCheck.run(place)).rejects.toThrow('Tests are left out in one.test.js (skip or only)');
    });

  it('that are not there are no tests that passed', async () => {
    await expect(testsCheck.run(await aModule())).rejects.toThrow('No tests found');
  });
});

it('the commit, its author and whether there is more than it says are known of a module', async () => {
  const { repository, folder } = await aModule();
  expect(await originOf(folder)).toBeUndefined();
  const git = (...args: string[]) => runCommand('git', args, { folder: repository });
  await git('init', '-q');
  await git('add', '-A');
  await git('-c', 'user.name=Anna', '-c', 'user.email=anna@x.example', 'commit', '-qm', 'x', '--no-gpg-sign');
  const commit = (await git('rev-parse', 'HEAD')).output.trim();
  expect(await originOf(folder)).toEqual({ commit, author: 'Anna <anna@x.example>', isChanged: false });
  await put(folder, 'src/double.ts', 'changed');
  expect(await originOf(folder)).toMatchObject({ commit, isChanged: true });
});

/** A checkout with one module and the rules of this one. */
async function aModule(): Promise<Place> {
  const repository = await mkdtemp(join(tmpdir(), 'rezenso-gate-'));
  for (const file of ['tsconfig.base.json', 'tsconfig.tests.json'])
    await cp(join(checkout, file), join(repository, file));
  const rules = JSON.parse(await readFile(join(checkout, 'biome.json'), 'utf8'));
  await put(repository, 'biome.json', JSON.stringify({ ...rules, vcs: { enabled: false } }));
  await put(repository, '.gitignore', 'node_modules\n.cache\n');
  await symlink(join(checkout, 'node_modules'), join(repository, 'node_modules'));
  for (const [file, text] of Object.entries(sources)) await put(repository, `mf-x/${file}`, text);
  return { repository, moduleName: 'mf-x', folder: join(repository, 'mf-x') };
}

async function put(folder: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}
