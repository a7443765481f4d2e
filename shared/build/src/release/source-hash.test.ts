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

  // Packages from others are the matter of locked.test.ts.
  for (const file of [
    'mf-x/src/page.tsx',
    'mf-x/module.json',
    'shared/contract/src/a.ts',
    'shared/ui/src/a.ts',
    'shared/domain/src/a.ts',
    'shared/releases/src/files/a.ts',
  ]) {
    it(`changes with ${file}`, async () => {
      const repository = await aRepository();
      const before = releaseOf(repository, 'mf-x');
      await put(repository, file, 'changed');
      expect(releaseOf(repository, 'mf-x')).not.toBe(before);
    });
  }

  it('changes with the platform for the shell alone, which brings it along', async () => {
    const repository = await aRepository();
    const before = [releaseOf(repository, 'shell'), releaseOf(repository, 'mf-x')];
    await put(repository, 'shared/platform/src/a.ts', 'changed');
    expect(releaseOf(repository, 'shell')).not.toBe(before[0]);
    expect(releaseOf(repository, 'mf-x')).toBe(before[1]);
  });
});

async function aRepository(): Promise<string> {
  const repository = await mkdtemp(join(tmpdir(), 'rezenso-sources-'));
  for (const name of ['mf-x', 'shell']) {
    await put(repository, `${name}/package.json`, JSON.stringify({ version: '1.2.3' }));
    await put(repository, `${name}/src/page.tsx`, 'export default 1;');
  }
  return repository;
}

async function put(repository: string, file: string, content: string): Promise<void> {
  await mkdir(dirname(join(repository, file)), { recursive: true });
  await writeFile(join(repository, file), content);
}
