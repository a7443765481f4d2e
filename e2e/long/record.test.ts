import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import type { Part, Round } from './part.ts';
import { measuredIn, moveRounds, readRounds } from './record.ts';
import { runPart } from './run.ts';

describe('a part of the long proof', () => {
  it('goes on where it was broken off, and ends once it has what is wanted', async () => {
    const { repository, folder } = aRepository();
    const asked: number[] = [];
    const part = aPart(async (number) => {
      asked.push(number);
      return { done: { kills: 2 }, faults: [], figures: {} };
    });
    await run(repository, folder, part, 2);
    // The process was killed while it wrote the third.
    appendFileSync(join(folder, 'a-part.jsonl'), '{"number":2,"don');
    const said = await run(repository, folder, part);
    expect(asked).toEqual([0, 1, 2, 3, 4]);
    expect(said).toContain('a-part goes on after round 2.');
    expect(readRounds([folder], 'a-part').map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
    await run(repository, folder, part);
    expect(asked).toHaveLength(5);
  });

  it('says of each round which state of the product it measured, and records nothing of what is not committed', async () => {
    const { repository, folder, git } = aRepository();
    const part = aPart(async () => ({ done: { kills: 1 }, faults: [], figures: {} }));
    await run(repository, folder, part, 1);
    writeFileSync(join(repository, 'README.md'), 'other words');
    await run(repository, folder, part, 1);
    writeFileSync(join(repository, 'server/a.ts'), 'export const a = 2;');
    expect(await run(repository, folder, part, 1)).toEqual([
      'a-part: something is not committed, so nothing is recorded.',
    ]);
    expect(readRounds([folder], 'a-part')).toHaveLength(2);
    git('commit', '-qam', 'another');
    expect(await run(repository, folder, part, 1)).toEqual(['a-part goes on after round 2.']);
    const [first, second, third, ...more] = readRounds([folder], 'a-part').map(({ state }) => state);
    expect(more).toEqual([]);
    // Documents are no part of the product.
    expect(second?.fingerprint).toBe(first?.fingerprint);
    expect(third?.fingerprint).not.toBe(first?.fingerprint);
    expect(third?.commit).not.toBe(first?.commit);
  });

  it('goes on after rounds that are kept for good, and is moved there whole', async () => {
    const { repository, folder } = aRepository();
    const kept = `${folder}-kept`;
    const asked: number[] = [];
    const part = aPart(async (number) => {
      asked.push(number);
      return { done: { kills: 4 }, faults: [], figures: {} };
    });
    await run(repository, folder, part, 1);
    moveRounds(folder, kept, 'a-part');
    expect(readRounds([folder], 'a-part')).toEqual([]);
    await runPart(repository, part, { folder, kept, say: () => undefined });
    expect(asked).toEqual([0, 1, 2]);
    moveRounds(folder, kept, 'a-part');
    expect(readRounds([kept], 'a-part').map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  it('notes what a round found and what broke off, and gives up when nothing gets done any more', async () => {
    const { repository, folder } = aRepository();
    const part = aPart(async (number) => {
      if (number > 0) throw new Error('no server');
      return { done: { kills: 1 }, faults: ['lost: a review'], figures: {} };
    });
    await run(repository, folder, part);
    expect(readRounds([folder], 'a-part').map(({ faults }) => faults)).toEqual([
      ['lost: a review'],
      ['round 1 broke off: no server'],
      ['round 2 broke off: no server'],
      ['round 3 broke off: no server'],
    ]);
  });

  it('that cannot run here is left out, and says why', async () => {
    const { repository, folder } = aRepository();
    const part = { ...aPart(async () => ({ done: {}, faults: [], figures: {} })), missing: async () => 'no root' };
    expect(await run(repository, folder, part)).toEqual(['a-part is skipped: no root']);
    expect(readRounds([folder], 'a-part')).toEqual([]);
  });
});

it('what is measured has a fingerprint of the product and of the files that measure it', async () => {
  const { repository } = aRepository();
  const [one, other] = [await measuredIn(repository, []), await measuredIn(repository, ['README.md'])];
  expect(one).toMatchObject({ isDirty: false, commitDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  expect(one.fingerprint).not.toBe(other.fingerprint);
});

function aPart(round: (number: number) => Promise<Round>): Part {
  return { name: 'a-part', title: 'A part', wanted: { kills: 10 }, files: [], round, rows: () => [] };
}

async function run(repository: string, folder: string, part: Part, rounds?: number): Promise<string[]> {
  const said: string[] = [];
  const given = rounds === undefined ? {} : { rounds };
  await runPart(repository, part, { folder, kept: `${folder}-kept`, ...given, say: (line) => said.push(line) });
  return said.filter((line) => !line.startsWith('a-part 0') && !/^a-part \d+:/.test(line));
}

function aRepository() {
  const home = mkdtempSync(join(tmpdir(), 'rezenso-long-'));
  const repository = join(home, 'repository');
  mkdirSync(join(repository, 'server'), { recursive: true });
  writeFileSync(join(repository, 'server/a.ts'), 'export const a = 1;');
  writeFileSync(join(repository, 'README.md'), 'words');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, stdio: 'ignore' });
  git('init', '-q');
  git('config', 'user.name', 'Eva Lang');
  git('config', 'user.email', 'eva@example.de');
  git('add', '.');
  git('commit', '-qm', 'first');
  return { repository, folder: join(home, 'record'), git };
}
