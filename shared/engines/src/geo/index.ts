export { distanceKm, type Point } from './distance.ts';
export { locate } from './locate.ts';
export type { Location } from './location.ts';
export { type PlaceChoice, placeChoices } from './place-choices.ts';
export { type UnderstoodPlace, understandPlace } from './understand-place.ts';
