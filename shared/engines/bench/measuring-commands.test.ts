import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { tableText as wordTable } from '../tables/german/generate.ts';
import { placesText, postcodesText } from '../tables/places/generate.ts';

const engines = path.join(import.meta.dirname, '..');

// What they measure is judged by nobody here: a small run shows that the command still works as the documents name it.
describe('commands that measure', { timeout: 120_000 }, () => {
  it('run in small: the website analysis, with what it got wrong', async () => {
    const printed = await run('bench/analysis/run.ts', '--wrong', '--misses', 'dev', '--sites', '12');
    expect(printed).toMatch(/\| dev \| 12 \| \d+ of 12, /);
    expect(printed).toMatch(/\| held2 \| 12 \| \d+ of 12, /);
    expect(printed).toMatch(/^- .+ \/ \w+: industry /m);
    expect(printed).toMatch(/\| dev all \| 12 \|/);
    expect(printed).toMatch(/\| test all \| 12 \|/);
  });

  it('run: kinds of business, with what was wrong and missed', async () => {
    const printed = await run('bench/analysis/kinds/report.ts', '--wrong', '--missed', '--held');
    expect(printed).toMatch(/\| sentences, development \| 140 \| \d+ of 120, /);
    expect(printed).toMatch(/\| messy, held3 \| 52 \| \d+ of 51, /);
    expect(printed).toMatch(/^- wrong .+ for .+: /m);
    expect(printed).toMatch(/^- missed .+ \(.*\): /m);
  });

  it('run: what owners would leave standing', async () => {
    const printed = await run('bench/analysis/owners/report.ts', '--wrong');
    for (const part of ['dev', 'held']) {
      const [, ...cells] = new RegExp(`^\\| ${part} \\| 30 \\| (.*) \\|$`, 'm').exec(printed) ?? [];
      const shares = (cells[0] ?? '').split(' | ').map((cell) => Number(/^\d+/.exec(cell)?.[0]));
      // Names accepted and wanted, places, industries, kinds; wrong kinds and contradictions.
      expect(shares.slice(0, 4).every((count) => count >= 27)).toBe(true);
      expect(shares[6]).toBeGreaterThanOrEqual(26);
      expect(shares[7]).toBeLessThanOrEqual(2);
      expect(shares[8]).toBe(0);
    }
  });

  it('run in small: the search for places', async () => {
    const printed = await run('bench/geo/run.ts');
    expect(printed).toMatch(/Answered: \d+ of \d+ \(100\.00 %\)/);
    const shares = [...printed.matchAll(/\| (?:development|held-apart) \|.*?\| ([\d.]+) % \|/g)].map(([, share]) =>
      Number(share),
    );
    expect(shares).toHaveLength(2);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(97);
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

  it('print what becomes of notes: what is made a sentence is right', async () => {
    const printed = await run('bench/suggestions/run.ts', '--wrong');
    expect(printed).toMatch(/\| development \| \d{3} \| \d+ of \d+, 100\.0 %/);
    expect(printed).toMatch(/\| held-apart \| \d{3} \| \d+ of \d+, 100\.0 %/);
  });

  it('print what insights hear: more stand with the right theme than the eight in ten that the page says', async () => {
    const printed = await run('bench/insights/run.ts', '--wrong');
    const [, right, all] = /held-apart\n[\s\S]*?heard, right \| (\d+) of (\d+),/.exec(printed) ?? [];
    expect(Number(right) / Number(all)).toBeGreaterThanOrEqual(0.87);
  });

  it('run whole without a model: built-in against a model, and one table of what was measured (npm run bench models)', async () => {
    const printed = await run('bench/engines/run.ts', '--only', 'models,suggestions');
    expect(printed).toMatch(/\| copies in other words found, of 30 \| \d+ of 30, .+ \| not measured: no model \|/);
    expect(printed).toMatch(/\| false alarms between different reviews \| 0 of 870, .+ \| not measured: no model \|/);
    const today = new Date().toISOString().slice(0, 10);
    expect(printed).toContain(`| ${copies(printed)} | stated | ${today} |`);
    expect(printed).toMatch(new RegExp(`notes held apart \\| \\d+ of \\d+, .+ \\| 97 % \\| ${today} \\|`));
    expect(printed).toMatch(/with an embedding model \| not measured: no model \| 15 of 30 \| – \|/);
    // What it did not measure stands as it was measured last.
    const [row] = /^\| … first choice .*$/m.exec(await run('bench/engines/run.ts', '--only', 'none')) ?? [];
    expect(row).toMatch(/\| \d+ of \d+, .+ \| 88 % \| \d{4}-\d\d-\d\d \|$/);
    expect(printed).toContain(row);
  });

  it('print the table that stands in docs/engines.md, each row with a figure but the one that wants a model', async () => {
    const printed = await run('bench/engines/run.ts', '--only', 'none');
    const table = printed.slice(printed.indexOf('| figure |')).trim();
    expect(await readFile(path.join(engines, '../../docs/engines.md'), 'utf8')).toContain(`\n${table}\n`);
    const bare = table.split('\n').filter((line) => line.includes('not measured'));
    expect(bare).toEqual([expect.stringContaining('copies in other words found, with an embedding model')]);
  });

  it('run in small: rings among honest members, of whom none is banned and hardly any held', async () => {
    const printed = await run(
      'bench/rings/run.ts',
      '--development',
      '--worlds',
      '1',
      '--members',
      '400',
      '--rings',
      '20',
    );
    const [, found] = /\| all \| (\d+) of 20,/.exec(printed) ?? [];
    expect(Number(found)).toBeGreaterThanOrEqual(14);
    const [, honest, held] =
      /\| all \| \d+ of (\d+), [^|]+\| (\d+) of \1,/.exec(printed.split('### Honest')[1] ?? '') ?? [];
    expect(Number(held)).toBeLessThanOrEqual(4);
    expect(printed).toContain(`0 of ${honest}: there is no such level`);
    // The others of the 400 are those whom puppets frame.
    const [, framed, framedHeld] =
      /\| all \| \d+ of (\d+), [^|]+\| (\d+) of \1,/.exec(printed.split('puppets frame')[1] ?? '') ?? [];
    expect(Number(honest) + Number(framed)).toBe(400);
    expect(Number(framedHeld)).toBe(0);
  });

  it('run in small: how suggestions spread', async () => {
    expect(await run('bench/matching/exposure.ts', '60')).toMatch(/\| by score, exposure counted \| [\d.]+ \|/);
  });
});

it('the table of German words is what its generator writes', async () => {
  const stored = await readFile(path.join(engines, 'src/german/words.generated.tsv'), 'utf8');
  expect(wordTable() === stored).toBe(true);
});

it('the tables of places and postcodes are what their generator writes', async () => {
  const stored = (name: string) => readFile(path.join(engines, `src/geo/${name}.generated.tsv`), 'utf8');
  expect(placesText() === (await stored('places'))).toBe(true);
  expect(postcodesText() === (await stored('postcodes'))).toBe(true);
});

/** The built-in engine's part of the row about copies in other words, as the models' bench prints it. */
function copies(printed: string): string {
  const [, found] = /\| copies in other words found, of 30 \| (\d+ of 30, [^|]+) \|/.exec(printed) ?? [];
  return `copies in other words found, built-in | ${found}`;
}

function run(file: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [path.join(engines, file), ...args], (error, stdout, stderr) =>
      error ? reject(new Error(`${file} ended with ${error.code}: ${stderr}`)) : resolve(stdout),
    );
  });
}
