import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { repository as checkout } from '../webpack/base.ts';
import { ownFiles, ownWays } from './own-sources.ts';
import { releaseOf } from './source-hash.ts';

const sources: Record<string, string> = {
  'module.json': '{"name":"mf-x"}',
  'package.json': '{"version":"1.2.3","scripts":{"test":"jest"},"dependencies":{"react":"^19.0.0"}}',
  'jest.config.ts': 'export default {};',
  'webpack.config.ts': 'export default {};',
  'src/module.tsx': "export default { name: 'mf-x', pages: { x: () => import('./page.tsx') } };",
  'src/page.tsx':
    "import { words } from './testing/words.ts';\nimport { t } from './texts';\nexport default words + t;",
  'src/page.test.tsx': "import Page from './page.tsx';\nit('is', () => Page);",
  'src/testing/words.ts': "export const words = 'one';",
  'src/testing/a-reader.ts': 'export const reader = 1;',
  'src/texts.ts': "export const t = 'one';",
  'src/unused.tsx': 'export const unused = 1;',
};

for (const [where, folder] of [
  ['in a checkout', 'mf-x'],
  ['in a repository of its own', ''],
] as const)
  describe(`the version of a module ${where}`, () => {
    for (const file of ['src/testing/words.ts', 'src/texts.ts', 'src/page.tsx', 'module.json', 'webpack.config.ts'])
      it(`changes with ${file}, which its bundle is made of, wherever it lies`, async () => {
        expect(await versionsAround(folder, file, changed(file))).toEqual({ isSame: false });
      });

    for (const file of [
      'src/unused.tsx',
      'src/testing/a-reader.ts',
      'src/page.test.tsx',
      'jest.config.ts',
      'src/new.ts',
    ])
      it(`stays the same with ${file}, which nothing of it imports`, async () => {
        expect(await versionsAround(folder, file, 'export const more = 2;')).toEqual({ isSame: true });
      });

    it('follows of its package.json what gets into a release, and no script of its team', async () => {
      const own = JSON.parse(sources['package.json'] ?? '');
      const changedBy = (fields: object) =>
        versionsAround(folder, 'package.json', JSON.stringify({ ...own, ...fields }));
      expect(await changedBy({ scripts: { test: 'jest --silent' }, description: 'x', private: true })).toEqual({
        isSame: true,
      });
      expect(await changedBy({ dependencies: { react: '^19.1.0' } })).toEqual({ isSame: false });
      expect(await changedBy({ sideEffects: false })).toEqual({ isSame: false });
    });

    for (const [what, code] of [
      ['a name that is computed', "export default (name) => import('./pages/' + name + '.tsx');"],
      ['`require`', "export const page = require('./pages/' + place);"],
      ['a file that is not there yet', "import './pages/later.tsx';"],
      ['a kind of file that is not read', "import './page.css';"],
    ] as const)
      it(`follows all its sources once one of them asks for ${what}`, async () => {
        const more = {
          'src/page.tsx': code,
          'src/page.css': '@import "./x.css";',
          'src/pages/a.tsx': 'export const a = 1;',
        };
        const isFollowed = await versionsAround(folder, 'src/pages/a.tsx', 'export const a = 2;', more);
        expect(isFollowed).toEqual({ isSame: false });
      });
  });

it('knows of each module of this repository what it is built of, without a guess', () => {
  for (const name of ['shell', 'mf-auth', 'mf-matching', 'mf-admin']) {
    const led = ownWays(checkout, name);
    expect(led.openEnded.filter((file) => file.startsWith(`${name}/`))).toEqual([]);
    expect(ownFiles(checkout, name, led)).not.toContain(`${name}/jest.config.ts`);
  }
});

function changed(file: string): string {
  return file.endsWith('.json') ? '{"name":"mf-x","owner":"x"}' : `${sources[file]}\nexport const more = 2;`;
}

async function versionsAround(folder: string, file: string, text: string, more: Record<string, string> = {}) {
  const repository = await mkdtemp(join(tmpdir(), 'rezenso-own-sources-'));
  for (const [name, content] of Object.entries({ ...sources, ...more }))
    await put(join(repository, folder), name, content);
  const before = releaseOf(repository, 'mf-x');
  await put(join(repository, folder), file, text);
  return { isSame: releaseOf(repository, 'mf-x') === before };
}

async function put(folder: string, file: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}
