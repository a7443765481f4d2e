import { describe, it } from 'node:test';
import { expect } from 'expect';
import { checkout } from '../release/module-folders.ts';
import { rezenso } from './rezenso.ts';

// What it serves is the matter of ../dev/against.test.ts.
describe('`npx rezenso dev`', () => {
  for (const [what, args, sentence] of [
    ['without a site', ['mf-admin'], '`npm run dev -w mf-admin` shows it in a site of your own'],
    ['with a page instead of a site', ['mf-admin', '--against', 'https://a.example/b'], '--against takes the address'],
    [
      'with a module that is not here',
      ['mf-none', '--against', 'https://a.example'],
      'There is no module mf-none here.',
    ],
    ['with a port that is none', ['mf-admin', '--against', 'https://a.example', '--port', 'x'], '--port takes a port'],
    [
      'with half of a module',
      ['mf-admin', '--against', 'https://a.example', '--with', 'mf-y'],
      '--with takes <module>=',
    ],
  ] as const)
    it(`refuses to start ${what}`, async () => {
      const said: string[] = [];
      expect(await run((line) => said.push(line), ...args)).toBe(2);
      expect(said.join()).toContain(sentence);
    });
});

function run(say: (line: string) => void, ...args: string[]): Promise<number> {
  return rezenso(['dev', ...args], { repository: checkout, env: {}, now: () => new Date(), say, complain: say });
}
