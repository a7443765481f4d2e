import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, it, mock } from 'node:test';
import { expect } from 'expect';
import { run } from './house.ts';

it('`npm run bench house` prints a column for each revision, of what is committed there', async () => {
  const repository = await mkdtemp(join(tmpdir(), 'rezenso-revisions-'));
  after(() => rm(repository, { recursive: true }));
  git('init', '--quiet');
  await write('.dependency-cruiser.cjs', 'module.exports = { options: { tsPreCompilationDeps: true } };\n');
  for (const folder of ['shared/ui', 'server', 'e2e']) await write(`${folder}/a.ts`, 'export const a = 1;\n');
  commit();
  await write('server/b.ts', "import type { C } from './c.ts';\nexport const b = 1 as unknown as C;\n");
  await write('server/c.ts', "import { b } from './b.ts';\nexport type C = typeof b;\n");
  commit();
  await write('server/not-committed.ts', 'export const d = 1;\n');

  const printed: string[] = [];
  mock.method(console, 'log', (line: string) => printed.push(line));
  await run(repository, ['HEAD~1', 'HEAD']);
  mock.restoreAll();
  const cells = printed.map((line) => line.split(/ {2,}/));
  expect(cells[0]).toEqual(['what', 'HEAD~1', 'HEAD']);
  expect(Object.fromEntries(cells.slice(2).map(([what, ...figures]) => [what, figures]))).toMatchObject({
    'files of production': ['2', '4'],
    'their lines': ['2', '6'],
    'import circles, types included': ['0', '1'],
    casts: ['0', '2'],
  });

  async function write(file: string, text: string): Promise<void> {
    await mkdir(dirname(join(repository, file)), { recursive: true });
    await writeFile(join(repository, file), text);
  }

  function commit(): void {
    git('add', '.');
    git('-c', 'user.name=Anna', '-c', 'user.email=anna@example.com', 'commit', '--quiet', '--message', 'More');
  }

  function git(...args: string[]): void {
    execFileSync('git', args, { cwd: repository });
  }
});
