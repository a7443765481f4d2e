export { distanceKm, type Point } from './distance.ts';
export { type Location, locate } from './locate.ts';
