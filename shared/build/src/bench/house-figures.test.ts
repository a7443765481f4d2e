import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { houseFigures } from './house-figures.ts';

describe('the figures of a house', () => {
  it('are those of production, and tests are counted beside them', async () => {
    const figures = await of({
      'server/src/areas/site/a.ts': 'export const a = 1;\nexport const b = 2;\n',
      'shared/ui/src/b.tsx': 'export const C = () => <p>{1}</p>;\n',
      'server/src/a.test.ts': 'one;\ntwo;\nthree;\nfour;\n',
      'server/testing/member.ts': 'export const member = {};\n',
      'shared/engines/bench/run.ts': 'export {};\n',
      'e2e/site/site.ts': 'export {};\n',
      'e2e/journeys/b.spec.ts': 'export {};\n',
      'server/dist/a.ts': 'export {};\n',
      'server/src/words.generated.ts': 'export {};\n',
    });
    expect(figures).toMatchObject({ files: 2, lines: 3, longest: 2, tests: 2 });
  });

  it('know every cast, and that a constant is none', async () => {
    const figures = await of({
      'server/a.ts':
        'const list = [1] as const;\nexport const a = list as unknown as string[];\nexport const b = a[0]!;\n',
      'server/a.test.ts': 'export const c = <string>(1 as unknown);\n',
    });
    expect(figures).toMatchObject({ casts: 5, productionCasts: 3 });
  });
});

async function of(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-house-'));
  after(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return houseFigures(folder, new Map());
}
