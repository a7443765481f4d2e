import { describe, it } from 'node:test';
import { expect } from 'expect';
import { outlineOf, runsOf, widthOf, wrapped } from './typesetter.ts';

describe('a text that is set', () => {
  it('takes each letter from the cut that has it, and leaves out what none has', () => {
    expect(runsOf('Café Žižkov 🍵', 600)).toEqual([
      { text: 'Café ', subset: 'latin' },
      { text: 'Ž', subset: 'latin-ext' },
      { text: 'i', subset: 'latin' },
      { text: 'ž', subset: 'latin-ext' },
      { text: 'kov ', subset: 'latin' },
    ]);
    expect(outlineOf('東京', 400, 20, 0, 0)).toBe('');
  });

  it('is drawn where it should be', () => {
    const numbers =
      outlineOf('ll', 400, 100, 50, 200)
        .match(/-?\d+(\.\d+)?/g)
        ?.map(Number) ?? [];
    const xs = numbers.filter((_, index) => index % 2 === 0);
    expect(Math.min(...xs)).toBeGreaterThan(50);
    expect(Math.max(...xs)).toBeLessThan(50 + widthOf('ll', 400, 100));
  });

  it('is wrapped at words, and ends with an ellipsis where it does not fit', () => {
    const text = 'Bäckerei und Konditorei Sommer am Münsterplatz';
    const lines = wrapped(text, 600, 40, 420, 4);
    expect(lines.join(' ')).toBe(text);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(widthOf(line, 600, 40)).toBeLessThanOrEqual(420);
    const [first = '', second = ''] = wrapped(text, 600, 40, 420, 2);
    expect([text.startsWith(first), second.endsWith('…')]).toEqual([true, true]);
    const [long = ''] = wrapped('Donaudampfschifffahrtsgesellschaft', 600, 40, 300, 1);
    expect(long).toMatch(/^Donau.+…$/);
    expect(widthOf(long, 600, 40)).toBeLessThanOrEqual(300);
    const [cut, whole] = wrapped('Donaudampfschifffahrtsgesellschaft GmbH', 600, 40, 300, 2);
    expect([cut?.endsWith('…'), whole]).toEqual([true, 'GmbH']);
    expect(wrapped('', 600, 40, 300, 2)).toEqual([]);
  });
});
