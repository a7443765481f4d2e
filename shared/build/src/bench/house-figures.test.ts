import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { houseFigures } from './figures.ts';

const folders: string[] = [];
after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

describe('the figures of a house', () => {
  it('are those of production, and tests are counted beside them', async () => {
    const figures = await of({
      'a.ts': 'export const a = 1;\nexport const b = 2;\n',
      'b.tsx': 'export const C = () => <p>{1}</p>;\n',
      'a.test.ts': 'one;\ntwo;\nthree;\nfour;\n',
      'testing/member.ts': 'export const member = {};\n',
      'dist/a.ts': 'export {};\n',
      'words.generated.ts': 'export {};\n',
    });
    assert.deepEqual(
      { files: figures.files, lines: figures.lines, longest: figures.longest, tests: figures.tests },
      { files: 2, lines: 3, longest: 2, tests: 1 },
    );
  });

  it('know every cast, and that a constant is none', async () => {
    const figures = await of({
      'a.ts': 'const list = [1] as const;\nexport const a = list as unknown as string[];\nexport const b = a[0]!;\n',
      'a.test.ts': 'export const c = <string>(1 as unknown);\n',
    });
    assert.deepEqual([figures.casts, figures.productionCasts], [5, 3]);
  });

  it('see circles through types, passed-on names and types named in place', async () => {
    const figures = await of({
      'a.ts': "import type { B } from './b.ts';\nexport type A = B;\n",
      'b.ts': "export * from './c.ts';\nexport type B = 1;\n",
      'c.ts': "export type C = import('./a.ts').A;\n",
      'deep/d.ts': "import { a } from '../a.ts';\nimport { parse } from 'd';\nexport const d = [a, parse];\n",
    });
    assert.equal(figures.circles, 1);
  });
});

async function of(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-house-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return houseFigures(folder);
}
