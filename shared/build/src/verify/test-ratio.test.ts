import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { repository } from '../webpack/base.ts';
import { testRatioOf } from './test-ratio.ts';

const wanted = 0.6;
/** Packages that have fewer tests than wanted, with what they have at least: raise it with every test, until it goes. */
const fewer: Readonly<Record<string, number>> = {};
const packages = await packagesOf(repository);

describe('lines of tests for lines of code', () => {
  it('count tests and what is made for them on one side, all other sources on the other', async () => {
    const folder = await aPackage({ 'src/a.ts': 4, 'src/b.tsx': 6, 'src/a.test.ts': 5, 'src/testing/fake.ts': 1 });
    expect(await testRatioOf(folder)).toEqual({ tests: 6, code: 10, ratio: 0.6 });
  });

  it('count benches of the whole package as tests, and folders of its sources by that name as code', async () => {
    const folder = await aPackage({ 'src/bench/a.ts': 4, 'src/tables/b.ts': 6, 'bench/c.ts': 3, 'bench/d/e.ts': 2 });
    expect(await testRatioOf(folder)).toEqual({ tests: 5, code: 10, ratio: 0.5 });
  });

  it('leave out what is installed, built, generated, made to generate, texts or seed, and declarations', async () => {
    const made = ['node_modules/a/i.ts', 'dist/a.mjs', 'src/generated/a.ts', 'src/a.generated.ts', 'tables/a/b.ts'];
    const apart = [...made, 'src/seed/a.ts', 'src/texts.de.ts', 'src/texts.en.ts', 'src/a.d.ts', 'a.md'];
    const folder = await aPackage({ 'src/a.ts': 2, ...Object.fromEntries(apart.map((file) => [file, 90])) });
    expect(await testRatioOf(folder)).toEqual({ tests: 0, code: 2, ratio: 0 });
  });

  for (const name of packages)
    it(`are enough in ${name}`, async () => {
      const { ratio } = await testRatioOf(join(repository, name));
      expect(ratio).toBeGreaterThanOrEqual(fewer[name] ?? wanted);
    });
});

async function packagesOf(root: string): Promise<string[]> {
  const inRoot = (await readdir(root)).filter((name) => /^(?:server|shell|mf-.+)$/.test(name));
  const shared = await readdir(join(root, 'shared'));
  return [...shared.map((name) => `shared/${name}`), ...inRoot];
}

async function aPackage(files: Record<string, number>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-ratio-'));
  for (const [path, lines] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), 'const a = 1;\n'.repeat(lines));
  }
  return folder;
}
