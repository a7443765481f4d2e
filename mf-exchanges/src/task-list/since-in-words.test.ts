import { sinceInWords } from './since-in-words.ts';

it.each([
  ['2026-11-23T23:30:00Z', '2026-11-24T01:00:00Z', 'seit heute'],
  ['2026-11-23T22:30:00Z', '2026-11-24T01:00:00Z', 'seit gestern'],
  ['2026-11-25T10:00:00Z', '2026-11-24T10:00:00Z', 'seit heute'],
  ['2026-10-20T10:00:00Z', '2026-10-27T09:00:00Z', 'seit 7 Tagen'],
])('what waits since %s is said at %s to wait %s', (since, now, words) => {
  expect(sinceInWords(since, new Date(now))).toBe(words);
});
