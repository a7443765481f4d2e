import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { packageIn } from '../webpack/packages.ts';
import { buildTools, lockedFor } from './locked.ts';
import { moduleNames } from './module-folders.ts';
import { releaseOf } from './source-hash.ts';

const repository = join(import.meta.dirname, '../../../..');

type Locked = Record<string, Record<string, unknown>>;

describe('the packages that a build reads', () => {
  it('leave its version alone when a module or a package of others comes', async () => {
    expect(await versionsAfter({ 'mf-new': { name: '@rezenso/mf-new' } })).toEqual({ isSame: true });
    expect(await versionsAfter({ 'node_modules/@rezenso/mf-new': { resolved: 'mf-new', link: true } })).toEqual({
      isSame: true,
    });
    expect(await versionsAfter({ 'node_modules/alien': { version: '9.0.0' } })).toEqual({ isSame: true });
    expect(await versionsAfter({ 'node_modules/jest': { version: '2.0.0' } })).toEqual({ isSame: true });
  });

  for (const [what, change] of [
    ['its own', { 'node_modules/form': { version: '1.0.1', dependencies: { deep: '*' } } }],
    ['one below its own', { 'node_modules/deep': { version: '1.0.1' } }],
    ['one that its own now gets apart', { 'node_modules/form/node_modules/deep': { version: '0.9.0' } }],
    ['one of the shared components', { 'node_modules/icons': { version: '1.0.1' } }],
    ['what builds it', { 'node_modules/webpack': { version: '5.0.1' } }],
    ['its own with other contents', { 'node_modules/form': { version: '1.0.0', integrity: 'sha512-y' } }],
  ] as const)
    it(`change its version: ${what}`, async () => {
      expect(await versionsAfter(change)).toEqual({ isSame: false });
    });

  it('of a module in its own repository are what its lockfile says, the tools of the platform among them', async () => {
    const folder = await aRepository({});
    const before = lockedFor(folder, 'mf-x');
    await put(folder, 'module.json', { name: 'mf-x' });
    await put(folder, 'package.json', { version: '1.0.0', dependencies: { form: '^1.0.0' } });
    const build = { version: '1.0.0', integrity: 'sha512-b', dependencies: { webpack: '*', jest: '*' } };
    const packages: Locked = { ...JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages };
    await put(folder, 'package-lock.json', { packages: { ...packages, 'node_modules/@rezenso/build': build } });
    const lines = lockedFor(folder, 'mf-x');
    expect(before.join()).toContain('shared/build');
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      '',
      '@rezenso/build@1.0.0',
      'deep@1.0.0',
      'form@1.0.0',
      'webpack@5.0.0',
    ]);
  });

  it('do not depend on the folder where npm puts them', async () => {
    const moved = await aRepository({ 'node_modules/form/node_modules/deep': { version: '1.0.0' } });
    expect(releaseOf(moved, 'mf-x')).toBe(releaseOf(await aRepository({}), 'mf-x'));
  });

  it('are found in this repository for every module, and nothing of the server or the tests is among them', () => {
    for (const name of moduleNames(repository)) {
      const lines = lockedFor(repository, name);
      const own = Object.keys(packageIn(join(repository, name)).dependencies ?? {});
      for (const asked of own.filter((dependency) => !dependency.startsWith('@rezenso/')))
        expect([name, asked, lines.some((line) => line.startsWith(`${asked}@`))]).toEqual([name, asked, true]);
      expect(lines.filter((line) => /^(?:fastify|jest|webpack-dev-server|@aws-sdk\/client-s3)@/.test(line))).toEqual(
        [],
      );
    }
  });

  it('include every tool that the presets load', () => {
    const sources = globSync('shared/build/src/{webpack,prerender}/*.{ts,tsx}', { cwd: repository })
      .filter((file) => !/\.(?:test|d)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(repository, file), 'utf8'));
    const loaded = sources.flatMap((source) =>
      [...source.matchAll(/(?: from |loader: |import )'((?:@[\w-]+\/)?[\w-]+)[^']*'/g)].map(([, name]) => name ?? ''),
    );
    const { dependencies = {} } = packageIn(join(repository, 'shared/build'));
    // Ours count by their sources: source-hash.test.ts.
    const tools = loaded.filter((name) => name in dependencies && !name.startsWith('@rezenso/'));
    expect(tools).toEqual(expect.arrayContaining(['webpack', 'swc-loader', 'terser-webpack-plugin']));
    expect([...new Set(tools)].filter((name) => !buildTools.includes(name))).toEqual([]);
  });
});

/** Whether mf-x keeps its version when the lockfile changes so. */
async function versionsAfter(change: Locked): Promise<{ isSame: boolean }> {
  const before = releaseOf(await aRepository({}), 'mf-x');
  return { isSame: releaseOf(await aRepository(change), 'mf-x') === before };
}

async function aRepository(change: Locked): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-locked-'));
  const manifests = {
    'mf-x': { version: '1.0.0', dependencies: { form: '^1.0.0', '@rezenso/ui': '*' } },
    'shared/ui': { dependencies: { icons: '*' } },
    'shared/build': { dependencies: { webpack: '*', jest: '*' } },
  };
  for (const [path, manifest] of Object.entries(manifests)) await put(folder, `${path}/package.json`, manifest);
  const packages: Locked = {
    'node_modules/@rezenso/ui': { resolved: 'shared/ui', link: true },
    'node_modules/form': { version: '1.0.0', integrity: 'sha512-x', dependencies: { deep: '*' } },
    'node_modules/deep': { version: '1.0.0' },
    'node_modules/icons': { version: '1.0.0', peerDependencies: { form: '*' } },
    'node_modules/webpack': { version: '5.0.0' },
    'node_modules/jest': { version: '1.0.0' },
  };
  const [[path, entry] = ['', {}]] = Object.entries(change);
  if (path) packages[path] = { ...packages[path], ...entry };
  await put(folder, 'package-lock.json', { packages });
  return folder;
}

async function put(folder: string, file: string, content: unknown): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), JSON.stringify(content));
}
