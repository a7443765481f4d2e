import { describe, it } from 'node:test';
import { germanIn } from '@rezenso/contract/testing/foreign-words';
import { expect } from 'expect';
import english from './changes.en.ts';
import { changesIn, type InsightReview, insightsOf } from './index.ts';
import { labelOf, wordLists } from './word-lists.ts';

const months = { last: '2026-10', before: '2026-09', lastName: 'October', beforeName: 'September' };
const review = (id: string, over: Partial<InsightReview>): InsightReview => ({
  id,
  text: 'Sehr nettes Team.',
  rating: null,
  month: '2026-10',
  platform: 'google',
  ...over,
});

describe('what changed since the month before, in English', () => {
  it('is told with the names of the themes in English', () => {
    const reviews = [
      ...[1, 2, 3].map((one) => review(`a${one}`, { rating: 5, text: 'Die Wartezeit war viel zu lang.' })),
      ...[1, 2, 3].map((one) => review(`b${one}`, { rating: 4, month: '2026-09' })),
      review('c', { month: '2026-09' }),
    ];
    expect(changesIn(reviews, months, 'en')).toEqual([
      'In October, 3 reviews came in, 1 fewer than in September.',
      'The average rose from 4.0 in September to 5.0 stars.',
      '“Punctuality and waiting times” was criticised in 3 reviews, compared with none in September.',
    ]);
  });

  it('knows one, none and many', () => {
    expect(english.count('October', 1, 'September', 0)).toBe(
      'In October, one review came in, 1 more than in September.',
    );
    expect(english.count('October', 0, 'September', 2)).toBe(
      'In October, no reviews came in, 2 fewer than in September.',
    );
    expect(english.count('October', 2, 'September', 2)).toBe('In October, 2 reviews came in, as many as in September.');
    expect(english.answers('October', 1, 'September', 4)).toBe(
      'In October, one review got a reply, 3 fewer than in September.',
    );
    expect(english.speed(1.5, 3)).toBe('The median time was 1.5 days instead of 3.0.');
    expect(english.stars.changed(4.1, 'September', 4.6)).toBe('The average fell from 4.6 in September to 4.1 stars.');
    expect(english.stars.stayed(4.25)).toMatch(/^The average stayed at 4\.[23] stars\.$/);
    expect(english.theme.praise('Advice', 4, 'September', 1)).toBe(
      '“Advice” was praised in 4 reviews, compared with 1 in September.',
    );
  });
});

describe('themes', () => {
  it('all have an English name', () => {
    const labels = wordLists().themes.map((theme) => labelOf(theme, 'en'));
    expect(germanIn(labels.join(' '))).toEqual([]);
    expect(labels.filter((label, index) => label === wordLists().themes[index]?.label)).toEqual([]);
    expect(new Set(labels).size).toBe(wordLists().themes.length);
  });

  it('are shown in English with passages as they were written', () => {
    const [theme] = insightsOf([review('a', {})], 'en').themes;
    expect(theme).toMatchObject({ label: 'Friendliness', passages: [{ text: 'Sehr nettes Team.' }] });
  });
});
