import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';

/** What needs no import: the clock, chance, the network, the process. Of the file system only reading is for engines. */
const impure =
  /\bDate\.now\b|\bnew Date\(\)|\bperformance\.|\bMath\.random\b|\bcrypto\.|\bprocess\.|(?<![.\w])(?:fetch|setTimeout|setInterval)\(|\bnew (?:WebSocket|Worker)\b|\{ (?!readFileSync \})[^}]*\} from 'node:fs'/;

describe('engines', () => {
  it('answer by what they are given: they ask no clock, no chance, no network and no process', () => {
    const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });
    expect(files.length).toBeGreaterThan(100);
    expect(
      files.filter((file) => impure.test(codeOf(readFileSync(path.join(import.meta.dirname, file), 'utf8')))),
    ).toEqual([]);
  });

  it('are found out, whatever they ask', () => {
    const ways = [
      'const at = Date.now();',
      'const today = new Date();',
      "const page = await fetch('https://a.example');",
      'setTimeout(work, 100);',
      "const key = process.env['KEY'];",
      'const one = Math.random();',
      "import { readFileSync, writeFileSync } from 'node:fs';",
    ];
    expect(ways.filter((way) => !impure.test(codeOf(way)))).toEqual([]);
    const allowed = [
      'new Date(day)',
      'pages.fetch(address)',
      '// what a process does',
      "import { readFileSync } from 'node:fs';",
    ];
    expect(allowed.filter((way) => impure.test(codeOf(way)))).toEqual([]);
  });
});

function codeOf(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '');
}
