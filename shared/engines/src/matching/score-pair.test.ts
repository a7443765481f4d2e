import { describe, it } from 'node:test';
import { industryIds } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import fc from 'fast-check';
import { craftsman, member } from '../../testing/members.ts';
import { factorIds, pairFit, scorePair, weights } from './index.ts';

describe('scorePair', () => {
  it('excludes the member itself', () => {
    expect(scorePair(member(), member())).toEqual({ score: 0, excluded: 'self', factors: [] });
  });

  it('excludes direct competitors, but not the same trade far away', () => {
    const rival = craftsman({ industry: 'gastronomie', trade: 'amenity/cafe' });
    expect(scorePair(member(), rival).excluded).toBe('competitors');
    const faraway = { ...rival, latitude: 53.55, longitude: 9.99 };
    expect(scorePair(member(), faraway).excluded).toBeUndefined();
    expect(scorePair(member(), faraway).score).toBeLessThan(scorePair(member(), craftsman()).score);
  });

  it('takes the same trade for a competitor when a place is unknown', () => {
    expect(
      scorePair(member(), craftsman({ industry: 'gastronomie', trade: 'amenity/restaurant', latitude: null })).excluded,
    ).toBe('competitors');
  });

  it('is the same whoever looks, with both directions exchanged', () => {
    const [there, back] = [scorePair(member(), craftsman()), scorePair(craftsman(), member())];
    expect(there.score).toBe(back.score);
    expect(there.factors.map((factor) => factor.aToB)).toEqual(back.factors.map((factor) => factor.bToA));
  });

  it('explains all six factors, whose weights sum to one', () => {
    const { factors } = scorePair(member(), craftsman());
    expect(factors.map((factor) => factor.factor)).toEqual([...factorIds]);
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
  });

  const worse: [what: string, partner: ReturnType<typeof craftsman>][] = [
    ['a farther', craftsman({ latitude: 48.9 })],
    ['an unrelated audience’s', craftsman({ targetAudience: 'Behörden' })],
    [
      'an unreliable',
      craftsman({ activity: { daysSinceActive: 200, responseRate: 0.1, onTimeRate: 0.2, trustScore: 20 } }),
    ],
    ['another platform’s', craftsman({ platforms: ['yelp'] })],
    ['a foreign-language', craftsman({ languages: ['it'] })],
    ['a platformless', craftsman({ platforms: ['kununu', 'jameda'] })],
  ];
  for (const [what, partner] of worse) {
    it(`scores ${what} partner lower`, () => {
      expect(pairFit(member(), partner)).toBeLessThan(pairFit(member(), craftsman()));
    });
  }

  it('stays within 0 and 100 for every pair', () => {
    fc.assert(
      fc.property(someMember, someMember, (a, b) => {
        const { score, factors } = scorePair(a, { ...b, id: 'other' });
        expect(score >= 0 && score <= 100).toBe(true);
        expect(factors.every(({ aToB, bToA }) => aToB >= 0 && aToB <= 1 && bToA >= 0 && bToA <= 1)).toBe(true);
        expect(factors.every(({ text }) => /[.]$/.test(text) && !/undefined|NaN|null/.test(text))).toBe(true);
      }),
    );
  });
});

const rate = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
const someMember = fc
  .record({
    industry: fc.constantFrom(...industryIds, 'unbekannt'),
    targetAudience: fc.constantFrom(
      '',
      'Familien',
      'Unternehmen und Vereine',
      'xyz',
      'Senioren, Paare und Hundehalter',
    ),
    latitude: fc.option(fc.double({ min: 47, max: 55, noNaN: true })),
    longitude: fc.double({ min: 6, max: 15, noNaN: true }),
    platforms: fc.subarray(['google', 'yelp', 'kununu', 'other'] as const),
    languages: fc.subarray(['de', 'en', 'fr'] as const),
    activity: fc.record({
      daysSinceActive: fc.option(fc.integer({ min: 0, max: 900 })),
      responseRate: rate,
      onTimeRate: rate,
      trustScore: fc.option(fc.integer({ min: 0, max: 100 })),
    }),
  })
  .map((differs) => member(differs));
