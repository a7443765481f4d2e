import { distanceText } from './distance-text.ts';

it.each([
  [null, undefined],
  [0, 'in deiner Nähe'],
  [2, 'in deiner Nähe'],
  [3, 'rund 3 km'],
  [636, 'rund 636 km'],
])('tells %s kilometres as %s', (km, words) => {
  expect(distanceText(km)?.replaceAll('\u00a0', ' ')).toBe(words);
});
