import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { releaseOf } from './source-hash.ts';

describe('the version of a local build', () => {
  it('is the package version and eight digits of the sources', async () => {
    expect(releaseOf(await aRepository(), 'mf-x')).toMatch(/^1\.2\.3-[0-9a-f]{8}$/);
  });

  it('stays the same until something changes that the bundle contains', async () => {
    const repository = await aRepository();
    const before = releaseOf(repository, 'mf-x');
    for (const file of ['mf-x/src/page.test.tsx', 'mf-x/README.md', 'mf-x/dist/entry.js', 'mf-y/src/page.tsx']) {
      await put(repository, file, 'changed');
      expect([file, releaseOf(repository, 'mf-x')]).toEqual([file, before]);
    }
  });

  it('stays the same when only comments, types, tests or what they use change, in shared packages too', async () => {
    const repository = await aRepository();
    const before = releaseOf(repository, 'mf-x');
    await put(repository, 'shared/ui/src/a.ts', '/** What a is. */\nexport const a: number = 1;\n\n');
    for (const file of [
      'shared/ui/src/a.test.ts',
      'shared/ui/src/testing.ts',
      'shared/contract/src/testing/an-answer.ts',
    ])
      await put(repository, file, 'export const more = 1;');
    expect(releaseOf(repository, 'mf-x')).toBe(before);
    await put(repository, 'shared/ui/src/a.ts', 'export const a: number = 2;\n');
    expect(releaseOf(repository, 'mf-x')).not.toBe(before);
  });

  it('still changes with a source that does not compile, so that the build says what is wrong', async () => {
    const repository = await aRepository();
    const before = releaseOf(repository, 'mf-x');
    await put(repository, 'mf-x/src/page.tsx', 'export default (');
    expect(releaseOf(repository, 'mf-x')).not.toBe(before);
  });

  // Packages from others are the matter of locked.test.ts.
  for (const file of [
    'mf-x/src/page.tsx',
    'mf-x/module.json',
    'shared/contract/src/a.ts',
    'shared/ui/src/a.ts',
    'shared/domain/src/a.ts',
    'shared/domain/src/image.webp',
    'shared/build/src/webpack/a.ts',
    'shared/releases/src/files/a.ts',
  ]) {
    it(`changes with ${file}`, async () => {
      const repository = await aRepository();
      const before = releaseOf(repository, 'mf-x');
      await put(repository, file, 'export default 2;');
      expect(releaseOf(repository, 'mf-x')).not.toBe(before);
    });
  }

  it('follows what a module in its own repository is built of, and nothing else there', async () => {
    const repository = await mkdtemp(join(tmpdir(), 'rezenso-own-'));
    await put(repository, 'module.json', '{"name":"mf-x"}');
    await put(repository, 'package.json', '{"version":"1.2.3"}');
    await put(repository, 'src/page.tsx', 'export default 1;');
    const before = releaseOf(repository, 'mf-x');
    const idle = ['README.md', 'tsconfig.json', 'biome.json', 'jest.config.js', '.github/x.yml', 'src/page.test.tsx'];
    for (const file of [...idle, 'dist/entry.js', 'node_modules/x/index.js']) await put(repository, file, '{}');
    expect(releaseOf(repository, 'mf-x')).toBe(before);
    for (const file of ['src/page.tsx', 'module.json', 'webpack.config.js']) {
      const last = releaseOf(repository, 'mf-x');
      await put(repository, file, '{"name":"mf-x","changed":true}');
      expect([file, releaseOf(repository, 'mf-x')]).not.toEqual([file, last]);
    }
  });

  for (const file of [
    'shared/ui/src/unused.ts',
    'shared/ui/src/index.ts',
    'shared/domain/src/unused.tsx',
    'shared/contract/src/unused.ts',
    'shared/platform/src/used.ts',
    'shared/build/src/prerender/render-page.tsx',
    'shared/releases/src/store/a.ts',
  ])
    it(`stays the same with ${file}, of which nothing gets into its bundle`, async () => {
      const repository = await aRepository();
      const before = releaseOf(repository, 'mf-x');
      await put(repository, file, `${sources[file] ?? ''}\nexport const more = 2;`);
      if (file.endsWith('index.ts')) await put(repository, file, `${doorOfUi}export { u as v } from './unused.ts';`);
      expect(releaseOf(repository, 'mf-x')).toBe(before);
    });

  it('changes when a door leads to another file by the same name', async () => {
    const repository = await aRepository();
    await put(repository, 'mf-x/src/page.tsx', "import { a, b } from '@rezenso/ui';\nexport default a + b;");
    const swapped = (a: string, b: string) =>
      put(repository, 'shared/ui/src/index.ts', `export { a } from './${a}.ts'; export { a as b } from './${b}.ts';`);
    await put(repository, 'shared/ui/src/b.ts', 'export const a = 2;');
    await swapped('a', 'b');
    const before = releaseOf(repository, 'mf-x');
    await swapped('b', 'a');
    expect(releaseOf(repository, 'mf-x')).not.toBe(before);
  });

  it('follows all that the shell lends with one of it, because the module brings it along in case', async () => {
    const repository = await aRepository();
    await put(repository, 'shared/ui/src/core.ts', "export * from './a.ts';\nexport * from './lent.ts';\n");
    await put(repository, 'shared/ui/src/lent.ts', 'export const lent = 1;');
    const before = releaseOf(repository, 'mf-x');
    await put(repository, 'shared/ui/src/lent.ts', 'export const lent = 2;');
    expect(releaseOf(repository, 'mf-x')).not.toBe(before);
  });

  it('follows of a package.json what bundlers and releases read', async () => {
    const repository = await aRepository();
    const change = async (name: string, fields: object) => {
      const before = releaseOf(repository, 'mf-x');
      await put(repository, `shared/${name}/package.json`, JSON.stringify({ ...packageJson, ...fields }));
      return releaseOf(repository, 'mf-x') !== before;
    };
    expect(await change('ui', { scripts: {}, devDependencies: {} })).toBe(false);
    expect(await change('ui', { version: '7.0.0' })).toBe(true);
    expect(await change('ui', { sideEffects: true })).toBe(true);
    expect(await change('contract', { version: '7.0.0' })).toBe(true);
  });

  it('changes with the platform for the shell, which brings it along, and for a module that draws a page with it', async () => {
    const repository = await aRepository();
    const drawing = "export default [remote(import.meta.url), prerender(import.meta.url, './src/page.tsx')];";
    const versions = () => ['shell', 'mf-x', 'mf-drawn'].map((name) => releaseOf(repository, name));
    await put(repository, 'mf-drawn/package.json', JSON.stringify({ version: '1.2.3' }));
    await put(repository, 'mf-drawn/src/page.tsx', 'export default 1;');
    await put(repository, 'mf-drawn/webpack.config.ts', drawing);
    const before = versions();
    await put(repository, 'shared/platform/src/used.ts', 'export const used = 2;');
    expect(versions().map((version, index) => version !== before[index])).toEqual([true, false, true]);
  });

  it('of the shell follows what its first styles are made of', async () => {
    const repository = await aRepository();
    const before = releaseOf(repository, 'shell');
    await put(repository, 'shared/ui/src/b.ts', 'export const b = 2;');
    expect(releaseOf(repository, 'shell')).not.toBe(before);
  });
});

