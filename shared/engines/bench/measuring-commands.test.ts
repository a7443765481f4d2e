import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { tableText } from '../tables/places/generate.ts';

const engines = path.join(import.meta.dirname, '..');

// What they measure is judged by nobody here: a small run shows that the command still works as the documents name it.
describe('commands that measure', { timeout: 120_000 }, () => {
  it('run in small: the website analysis, with what it got wrong', async () => {
    const printed = await run('bench/analysis/run.ts', '--wrong', '--sites', '12');
    expect(printed).toMatch(/\| dev all \| 12 \|/);
    expect(printed).toMatch(/\| test all \| 12 \|/);
  });

  it('run in small: the search for places', async () => {
    expect(await run('bench/matching/geo.ts')).toMatch(/Answered: \d+ of \d+ \(100\.00 %\)/);
  });

  it('print what somebody read of the recommendations: most are as they were read, none untrue, 70 say something of the two', async () => {
    const printed = await run('bench/matching/recommendations.ts');
    const [, read] = /(\d+) of them read as they are/.exec(printed) ?? [];
    const [, specific] = /specific to the two businesses: (\d+)/.exec(printed) ?? [];
    expect(Number(read)).toBeGreaterThanOrEqual(80);
    expect(Number(specific)).toBeGreaterThanOrEqual(70);
    expect(printed).toContain('untrue: 0,');
    expect(await run('bench/matching/recommendations.ts', '--unread')).not.toMatch(/^true/m);
  });

  it('run in small: how suggestions spread', async () => {
    expect(await run('bench/matching/exposure.ts', '60')).toMatch(/\| by score, exposure counted \| [\d.]+ \|/);
  });
});

it('the table of places is what its generator writes', async () => {
  const stored = await readFile(path.join(engines, 'src/geo/places.generated.tsv'), 'utf8');
  expect(tableText() === stored).toBe(true);
});

function run(file: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [path.join(engines, file), ...args], (error, stdout, stderr) =>
      error ? reject(new Error(`${file} ended with ${error.code}: ${stderr}`)) : resolve(stdout),
    );
  });
}
