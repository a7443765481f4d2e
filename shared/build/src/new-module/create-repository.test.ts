import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { rezenso } from '../cli/rezenso.ts';
import { readWorkflow } from '../documents/workflow-commands.ts';
import { publishedPackages } from '../pack/published-packages.ts';
import { checkout } from '../release/module-folders.ts';
import { runCommand } from '../verify/command.ts';
import { createRepository } from './create-repository.ts';

const wish = { name: 'mf-termine', title: 'Termine', path: '/termine', owner: 'Team Termine' };

// That it installs, passes its tests and is released shows e2e/independence/own-repository.spec.ts.
describe('a repository of its own', () => {
  it('is a whole module, with the versions that the platform is tested with', async () => {
    const folder = await createRepository(await aFolder(), wish);
    const { dependencies, devDependencies } = await json(folder, 'package.json');
    const { packages } = await json(folder, 'package-lock.json');
    const ours = await json(checkout, 'package-lock.json');
    for (const name of Object.keys({ ...dependencies, ...devDependencies }).filter(
      (one) => !one.startsWith('@rezenso/'),
    ))
      expect([name, packages[`node_modules/${name}`]?.version]).toEqual([
        name,
        ours.packages[`node_modules/${name}`].version,
      ]);
    expect(Object.keys(packages).filter((place) => place.includes('@rezenso/'))).toEqual([]);
    expect(await json(folder, 'module.json')).toMatchObject({ name: 'mf-termine', routes: [{ path: '/termine' }] });
  });

  it('has workflows that GitHub takes: staging follows main, and production gets what staging has when somebody says so', async () => {
    const folder = await createRepository(await aFolder(), wish);
    const workflow = await readFile(join(folder, '.github/workflows/release.yml'), 'utf8');
    expect(await readWorkflow('release.yml', workflow)).toEqual({
      faults: [],
      commands: ['npm ci', 'npm test', 'npx rezenso release --to staging'],
    });
    const promote = await readFile(join(folder, '.github/workflows/promote.yml'), 'utf8');
    expect(await readWorkflow('promote.yml', promote)).toEqual({
      faults: [],
      commands: ['npm ci', `npx rezenso promote --from staging --to production \${CANARY:+--canary "$CANARY"}`],
    });
    expect(promote).toMatch(/on:\n {2}workflow_dispatch:.*environment: production/s);
    expect(workflow).toContain("if: github.ref == 'refs/heads/main'");
    // The key of the team signs, that of the operators checks: without it a site with keys of teams cannot be released to.
    const keys = (name: string) =>
      new RegExp(
        `RELEASES_PUBLIC_KEY_${name}: \\$\\{\\{ vars\\..*\n +RELEASES_SIGNING_KEY_${name}: \\$\\{\\{ secrets\\.`,
      );
    expect(workflow).toMatch(keys('STAGING'));
    for (const name of ['STAGING', 'PRODUCTION']) expect(promote).toMatch(keys(name));
    const read = [...`${workflow}${promote}`.matchAll(/(?:vars|secrets)\.(\w+)/g)].map(([, name = '']) => name);
    expect(new Set(read).size).toBe(6);
    const readme = await readFile(join(folder, 'README.md'), 'utf8');
    expect(read.filter((name) => !readme.includes(name))).toEqual([]);
  });

  it('is refused with a wrong name, and nothing is left behind', async () => {
    const parent = await aFolder();
    await expect(createRepository(parent, { ...wish, name: 'Termine' })).rejects.toThrow('A module is called mf-');
    expect(await readdir(parent)).toEqual([]);
  });

  it('is not made over one that is there', async () => {
    const parent = await aFolder();
    await createRepository(parent, wish);
    await expect(createRepository(parent, wish)).rejects.toThrow('mf-termine exists already');
  });

  it('is not made inside the platform, where new-module adds one', async () => {
    const { name, title, path, owner } = wish;
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const args = ['create', name, '--title', title, '--path', path, '--owner', owner, '--in', checkout];
    const surroundings = { repository: checkout, env: {}, now: () => new Date(), say, complain: say };
    expect(await rezenso(args, surroundings)).toBe(2);
    expect(said.join()).toContain('Inside the platform it is new-module that adds a module');
    expect(existsSync(join(checkout, name))).toBe(false);
  });

  it('knows the commands of a module, and means that module where none is named', async () => {
    const repository = await createRepository(await aFolder(), wish);
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const surroundings = { repository, env: {}, now: () => new Date(), say, complain: say };
    expect(await rezenso(['surface'], surroundings)).toBe(2);
    expect(said.join()).toContain('"surface" works on a checkout of the platform');
    expect(await rezenso(['rollback', '--store', await aFolder()], surroundings)).toBe(1);
    expect(said.at(-1)).toContain('mf-termine');
  });
});

