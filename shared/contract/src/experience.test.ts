import * as z from 'zod/mini';
import { givenExperience } from './experience.ts';
import { experiencesOfADay } from './vocabulary.ts';

const takes = (value: object) => z.safeParse(givenExperience, value).success;

it.each(experiencesOfADay)('takes a day for %s, and nothing in its place', (kind) => {
  expect(takes({ kind, day: '2026-03-01' })).toBe(true);
  expect(takes({ kind, sinceYear: 2020 })).toBe(false);
  expect(takes({ kind })).toBe(false);
});

it('takes a year for long-standing customers', () => {
  const kind = 'long_standing_customer';
  expect([1949, 1950, 2099, 2100, 2020.5].map((sinceYear) => takes({ kind, sinceYear }))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect(takes({ kind, day: '2026-03-01' })).toBe(false);
});

it.each(['1989-12-31', '2100-01-01', '2026-02-30', '01.03.2026', ''])('does not take %j for a day', (day) => {
  expect(takes({ kind: 'visit', day })).toBe(false);
});
