import { describe, it } from 'node:test';
import { expect } from 'expect';
import { summaryOf } from './summary.ts';

describe('the end of a run', () => {
  it('repeats what failed in each step above the last line, and then in a line each', () => {
    const failures = [{ name: 'card.test.tsx: opens', message: '\u001b[31mError: closed\u001b[39m\n  at card' }];
    const results = [
      { title: 'Types', outcome: { passed: 1, failed: 0 }, seconds: 3 },
      { title: 'Browser', outcome: { passed: 9, failed: 1, failures }, seconds: 20 },
      { title: 'Lint', outcome: { passed: 0, failed: 1, failures: [{ name: '', message: 'unused' }] }, seconds: 1 },
      { title: 'Build', outcome: undefined, seconds: 0 },
    ];
    const lines = summaryOf(results, 24).split('\n');
    expect(lines.slice(lines.indexOf('24 s'))).toEqual([
      '24 s',
      '',
      '✖ Browser › card.test.tsx: opens',
      '    Error: closed',
      '      at card',
      '✖ Lint',
      '    unused',
      '',
      '- Browser › card.test.tsx: opens',
      '- Lint',
      '',
      '10 passed, 2 failed',
    ]);
  });

  it('names a single failure once', () => {
    const outcome = { passed: 0, failed: 1, failures: [{ name: 'opens', message: 'closed' }] };
    const text = summaryOf([{ title: 'Types', outcome, seconds: 3 }], 3);
    expect(text.split('\n').slice(-4)).toEqual(['✖ Types › opens', '    closed', '', '0 passed, 1 failed']);
  });

  it('is one line below the figures when nothing failed', () => {
    const text = summaryOf([{ title: 'Types', outcome: { passed: 1, failed: 0 }, seconds: 3 }], 3);
    expect(text.split('\n').slice(-2)).toEqual(['3 s', '1 passed, 0 failed']);
  });

  it('tells forty lines of a failure, twenty failures of a step, and names all', () => {
    const message = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
    const failures = Array.from({ length: 30 }, (_, index) => ({ name: `test ${index}`, message }));
    const text = summaryOf([{ title: 'Server', outcome: { passed: 0, failed: 30, failures }, seconds: 3 }], 3);
    expect(text.match(/^✖ Server › test \d+$/gm)).toHaveLength(30);
    expect(text.match(/^- Server › test \d+$/gm)).toHaveLength(30);
    expect(text.match(/^ {4}line \d+$/gm)).toHaveLength(20 * 40);
  });
});
