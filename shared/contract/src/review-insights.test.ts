import * as z from 'zod/mini';
import { isSeen } from './names.ts';
import { exportReviews, reviewInsights } from './review-insights.ts';

const nothing = {
  scope: 'all',
  previewMonth: null,
  reviews: 0,
  themes: [],
  mood: [],
  byPlatform: [],
  comparison: null,
  changes: [],
};
const isRead = (fields: object) => z.safeParse(reviewInsights, { ...nothing, ...fields }).success;

describe('insights', () => {
  it('may know nothing yet, of a preview its month', () => {
    expect(isRead({})).toBe(true);
    expect(isRead({ scope: 'first_month', previewMonth: '2026-03' })).toBe(true);
  });

  it.each([
    [{ scope: 'some' }],
    [{ reviews: -1 }],
    [{ mood: [{ month: '2026-03', praise: 1, criticism: 0, count: 1 }] }],
    [{ byPlatform: [{ platform: 'google', praise: 0.5, criticism: 0, count: 1, averageRating: null }] }],
    [{ changes: [1] }],
  ])('are not read with %j', (fields) => {
    expect(isRead(fields)).toBe(false);
  });

  it('show of a theme only sentences that praise or criticise, with where they stand', () => {
    const passage = {
      reviewId: '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11',
      polarity: 'praise',
      text: 'Sehr nett.',
      platform: 'google',
      reviewDate: '2026-03-01T09:30:00.000Z',
    };
    const theme = { id: 'people', label: 'Freundlichkeit', praise: 1, criticism: 0 };
    expect(isRead({ themes: [{ ...theme, passages: [passage] }] })).toBe(true);
    expect(isRead({ themes: [{ ...theme, passages: [{ ...passage, polarity: 'neutral' }] }] })).toBe(false);
    expect(isRead({ themes: [{ ...theme, passages: [{ ...passage, reviewDate: 'gestern' }] }] })).toBe(false);
    expect(isRead({ themes: [theme] })).toBe(false);
  });

  it('come as a file that no page can be taken for', () => {
    for (const heads of ['Datum;Plattform', 'Date,Platform'])
      expect(z.safeParse(exportReviews.answer, `\uFEFF${heads}\r\n`).success).toBe(true);
    expect(z.safeParse(exportReviews.answer, '<!doctype html>').success).toBe(false);
  });
});

it.each([
  ['Hallo', true],
  ['🥨', true],
  ['.', true],
  ['', false],
  [' \n', false],
  ['\u200b', false],
  ['\u202e\u00ad', false],
  ['\u2800\u3164', false],
])('tells whether anything of %j can be seen', (value, seen) => {
  expect(isSeen(value)).toBe(seen);
});
