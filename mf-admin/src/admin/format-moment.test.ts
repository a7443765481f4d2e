import { formatMoment } from './format-moment.ts';

it.each([
  ['2026-10-29T18:54:00.000Z', '29.10.2026, 19:54'],
  ['2026-07-01T22:05:00.000Z', '02.07.2026, 00:05'],
  ['2025-12-31T23:30:00.000Z', '01.01.2026, 00:30'],
  // The hour that comes twice when summer time ends.
  ['2026-10-25T00:30:00.000Z', '25.10.2026, 02:30'],
  ['2026-10-25T01:30:00.000Z', '25.10.2026, 02:30'],
])('tells %s as people in Germany read it', (moment, said) => {
  expect(formatMoment(moment)).toBe(said);
});
