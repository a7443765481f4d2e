import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { expect } from 'expect';
import webpack from 'webpack';
import { importsIn } from '../release/imports-in.ts';
import { repository } from './base.ts';
import type { BuildRecord } from './build-record.ts';
import { lentByShellOrOwn, takesLentParts } from './lent-parts.ts';
import { remote } from './preset.ts';

const page = `import { Card } from '@rezenso/ui/containers';
import { Dialog } from '@rezenso/ui/dialog';
import { formatDate } from '@rezenso/ui/format';
import { HandshakeIcon, Icon } from '@rezenso/ui/icons';
import { name } from '@rezenso/contract/shapes';
export default () => <Card>{formatDate(0)}{String(Dialog)}{String(name)}<Icon of={HandshakeIcon} /></Card>;`;
/** Files of the doors that the page, its dialog or its icon lead to. */
const lent = /(?:containers\/card|actions\/button|ui\/src\/format|contract\/src\/(?:shapes|names)|createLucideIcon)\./;

describe('what the shell lends', () => {
  it('is in no script that a page loads, whatever way it is imported, and in one that nobody has to load', async () => {
    const { scripts, record } = await build('^1.10.0');
    const usual = new Set([...record.entry, ...Object.values(record.pages).flat()]);
    const holding = Object.keys(scripts).filter((script) => scripts[script]?.some((source) => lent.test(source)));
    expect(holding).toHaveLength(1);
    expect(holding.filter((script) => usual.has(script))).toEqual([]);
    expect(Object.values(scripts).flat().join()).toContain('ui/src/overlay/dialog.tsx');
  });

  it('is bundled as before by a module that also runs under shells which do not', async () => {
    const { scripts, record } = await build('^1.9.0');
    const sources = record.pages.home?.flatMap((script) => scripts[script] ?? []) ?? [];
    for (const file of [
      'containers/card.tsx',
      'actions/button.tsx',
      'src/format.ts',
      'src/names.ts',
      'createLucideIcon.mjs',
    ])
      expect(sources.filter((source) => source.endsWith(file))).toHaveLength(1);
  });

  it('is taken only through doors that the installed packages have, as one in a repository of its own may lag behind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mf-x-'));
    const put = async (name: string, version: string, files: string[]) => {
      const home = join(folder, 'node_modules', name);
      for (const file of ['package.json', ...files]) {
        await mkdir(dirname(join(home, file)), { recursive: true });
        await writeFile(join(home, file), '{}');
      }
      const exports = { './*': { types: './dist/*.d.ts', default: './dist/*.js' } };
      await writeFile(join(home, 'package.json'), JSON.stringify({ name, version, exports }));
    };
    await put('@rezenso/ui', '1.0.0', ['dist/index.js']);
    await put('@rezenso/contract', '1.9.0', ['dist/core.js']);
    expect(lentByShellOrOwn(folder)).toEqual({
      '@rezenso/contract/core': expect.objectContaining({ requiredVersion: '^1.9.0' }),
    });
  });

  for (const name of ['ui', 'contract'])
    it(`stands by itself in ${name}: what it imports is lent as well, or imports nothing that is`, () => {
      const folder = join(repository, 'shared', name, 'src');
      const importsOf = (file: string) => importsIn(readFileSync(file, 'utf8'));
      const requests = importsOf(join(folder, 'core.ts')).handsOn.map(({ request }) => request);
      const behind = requests.filter((request) => request.startsWith('.')).map((request) => join(folder, request));
      expect(behind.length).toBeGreaterThan(4);
      const targets = (file: string) =>
        [...importsOf(file).takes, ...importsOf(file).handsOn].map(({ request }) => join(dirname(file), request));
      const outside = behind.flatMap(targets).filter((file) => existsSync(file) && !behind.includes(file));
      expect(
        outside.filter((file) => targets(file).some((target) => behind.includes(target) && !/icons\.ts$/.test(file))),
      ).toEqual([]);
    });
});

it('a module says by its range whether every shell that it runs under lends', async () => {
  const says = async (platformRange: string) => takesLentParts(await folderWith(platformRange));
  expect(await Promise.all(['^1.9.9', '^1.10.0', '^1.11.2', '^0.10.0'].map(says))).toEqual([false, true, true, false]);
});

async function folderWith(platformRange: string): Promise<string> {
  const parent = join(repository, '.cache/tests');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'mf-x-'));
  const files = {
    'package.json': JSON.stringify({ name: 'mf-x', version: '1.0.0', dependencies: { react: '^19.0.0' } }),
    'module.json': JSON.stringify({ name: 'mf-x', platformRange }),
    'src/module.tsx': "export default { name: 'mf-x', pages: { home: () => import('./home.page.tsx') } };",
    'src/home.page.tsx': page,
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return folder;
}

/** @returns the sources of each script */
async function build(platformRange: string): Promise<{ scripts: Record<string, string[]>; record: BuildRecord }> {
  const folder = await folderWith(platformRange);
  const config = remote(pathToFileURL(join(folder, 'webpack.config.ts')).href);
  const plugins = (config.plugins ?? []).filter((one) => one?.constructor.name !== 'SourceMapsPlugin');
  await new Promise<void>((resolve, reject) => {
    webpack({ ...config, plugins, cache: false }, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    );
  });
  const dist = join(folder, 'dist');
  const maps = (await readdir(dist)).filter((name) => name.endsWith('.js.map'));
  const scripts = maps.map(async (name) => {
    const { sources } = JSON.parse(await readFile(join(dist, name), 'utf8'));
    return [name.replace(/\.map$/, ''), sources] as const;
  });
  return {
    scripts: Object.fromEntries(await Promise.all(scripts)),
    record: JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')),
  };
}
