import { distanceText } from './distance-text.ts';

it.each([
  [null, undefined],
  [0, 'in deiner Nähe'],
  [2, 'in deiner Nähe'],
  [3, 'rund 3 km'],
  [99, 'rund 99 km'],
  [100, 'rund 100 km'],
  [203, 'rund 200 km'],
  [636, 'rund 640 km'],
])('tells %s kilometres as %s', (km, words) => {
  expect(distanceText(km)?.replaceAll('\u00a0', ' ')).toBe(words);
});
