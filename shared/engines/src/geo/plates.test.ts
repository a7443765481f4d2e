import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { locate } from './locate.ts';
import { plateTown } from './plates.ts';

const entries = readFileSync(new URL('./plates.tsv', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => (line === '' || line.startsWith('#') ? [] : line.split('|')));

describe('licence plates', () => {
  it('name a town that is found, each of them once', () => {
    const lost = entries.filter((entry) => !locate(entry.slice(entry.indexOf(' ') + 1)));
    expect(lost).toEqual([]);
    const letters = entries.map((entry) => entry.slice(0, entry.indexOf(' ')));
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.length).toBeGreaterThan(600);
  });

  it('count in capitals alone, and not where they mean a country', () => {
    expect(plateTown('HH')).toBe('Hamburg');
    expect(plateTown('QQ')).toBeUndefined();
    expect(plateTown('')).toBeUndefined();
    expect(locate('hh')).toBeUndefined();
    for (const country of ['DE', 'AT', 'CH']) expect(locate(country)).toBeUndefined();
    expect(locate('D-Berlin')?.place).toBe('Berlin');
  });

  it('stand before a quarter, or lead to the town where the quarter is unknown', () => {
    expect(locate('K-Nippes')?.place).toMatch(/Nippes/);
    expect(locate('TÜ-Lustnau')?.place).toBe('Tübingen');
  });
});