describe('`npx rezenso create` without a registry that has the packages of the platform', () => {
  const offline = async () => ({ npm_config_offline: 'true', npm_config_cache: await aFolder() });

  it('takes them from the folder that `pack` wrote, which become part of the repository', async () => {
    const parent = await aFolder();
    const packages = await packedPlatform();
    const { code, said } = await create(['--in', parent, '--packages', packages], await offline());
    expect([code, said]).toEqual([0, expect.stringContaining('mf-termine is there')]);
    const folder = join(parent, 'mf-termine');
    const { packages: locked } = await json(folder, 'package-lock.json');
    for (const name of ['build', 'contract', 'platform', 'releases', 'ui']) {
      const { resolved, integrity } = locked[`node_modules/@rezenso/${name}`];
      const content = await readFile(join(folder, resolved.replace('file:', '')));
      expect(integrity).toBe(`sha512-${createHash('sha512').update(content).digest('base64')}`);
    }
    // What no module of this kind needs stays away; ranges stay those that `release` asks for.
    expect(await readdir(join(folder, 'packages'))).toHaveLength(5);
    expect((await json(folder, 'package.json')).dependencies['@rezenso/platform']).toMatch(/^\^\d/);
  });

  it('fails, says what to do, and leaves nothing behind', async () => {
    const parent = await aFolder();
    for (const [args, answer] of [
      [[], 'Nothing was made: npm could not find all packages.'],
      [['--packages', await aFolder()], '@rezenso/contract does not lie in'],
    ] as const) {
      const { code, said } = await create(['--in', parent, '--git', ...args], await offline());
      expect([code, said]).toEqual([1, expect.stringContaining(answer)]);
      expect(await readdir(parent)).toEqual([]);
    }
  });
});

async function create(args: readonly string[], variables: Record<string, string>) {
  const { name, title, path, owner } = wish;
  const command = join(checkout, 'shared/build/bin/rezenso.mjs');
  const words = [command, 'create', name, '--title', title, '--path', path, '--owner', owner, ...args];
  const { isOk, output } = await runCommand(process.execPath, words, { folder: checkout, variables });
  return { code: isOk ? 0 : 1, said: output };
}

/** Tarballs under the names of the platform's packages, without anything in them. */
async function packedPlatform(): Promise<string> {
  const folder = await aFolder();
  const packages = publishedPackages(checkout).map(({ manifest }) => manifest);
  for (const { name, version, dependencies = {} } of packages) {
    const ours = Object.entries(dependencies).filter(([other]) => other.startsWith('@rezenso/'));
    await mkdir(join(folder, name), { recursive: true });
    const manifest = { name, version, dependencies: Object.fromEntries(ours) };
    await writeFile(join(folder, name, 'package.json'), JSON.stringify(manifest));
  }
  const args = ['pack', ...packages.map(({ name }) => `./${name}`), '--pack-destination', folder];
  const { isOk, output } = await runCommand('npm', args, { folder });
  expect([isOk, output]).toEqual([true, expect.anything()]);
  return folder;
}

function aFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'rezenso-create-'));
}

async function json(folder: string, file: string) {
  return JSON.parse(await readFile(join(folder, file), 'utf8'));
}
