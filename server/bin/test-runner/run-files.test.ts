import { spawnSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';

const runner = path.join(import.meta.dirname, 'run-files.ts');

describe('running files of tests', () => {
  it('shows of a failed test its name, its place, and what the error was caused by', async () => {
    const { counts, output } = await ran(`
      import { it } from 'node:test';
      it('holds', () => {});
      it('breaks', () => {
        const cause = new AggregateError([new Error('port in use'), 'a text'], 'no address');
        throw new Error('did not start', { cause });
      });`);
    expect(counts).toEqual({ pass: 1, fail: 1 });
    expect(output).toMatch(/^✖ breaks\n {2}\S+\.test\.mjs:\d+\n {4}Error: did not start$/m);
    const causes = [...output.matchAll(/caused by: (.+)/g)].map(([, cause]) => cause);
    expect(causes).toEqual(['AggregateError: no address', 'Error: port in use', "'a text'"]);
    expect(output).not.toContain('A process ended');
  });

  it('says of each file how many of its tests passed, and how long they took', async () => {
    const { output } = await ran("import { it } from 'node:test'; it('holds', () => {});");
    expect(output).toMatch(/^✔ \S+\.test\.mjs \(1 passed, \d+\.\d s\)$/m);
  });

  it('has no promise reported to anybody, which would make each await thirty times as long', async () => {
    const { counts } = await ran(`
      import assert from 'node:assert/strict';
      import { it } from 'node:test';
      it('awaits', async () => assert.deepEqual(Object.getOwnPropertySymbols(Promise.resolve(await 1)), []));`);
    expect(counts).toEqual({ pass: 1, fail: 0 });
  });

  it('names the files of a process that ends without its counts', async () => {
    const { counts, output } = await ran('process.exit(3);');
    expect(counts).toEqual({ pass: 0, fail: 1 });
    expect(output).toMatch(/✖ A process ended with 3; it ran\n {2}\S+\.test\.mjs/);
  });
});

/** Runs one file of tests with these lines, in a process of its own, because it shows what it does. */
async function ran(lines: string): Promise<{ counts: unknown; output: string }> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'rezenso-run-files-')), 'a.test.mjs');
  await writeFile(file, lines);
  const script = `import { runFiles } from ${JSON.stringify(runner)};
    console.log('#', JSON.stringify(await runFiles([${JSON.stringify(file)}], process.env, 1)));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  return { counts: JSON.parse(/^# (\{.*\})$/m.exec(stdout)?.[1] ?? 'null'), output: stdout };
}