const doorOfUi = "export * from './a.ts';\nexport { b } from './b.ts';\nexport * from './unused.ts';\n";
const packageJson = {
  version: '1.0.0',
  sideEffects: false,
  exports: { '.': './src/index.ts', './*': './src/*.ts' },
};

/** A module that uses the first file of each package, and the shell. */
const page = [
  "import { type T, a } from '@rezenso/ui';",
  "import { c } from '@rezenso/contract/a';",
  "import { used } from '@rezenso/platform';",
  "const domain = import('@rezenso/domain/a');",
  'export default [a, c, used, domain];',
];
const sources: Record<string, string> = {
  'mf-x/src/page.tsx': page.join('\n'),
  'mf-x/src/module.tsx': "export default () => import('./page.tsx');",
  'shell/src/page.tsx': "import * as platform from '@rezenso/platform';\nexport default platform;",
  'shared/ui/src/index.ts': doorOfUi,
  'shared/ui/src/a.ts': 'export const a = 1;\n',
  'shared/ui/src/b.ts': 'export const b = 1;\n',
  'shared/ui/src/unused.ts': 'export const u = 1;',
  'shared/domain/src/a.ts': "export default new URL('./image.webp', import.meta.url);",
  'shared/domain/src/image.webp': 'one',
  'shared/domain/src/unused.tsx': 'export const u = 1;',
  'shared/contract/src/a.ts': 'export const c = 1;',
  'shared/contract/src/unused.ts': 'export const u = 1;',
  'shared/platform/src/index.ts': "export { used } from './used.ts';",
  'shared/platform/src/used.ts': 'export const used = 1;',
  'shared/build/src/webpack/a.ts': 'export const preset = 1;',
  'shared/build/src/webpack/document-css.ts': "import { b } from '@rezenso/ui';\nexport const css = b;",
  'shared/build/src/prerender/render-page.tsx': "import { used } from '@rezenso/platform';\nexport default used;",
  'shared/releases/src/files/a.ts': 'export const hash = 1;',
};

async function aRepository(): Promise<string> {
  const repository = await mkdtemp(join(tmpdir(), 'rezenso-sources-'));
  for (const name of ['mf-x', 'shell'])
    await put(repository, `${name}/package.json`, JSON.stringify({ version: '1.2.3' }));
  for (const name of ['ui', 'domain', 'contract', 'platform'])
    await put(repository, `shared/${name}/package.json`, JSON.stringify(packageJson));
  for (const [file, text] of Object.entries(sources)) await put(repository, file, text);
  return repository;
}

async function put(repository: string, file: string, content: string): Promise<void> {
  await mkdir(dirname(join(repository, file)), { recursive: true });
  await writeFile(join(repository, file), content);
}
