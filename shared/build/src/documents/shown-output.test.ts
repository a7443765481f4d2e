import { describe, it } from 'node:test';
import { expect } from 'expect';
import { differenceFrom, shownFor, shownIn } from './shown-output.ts';

const first = '1.0.0-0a1b2c3d';

describe('the output that a document shows', () => {
  it('stands below its command, without the comment behind it', () => {
    const markdown = 'Text.\n\n```console\n$ npm start   # 1  begin\nReady\n\n$ npm test\n```\n\n```sh\nnpm ci\n```\n';
    const all = shownIn(markdown);
    expect(all).toEqual([
      { command: 'npm start', output: ['Ready'] },
      { command: 'npm test', output: [] },
    ]);
    expect(shownFor('npm s', all).output).toEqual(['Ready']);
    expect(() => shownFor('npm', all)).toThrow('2 times');
    expect(() => shownFor('npx', all)).toThrow('0 times');
  });

  for (const [what, shown, printed] of [
    [
      'times, sizes and addresses',
      'a 2026-11-22 09:14 UTC  3 files, 4 kB at http://localhost:3001',
      'a 2027-01-01 10:00 UTC  31 files, 402 kB at http://localhost:4100',
    ],
    ['how long it took', '  lint   1.7 s  ok', '  lint   12.0 s  ok'],
    ['what is left out of a line', 'a … d', 'a b c d'],
    ['lines that are left out', 'a\n…\nd', 'a\nb\nc\nd'],
    ['lines that are left out at the end', 'a\n…', 'a\nb\nc'],
    ['nothing that is left out', 'a\n…\nd', 'a\nd'],
    ['empty lines', 'a\nb', 'a\n\nb\n'],
    ['other releases', `${first} before 1.0.0-4e5f6a7b`, '2.0.0-11111111 before 1.9.0-22222222'],
  ] as const)
    it(`is the same with other ${what}`, () => expect(compared(shown, printed)).toBeUndefined());

  for (const [what, shown, printed] of [
    ['another word', 'mf-x is paused.', 'mf-x is closed.'],
    ['a line more', 'a', 'a\nb'],
    ['a line less', 'a\nb', 'a'],
    ['another order', 'a\nb', 'b\na'],
    ['nothing at all', 'a', ''],
    ['another release than before', `${first} after ${first}`, '1.0.0-11111111 after 1.0.0-22222222'],
    ['no release', `${first} is stable`, 'nothing is stable'],
  ] as const)
    it(`is another with ${what}`, () => expect(compared(shown, printed)).toMatch(/printed/));

  it('means by a release the same one in every command', () => {
    const names = new Map<string, string>();
    const shown = { command: 'x', output: [`${first} is stable.`] };
    expect(differenceFrom(shown, '3.0.0-11111111 is stable.', names)).toBeUndefined();
    expect(names.get(first)).toBe('3.0.0-11111111');
    expect(differenceFrom(shown, '3.0.0-22222222 is stable.', names)).toMatch(/is not what was printed/);
  });
});

function compared(shown: string, printed: string): string | undefined {
  return differenceFrom({ command: 'x', output: shown.split('\n') }, printed);
}
