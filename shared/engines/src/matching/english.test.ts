import { describe, it } from 'node:test';
import { germanIn } from '@rezenso/contract/testing/foreign-words';
import { expect } from 'expect';
import { craftsman, member } from '../../testing/members.ts';
import formats from '../text/formats.en.ts';
import { allTrades } from '../trades/index.ts';
import { factorText } from './factor-text.ts';
import { type MatchMember, reasons, recommendationText, scorePair } from './index.ts';
import { type FactorId, factorIds } from './member.ts';
import recommendationWords from './recommendation.en.ts';
import groupsInEnglish from './said-groups.en.ts';

const inn = (differs: Partial<MatchMember> = {}) => member({ companyName: 'Oak Inn', ...differs });
const joiner = (differs: Partial<MatchMember> = {}) => craftsman({ companyName: 'Woodman', ...differs });
const activity = (over: Partial<MatchMember['activity']>) => ({ activity: { ...member().activity, ...over } });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const textOf = (factor: FactorId, a: MatchMember, b: MatchMember) => plain(factorText(factor, a, b, 'en').text);

describe('the English sentence about a factor', () => {
  const sentences: [factor: FactorId, a: MatchMember, b: MatchMember, text: string | RegExp][] = [
    ['industry', inn(), joiner(), /Woodman.* made-to-measure woodwork|made-to-measure woodwork.* Woodman/],
    [
      'industry',
      inn(),
      joiner({ trade: 'shop/bakery' }),
      /as a restaurant: bread and pastries|[Aa]s a restaurant, you could use bread and pastries/,
    ],
    [
      'industry',
      inn(),
      joiner({ trade: 'shop/optician' }),
      /(?=.*glasses and eye tests)(?=.*the lunch break at the shop)(?=.*food and drinks)/,
    ],
    ['industry', inn({ trade: null }), joiner(), /an exact line of business is missing/],
    [
      'industry',
      inn({ trade: 'shop/tobacco' }),
      joiner({ trade: 'craft/dental_technician' }),
      /little to connect your businesses/,
    ],
    ['distance', inn(), joiner({ latitude: 47.997 }), 'You are both based in the same area.'],
    ['distance', inn(), joiner(), 'You are about 5 km apart.'],
    ['distance', inn(), joiner({ latitude: 48.017 }), 'You are about 2.5 km apart.'],
    ['distance', inn(), joiner({ latitude: null }), /a location is missing/],
    ['audience', inn(), joiner(), 'You both serve families and holidaymakers.'],
    ['audience', inn(), joiner({ targetAudience: '' }), /do not know enough/],
    ['audience', inn(), joiner({ targetAudience: 'Behörden' }), 'Your target groups hardly overlap.'],
    ['platforms', inn(), joiner(), 'You both have a profile on Google and Facebook.'],
    ['platforms', inn({ platforms: ['other'] }), joiner({ platforms: ['other'] }), /on another platform/],
    ['platforms', inn(), joiner({ platforms: ['yelp'] }), /different platforms/],
    [
      'languages',
      inn({ languages: ['fr', 'de'] }),
      joiner({ languages: ['de', 'fr'] }),
      'You both speak French and German.',
    ],
    ['languages', inn(), joiner({ languages: ['en'] }), 'You have no language in common so far.'],
    ['reliability', inn(), joiner(activity({ daysSinceActive: null })), /is still new here/],
    ['reliability', inn(), joiner(activity({ trustScore: 20, daysSinceActive: 90 })), /room for improvement/],
    [
      'reliability',
      inn(),
      joiner(activity({ onTimeRate: 0.934, responseRate: 1, trustScore: 90 })),
      'Woodman delivers 93% of reviews on time and answers 100% of requests.',
    ],
    [
      'reliability',
      inn(),
      joiner(activity({ trustScore: 80.4, daysSinceActive: 2 })),
      'Woodman has a trust score of 80 and was active in the last few days.',
    ],
  ];
  for (const [factor, a, b, text] of sentences)
    it(`of ${factor} reads ${text}`, () => {
      const said = textOf(factor, a, b);
      if (text instanceof RegExp) expect(said).toMatch(text);
      else expect(said).toBe(text);
      expect(germanIn(said)).toEqual([]);
      expect(factorText(factor, a, b, 'en').tells).toBe(factorText(factor, a, b).tells);
    });

  it('is one whole English sentence whatever the trades are', () => {
    const trades = [...allTrades().keys()];
    for (const [index, one] of trades.entries())
      for (const other of trades.slice(index % 7).filter((_, step) => step % 7 === 0)) {
        const text = textOf('industry', inn({ trade: one }), joiner({ trade: other }));
        expect([text, /^[A-Z].*[^.]\.$/.test(text), germanIn(text).filter(isNoLoan)]).toEqual([text, true, []]);
        expect(text).not.toMatch(/undefined|null|NaN|\b(?:an?|the) (?:an?|the) |\b(\w+) \1 /);
      }
  });
});

