import { execFileSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { noteIn, returnPath } from '../storage/returns.ts';
import { authorOf, branchOf, nameOfProcess } from './author.ts';

describe('who changes a store, and from what', () => {
  it('is whom git knows, with the commit that is checked out, and a mark when it is not all', async () => {
    const { folder, git } = await aRepository();
    await writeFile(join(folder, 'a.txt'), 'a');
    git('add', '.');
    git('commit', '-qm', 'first');
    const commit = git('rev-parse', '--short=12', 'HEAD');
    expect(authorOf({}, folder)).toEqual({ by: 'Eva Test', commit });
    await writeFile(join(folder, 'new.txt'), 'not known to git');
    expect(authorOf({}, folder).commit).toBe(commit);
    await writeFile(join(folder, 'a.txt'), 'b');
    expect(authorOf({}, folder).commit).toBe(`${commit}+`);
  });

  it('is the workflow’s actor before whom git knows', async () => {
    const { folder } = await aRepository();
    expect(authorOf({ GITHUB_ACTOR: 'octo' }, folder)).toEqual({ by: 'octo' });
    expect(authorOf({ GITHUB_ACTOR: '' }, folder)).toEqual({ by: 'Eva Test' });
  });

  it('is the user of the machine where nothing is a folder of git', () => {
    expect(authorOf({}, join(tmpdir(), 'rezenso-no-such-folder'))).toEqual({ by: nameOfProcess() });
    expect(nameOfProcess()).not.toBe('');
  });

  it('names the branch, and none where a commit alone is checked out or nothing is', async () => {
    const { folder, git } = await aRepository();
    git('commit', '-qm', 'first', '--allow-empty');
    expect(branchOf(folder)).toBe('neu');
    git('checkout', '-q', '--detach');
    expect(branchOf(folder)).toBe('');
    expect(branchOf(join(tmpdir(), 'rezenso-no-such-folder'))).toBe('');
  });
});

describe('the note of a site that took a canary back', () => {
  const note = { site: 'https://a.example', reason: 'It failed.', at: '2026-03-01T12:00:00.000Z' };

  it('is read as it was written, and no more of it', () => {
    expect(noteIn(JSON.stringify({ ...note, more: 1 }))).toEqual(note);
  });

  for (const text of ['', '{', 'null', '7', '[]', '{}', JSON.stringify({ ...note, at: 5 })])
    it(`still says that one did when it reads ${JSON.stringify(text)}`, () => {
      expect(noteIn(text)).toEqual({ site: 'A site', reason: 'its note cannot be read.', at: 'an unknown time' });
    });

  it('lies where no release is served from', () => {
    expect(returnPath('mf-x', '1.0.0-ab')).toBe('.returned/mf-x/1.0.0-ab.json');
  });
});

async function aRepository() {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-author-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '-q', '-b', 'neu');
  git('config', 'user.name', 'Eva Test');
  git('config', 'user.email', 'eva@example.test');
  return { folder, git };
}
