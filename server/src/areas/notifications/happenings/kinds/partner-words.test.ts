import { describe, it } from 'node:test';
import { expect } from 'expect';
import { withWords } from './partner-words.de.ts';

const notice = { title: 'Neue Review', body: 'Café Anna hat dich bewertet.' };

describe('what a partner wrote, in a notice', () => {
  it('stands in quotes, in one line', () => {
    expect(bodyWith('Sehr  gut.\nGern wieder!')).toBe(`${notice.body} „Sehr gut. Gern wieder!“`);
    expect(withWords(notice, null)).toBe(notice);
    expect(withWords(notice, '')).toBe(notice);
  });

  it('is cut at a word when it is long', () => {
    const words = bodyWith('Wort '.repeat(100)).slice(notice.body.length + 1);
    expect(words).toMatch(/^„(Wort )+…“$/);
    expect(words.length).toBeLessThanOrEqual(284);
  });

  it('is whole up to the last letter that has room', () => {
    expect(bodyWith('a'.repeat(280))).toContain(`„${'a'.repeat(280)}“`);
  });

  it('is cut between letters where there is no word, never within one', () => {
    for (const letter of ['a', '🥨', 'é']) {
      const words = bodyWith(`x${letter.repeat(400)}`);
      expect([letter, words.isWellFormed()]).toEqual([letter, true]);
      expect(words.endsWith(`${letter} …“`)).toBe(true);
    }
  });
});

function bodyWith(words: string): string {
  return withWords(notice, words).body;
}