describe('an English recommendation', () => {
  it('says in English whatever it says, and the same for the same pair', () => {
    const texts = Array.from({ length: 200 }, (_, index) => {
      const partner = joiner({
        id: `partner-${index}`,
        latitude: index % 3 === 0 ? 47.997 : 48.04,
        trade: [null, 'craft/joiner', 'craft/joiner', 'craft/tiler', 'craft/electrician'][index % 5] ?? null,
        ...activity({ trustScore: index % 2 === 0 ? 95 : null, onTimeRate: index % 4 === 0 ? 1 : null }),
      });
      return recommend(inn(), partner);
    });
    for (const text of texts) {
      expect([text, germanIn(text)]).toEqual([text, []]);
      expect(text).not.toMatch(/undefined|perfect|ideal|excellent|!/i);
      expect(text.length).toBeLessThan(420);
    }
    expect(new Set(texts).size).toBeGreaterThan(20);
    expect(recommend(inn(), joiner())).toBe(recommend(inn(), joiner()));
  });

  it('has as many wordings as the German one for each thing that it says', () => {
    const { near, apart, audience, reliability, platforms } = recommendationWords;
    const all = [near('X'), apart('X', 3), audience('X', ['men']), reliability('X', ['answers']), platforms(['Yelp'])];
    expect(all.map(({ length }) => length)).toEqual([3, 3, 6, 6, 6]);
    expect(germanIn(all.flat().join(' '))).toEqual([]);
  });

  it('rests on the same factors as the German one', () => {
    const of = (language: 'de' | 'en') => scorePair(inn(), joiner(), language);
    const figures = (language: 'de' | 'en') => of(language).factors.map(({ text: _, ...figure }) => figure);
    expect(figures('en')).toEqual(figures('de'));
    expect(of('en').factors.map(({ factor }) => factor)).toEqual(factorIds);
    expect(reasons(inn(), joiner(), 'en').length).toBe(reasons(inn(), joiner()).length);
    expect(germanIn(reasons(inn(), joiner(), 'en').join(' '))).toEqual([]);
  });
});

describe('English words for figures and groups', () => {
  it('write numbers as English does', () => {
    const { kilometresText, listOf, percentText } = formats;
    expect([0, 0.26, 1.2, 1.6, 3.4, 42.4, 123].map(kilometresText).map(plain)).toEqual([
      '100 m',
      '300 m',
      '1 km',
      '1.5 km',
      '3.5 km',
      '42 km',
      '120 km',
    ]);
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(listOf)).toEqual(['', 'A', 'A and B', 'A, B and C']);
    expect(percentText(0.934)).toBe('93%');
  });

  it('name every target group', () => {
    const names = Object.values(groupsInEnglish);
    expect(new Set(names).size).toBe(names.length);
    expect(germanIn(names.join(' '))).toEqual([]);
  });
});

function recommend(a: MatchMember, b: MatchMember): string {
  return recommendationText(a, b, scorePair(a, b, 'en').factors, 'en');
}

/** Words that English has as well, which only its tables use. */
function isNoLoan(word: string): boolean {
  return !['café', 'art', 'design'].includes(word);
}
