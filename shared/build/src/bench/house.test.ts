import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it, mock } from 'node:test';
import { run } from './house.ts';

it('`npm run bench house` prints a column for each revision, of what is committed there', async () => {
  const repository = await mkdtemp(join(tmpdir(), 'rezenso-revisions-'));
  after(() => rm(repository, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.com', ...args], { cwd: repository });
  git('init', '--quiet');
  await commit('a.ts', 'export const a = 1;\n');
  await commit('b.ts', 'export const b = 1 as unknown;\nexport const c = 2;\n');
  await writeFile(join(repository, 'not-committed.ts'), 'export const d = 1;\n');

  const printed: string[] = [];
  mock.method(console, 'log', (line: string) => printed.push(line));
  await run(repository, ['HEAD~1', 'HEAD']);
  mock.restoreAll();
  const cells = printed.map((line) => line.split(/ {2,}/));
  assert.deepEqual(cells[0], ['what', 'HEAD~1', 'HEAD']);
  assert.deepEqual(
    cells.filter(([what]) => ['files of production', 'their lines', 'casts'].includes(what ?? '')),
    [
      ['files of production', '1', '2'],
      ['their lines', '1', '3'],
      ['casts', '0', '1'],
    ],
  );

  async function commit(file: string, text: string): Promise<void> {
    await writeFile(join(repository, file), text);
    git('add', '.');
    git('commit', '--quiet', '--message', file);
  }
});
