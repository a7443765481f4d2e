import { answeredWithin } from './answered-within.ts';

it.each([
  [0, 'unter 1\u00a0Min.'],
  [1, '1\u00a0Min.'],
  [59, '59\u00a0Min.'],
  [60, '1\u00a0Std.'],
  [210, '3,5\u00a0Std.'],
  [2_879, '48\u00a0Std.'],
  [2_880, '2\u00a0Tage'],
  [5_400, '3,8\u00a0Tage'],
])('says %i minutes as people do: %s', (minutes, said) => {
  expect(answeredWithin(minutes)).toBe(said);
});
