import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';

const asksAClock = /\bDate\.now\(|\bnew Date\(\)/;
const asksThatOfTheDatabase = /\b(?:now|clock_timestamp)\(\)|\bcurrent_(?:timestamp|date)\b/;

describe('the time', () => {
  it('comes into areas from outside: neither their code nor their SQL asks a clock', () => {
    const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });
    expect(files.length).toBeGreaterThan(300);
    const asking = files.filter((file) => {
      const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
      return asksAClock.test(text) || (/\.(?:repository|sql)\.ts$/.test(file) && asksThatOfTheDatabase.test(text));
    });
    expect(asking).toEqual([]);
  });
});
