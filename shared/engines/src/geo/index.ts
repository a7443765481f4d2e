export { distanceKm, type Point } from './distance.ts';
export { locate, type PlaceChoice, placeChoices } from './locate.ts';
export type { Location } from './location.ts';
