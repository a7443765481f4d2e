import { describe, it } from 'node:test';
import { germanIn } from '@rezenso/contract/testing/foreign-words';
import { industryIds, platformIds } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import { exchangeDisclosure, platformRules, reviewInstructions, ruleTexts } from './index.ts';

describe('English instructions of an exchange', () => {
  it('say in English the rule of each platform and what is worth telling of each industry', () => {
    const hints = new Set<string>();
    for (const platform of platformIds)
      for (const industry of [...industryIds, 'dragon breeding']) {
        const text = reviewInstructions(platform, industry, 'en');
        expect([text, germanIn(text.replace(exchangeDisclosure, ''))]).toEqual([text, []]);
        expect(text).toContain(ruleTexts.en[platform]);
        expect(text).not.toMatch(/undefined|\b5 stars|five stars/);
        hints.add(/Helpful to others: .*?\./.exec(text)?.[0] ?? '');
      }
    expect(hints.size).toBe(industryIds.length);
  });

  it('keep the sentence for the review German, as it becomes part of a German text', () => {
    for (const platform of platformIds) {
      const isNamed = reviewInstructions(platform, 'handwerk', 'en').includes(exchangeDisclosure);
      expect([platform, isNamed]).toEqual([platform, platformRules[platform].isExchangeAllowed]);
    }
  });

  it('leave German as it is', () => {
    for (const platform of platformIds) expect(ruleTexts.de[platform]).toBe(platformRules[platform].rule);
  });
});
