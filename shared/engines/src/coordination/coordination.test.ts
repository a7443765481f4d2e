import { describe, it } from 'node:test';
import { industryIds, type PlatformId, platformIds } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import fc from 'fast-check';
import { allowedPlatforms, fairnessOf, planExchange, platformRules, reviewInstructions } from './index.ts';

describe('planExchange', () => {
  it('plans two reviews each way on the platforms both use', () => {
    const plan = planExchange(party('a', 'google', 'facebook', 'yelp'), party('b', 'facebook', 'google'));
    expect(plan).toEqual({
      totalExchanges: 4,
      fairnessScore: 100,
      exchangePairs: [
        { reviewerId: 'a', recipientId: 'b', platform: 'google' },
        { reviewerId: 'b', recipientId: 'a', platform: 'google' },
        { reviewerId: 'a', recipientId: 'b', platform: 'facebook' },
        { reviewerId: 'b', recipientId: 'a', platform: 'facebook' },
      ],
    });
  });

  it('uses different platforms when none is shared, and says it is less equal', () => {
    const plan = planExchange(party('a', 'yelp'), party('b', 'google', 'trustpilot'));
    expect(plan).toMatchObject({ totalExchanges: 2, fairnessScore: 70 });
    expect(plan?.exchangePairs[0]).toEqual({ reviewerId: 'a', recipientId: 'b', platform: 'google' });
    expect(plan?.exchangePairs[1]).toEqual({ reviewerId: 'b', recipientId: 'a', platform: 'yelp' });
  });

  it('finds no plan when one side only has kununu and jameda', () => {
    expect(planExchange(party('a', 'kununu', 'jameda'), party('b', 'google'))).toBeUndefined();
    expect(planExchange(party('a', 'google'), party('a', 'google'))).toBeUndefined();
  });

  it('is fair for every pair of profiles', () => {
    fc.assert(
      fc.property(somePlatforms, somePlatforms, (ofA, ofB) => {
        const plan = planExchange(party('a', ...ofA), party('b', ...ofB));
        const isPossible = allowedPlatforms(ofA).length > 0 && allowedPlatforms(ofB).length > 0;
        expect(plan !== undefined).toBe(isPossible);
        const towardsA = plan?.exchangePairs.filter((pair) => pair.recipientId === 'a') ?? [];
        const towardsB = plan?.exchangePairs.filter((pair) => pair.recipientId === 'b') ?? [];
        expect(towardsA.length).toBe(towardsB.length);
        expect(towardsA.length).toBeLessThanOrEqual(2);
        expect(
          towardsA.every((pair) => ofA.includes(pair.platform) && platformRules[pair.platform].isExchangeAllowed),
        ).toBe(true);
        expect(
          towardsB.every((pair) => ofB.includes(pair.platform) && platformRules[pair.platform].isExchangeAllowed),
        ).toBe(true);
        expect(new Set(towardsA.map((pair) => pair.platform)).size).toBe(towardsA.length);
      }),
    );
  });
});

describe('fairnessOf', () => {
  it('is zero when only one side writes and falls with every missing review', () => {
    const there = { reviewerId: 'a', recipientId: 'b', platform: 'google' } as const;
    const back = { reviewerId: 'b', recipientId: 'a', platform: 'google' } as const;
    expect(fairnessOf([there], 'a')).toBe(0);
    expect(fairnessOf([there, there, back], 'a')).toBe(65);
    expect(fairnessOf([there, back], 'a')).toBe(100);
  });
});

describe('reviewInstructions', () => {
  it('names the rule and the disclosure on every platform that allows an exchange', () => {
    for (const platform of platformIds) {
      for (const industry of industryIds) {
        const text = reviewInstructions(platform, industry);
        expect(text).toContain(platformRules[platform].rule);
        expect(text.includes('Transparenzhinweis')).toBe(platformRules[platform].isExchangeAllowed);
        expect(text).not.toMatch(/undefined|\b5 Sterne|fünf Sterne/);
      }
    }
  });
});

const somePlatforms = fc.uniqueArray(fc.constantFrom<PlatformId>(...platformIds));

function party(id: string, ...platforms: PlatformId[]) {
  return { id, platforms };
}
