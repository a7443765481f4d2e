import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { affectedBy, changedSince } from './affected.ts';
import { runCommand } from './command.ts';

const imports = new Map([
  ['shared/ui/src/card.tsx', []],
  ['shared/ui/src/card.test.tsx', ['shared/ui/src/card.tsx']],
  ['mf-a/src/page.tsx', ['shared/ui/src/card.tsx']],
  ['mf-a/src/page.test.tsx', ['mf-a/src/page.tsx']],
  ['mf-b/src/page.test.tsx', []],
  ['e2e/journeys/a.spec.ts', []],
  ['server/src/areas/reviews/feed/feed.service.ts', []],
  ['server/src/areas/reviews/feed/feed.test.ts', ['server/testing/app.ts']],
  ['server/src/areas/reviews/index.ts', ['server/src/areas/reviews/feed/feed.service.ts']],
  ['server/src/areas/index.ts', ['server/src/areas/reviews/index.ts']],
  ['server/testing/app.ts', ['server/src/areas/index.ts']],
  ['server/src/areas/site/pages.test.ts', ['server/testing/app.ts']],
]);

describe('tests of what changed', () => {
  it('are found in every package that imports it, however far away', () => {
    expect(affectedBy(['shared/ui/src/card.tsx'], imports, false).tests).toEqual([
      'mf-a/src/page.test.tsx',
      'shared/ui/src/card.test.tsx',
    ]);
  });

  it('are a changed test itself, and nothing for a text that nobody runs', () => {
    expect(affectedBy(['mf-b/src/page.test.tsx'], imports, false).tests).toEqual(['mf-b/src/page.test.tsx']);
    expect(affectedBy(['README.md', 'docs/errors.md'], imports, false)).toEqual({
      tests: [],
      unmapped: [],
      hasSources: false,
    });
  });

  it('are all that start the application, or near it those in the folder of the change', () => {
    const changed = ['server/src/areas/reviews/feed/feed.service.ts'];
    const [feed, pages] = ['server/src/areas/reviews/feed/feed.test.ts', 'server/src/areas/site/pages.test.ts'];
    expect(affectedBy(changed, imports, false).tests).toEqual([feed, pages]);
    expect(affectedBy(changed, imports, true).tests).toEqual([feed]);
  });

  it('cannot be told for a file that nobody imports and that may matter all the same', () => {
    const { unmapped } = affectedBy(['package-lock.json', 'biome.json', 'e2e/journeys/a.spec.ts'], imports, false);
    expect(unmapped).toEqual(['package-lock.json', 'biome.json']);
  });
});

describe('what changed since a branch was left', () => {
  it('is what this branch committed, left uncommitted and added, and nothing that the other one did since', async () => {
    const site = await mkdtemp(join(tmpdir(), 'rezenso-changed-'));
    await git(site, 'init', '--quiet', '--initial-branch=main');
    await commit(site, 'kept.ts');
    await git(site, 'switch', '--quiet', '--create', 'work');
    await commit(site, 'server/committed.ts');
    await git(site, 'switch', '--quiet', 'main');
    await commit(site, 'theirs.ts');
    await git(site, 'switch', '--quiet', 'work');
    await write(site, 'kept.ts', 'changed');
    await write(site, 'new.ts', 'new');
    expect(await changedSince(site, 'main')).toEqual(['kept.ts', 'new.ts', 'server/committed.ts']);
    await expect(changedSince(site, 'nowhere')).rejects.toThrow('nowhere');
  });
});

async function commit(site: string, file: string): Promise<void> {
  await write(site, file, file);
  await git(site, 'add', '.');
  await git(site, '-c', 'user.name=Eva', '-c', 'user.email=eva@example.de', 'commit', '--quiet', '-m', file);
}

async function write(site: string, file: string, content: string): Promise<void> {
  await mkdir(dirname(join(site, file)), { recursive: true });
  await writeFile(join(site, file), content);
}

async function git(site: string, ...args: string[]): Promise<void> {
  expect(await runCommand('git', args, { folder: site })).toMatchObject({ isOk: true });
}
