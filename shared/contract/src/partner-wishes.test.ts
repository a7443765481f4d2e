import * as z from 'zod/mini';
import { knownWishes, savedWishes } from './partner-wishes.ts';

const none = { industries: [], radiusKm: null, platforms: [], languages: [] };
const isTaken = (wishes: object) => z.safeParse(savedWishes, { ...none, ...wishes }).success;

describe('what somebody looks for', () => {
  it('may leave nobody out', () => {
    expect(isTaken({})).toBe(true);
  });

  it.each([
    [{ industries: ['handwerk', 'handwerk'] }],
    [{ industries: ['raumfahrt'] }],
    [{ platforms: ['google', 'google'] }],
    [{ platforms: ['kununu'] }],
    [{ languages: ['klingonisch'] }],
    [{ radiusKm: 0 }],
    [{ radiusKm: 1001 }],
    [{ radiusKm: 12.5 }],
    [{ radiusKm: '20' }],
  ])('is refused when it is %j', (wishes) => {
    expect(isTaken(wishes)).toBe(false);
  });

  it.each([
    [{ industries: ['handwerk', 'beratung'], radiusKm: 1 }],
    [{ platforms: ['google'], languages: ['de', 'en'], radiusKm: 1000 }],
  ])('is taken when it is %j', (wishes) => {
    expect(isTaken(wishes)).toBe(true);
  });

  it('is read with an industry that a later version knows', () => {
    expect(z.parse(knownWishes, { ...none, industries: ['raumfahrt'] }).industries).toEqual(['raumfahrt']);
  });
});
