import { describe, it } from 'node:test';
import { industryIds } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import { craftsman, member } from '../../testing/members.ts';
import { kilometresText, listOf, percentText } from '../text/formats.de.ts';
import { allTrades } from '../trades/index.ts';
import { factorText, reliabilityFacts } from './factor-text.ts';
import { needOf } from './industry-needs.ts';
import { type FactorId, factorIds, type MatchMember } from './member.ts';
import { stem } from './stem.ts';

const trades = [...allTrades().keys()];
const activity = (over: Partial<MatchMember['activity']>) => ({ activity: { ...member().activity, ...over } });
const unknownActivity = activity({ daysSinceActive: null });

describe('the sentence about a factor', () => {
  const sentences: [factor: FactorId, a: MatchMember, b: MatchMember, text: string | RegExp][] = [
    [
      'industry',
      member(),
      craftsman(),
      /Tischlerei Holzmann.* Holzarbeiten nach Maß|Holzarbeiten nach Maß.* Tischlerei Holzmann/,
    ],
    [
      'industry',
      member(),
      craftsman({ trade: 'shop/bakery' }),
      /Restaurant .*brauchen.*Brot und Gebäck|Restaurant .*Brot und Gebäck brauchen/,
    ],
    [
      'industry',
      member(),
      craftsman({ trade: 'shop/optician' }),
      /(?=.*Tischlerei Holzmann)(?=.*Brillen und Sehtests)(?=.*für die Mittagspause im Laden).*Speisen und Getränke/i,
    ],
    ['industry', member({ trade: null }), craftsman(), /Eine genaue Branche fehlt/],
    ['industry', member(), craftsman({ trade: null }), /Eine genaue Branche fehlt/],
    [
      'industry',
      member({ trade: 'shop/tobacco' }),
      craftsman({ trade: 'craft/dental_technician' }),
      /verbindet euch .* bisher wenig/,
    ],
    ['distance', member(), craftsman({ latitude: 47.997 }), 'Ihr seid in derselben Gegend zu Hause.'],
    ['distance', member(), craftsman(), 'Ihr seid rund 5 km voneinander entfernt.'],
    ['distance', member(), craftsman({ latitude: null }), /wissen wir nicht: Ein Standort fehlt/],
    ['audience', member(), craftsman(), /^Ihr sprecht beide .* und .* an\.$/],
    ['audience', member(), craftsman({ targetAudience: '' }), /noch zu wenig für einen Vergleich/],
    ['audience', member(), craftsman({ targetAudience: 'Behörden' }), 'Eure Zielgruppen überschneiden sich kaum.'],
    ['platforms', member(), craftsman(), 'Ihr habt beide ein Profil auf Google und Facebook.'],
    [
      'platforms',
      member({ platforms: ['other'] }),
      craftsman({ platforms: ['other'] }),
      /auf einer weiteren Plattform/,
    ],
    ['platforms', member(), craftsman({ platforms: ['yelp'] }), /verschiedene Plattformen/],
    ['platforms', member({ platforms: ['kununu'] }), craftsman({ platforms: ['kununu'] }), /verschiedene Plattformen/],
    [
      'languages',
      member({ languages: ['fr', 'de'] }),
      craftsman({ languages: ['de', 'fr'] }),
      /auf Französisch und Deutsch/,
    ],
    ['languages', member(), craftsman({ languages: ['en'] }), 'Euch fehlt bisher eine gemeinsame Sprache.'],
    ['reliability', member(), craftsman(unknownActivity), /ist noch neu hier/],
    ['reliability', member(), craftsman(activity({ trustScore: 20, daysSinceActive: 90 })), /noch Luft nach oben/],
  ];
  for (const [factor, a, b, text] of sentences)
    it(`of ${factor} reads ${text}`, () => {
      if (text instanceof RegExp) expect(factorText(factor, a, b).text).toMatch(text);
      else expect(factorText(factor, a, b).text).toBe(text);
    });

  it('is one whole sentence whatever the trades are', () => {
    for (const [index, one] of trades.entries())
      for (const other of trades.slice(index % 7).filter((_, step) => step % 7 === 0)) {
        const { text } = factorText('industry', member({ trade: one }), craftsman({ trade: other }));
        expect(text).toMatch(/^[A-ZÄÖÜ].*[^.]\.$/);
        expect(text).not.toMatch(/undefined|null|NaN/);
      }
  });

  const lacking: [factor: FactorId, b: MatchMember][] = [
    ['industry', craftsman({ trade: null })],
    ['industry', craftsman({ trade: 'healthcare/laboratory' })],
    ['distance', craftsman({ latitude: null })],
    ['audience', craftsman({ targetAudience: 'Behörden' })],
    ['reliability', craftsman()],
    ['platforms', craftsman({ platforms: ['yelp'] })],
    ['languages', craftsman({ languages: ['en'] })],
  ];
  // A shop that gives no business anything.
  const reader = member({ trade: 'shop/tobacco' });
  for (const [factor, b] of lacking)
    it(`of ${factor} does not speak for the pair when it says: ${factorText(factor, reader, b).text}`, () => {
      expect(factorText(factor, reader, b).tells).toBe(false);
      const languages = ['fr', 'de'] as const;
      const speaking = craftsman({ ...activity({ trustScore: 90 }), languages });
      expect(factorText(factor, member({ languages }), speaking).tells).toBe(true);
    });

  it('does not speak for a pair that has no language in common but the one that everybody speaks', () => {
    expect(factorText('languages', member(), craftsman()).tells).toBe(false);
    expect(factorText('languages', member({ languages: ['it', 'de'] }), craftsman()).tells).toBe(false);
    const both = [member({ languages: ['it', 'de'] }), craftsman({ languages: ['de', 'it'] })] as const;
    expect(factorText('languages', ...both)).toEqual({
      text: 'Ihr verständigt euch beide auf Italienisch und Deutsch.',
      tells: true,
    });
  });

  it('says the same from both sides where both are meant', () => {
    for (const factor of factorIds.filter((id) => ['distance', 'platforms'].includes(id)))
      expect(factorText(factor, member(), craftsman())).toEqual(factorText(factor, craftsman(), member()));
  });
});

describe('what is good about a partner’s reliability', () => {
  const good: [over: Partial<MatchMember['activity']>, facts: string[]][] = [
    [{ onTimeRate: 0.85, daysSinceActive: 90 }, ['liefert zu 85 % pünktlich']],
    [{ onTimeRate: 0.84, responseRate: 0.79, trustScore: 69, daysSinceActive: 8 }, []],
    [{ responseRate: 0.8, daysSinceActive: 7 }, ['beantwortet 80 % der Anfragen', 'war in den letzten Tagen aktiv']],
    [
      { onTimeRate: 1, responseRate: 1, trustScore: 99, daysSinceActive: 0 },
      ['liefert zu 100 % pünktlich', 'beantwortet 100 % der Anfragen'],
    ],
    [{ trustScore: 70.4, daysSinceActive: null }, ['hat einen Trust Score von 70']],
    [{ daysSinceActive: 0 }, []],
  ];
  for (const [over, facts] of good)
    it(`is ${listOf(facts) || 'nothing'} for ${JSON.stringify(over)}`, () => {
      const unbroken = reliabilityFacts(member(activity(over))).map((fact) => fact.replaceAll(' ', ' '));
      expect(unbroken).toEqual(facts);
    });
});

describe('what industries need of each other', () => {
  it('is a share for every pair, and half where an industry is not known', () => {
    for (const buyer of industryIds)
      for (const seller of industryIds) {
        expect(needOf(buyer, seller)).toBeGreaterThan(0);
        expect(needOf(buyer, seller)).toBeLessThanOrEqual(1);
      }
    for (const name of ['constructor', 'toString', 'drachenzucht']) {
      expect([needOf(name, 'handwerk'), needOf('handwerk', name)]).toEqual([0.5, 0.5]);
    }
  });

  it('is least within one industry for most of them', () => {
    const own = industryIds.filter((id) => industryIds.every((other) => needOf(id, id) <= needOf(id, other)));
    expect(own.length).toBeGreaterThan(industryIds.length / 2);
  });
});

describe('figures in sentences', () => {
  const distances: [kilometres: number, text: string][] = [
    [0, '100 m'],
    [0.26, '300 m'],
    [0.99, '1000 m'],
    [1.2, '1 km'],
    [3.4, '3,5 km'],
    [9.9, '10 km'],
    [42.4, '42 km'],
    [123, '120 km'],
  ];
  for (const [kilometres, text] of distances)
    it(`say ${kilometres} km as ${text}`, () => expect(kilometresText(kilometres)).toBe(text.replace(' ', ' ')));

  it('join names as people do, and keep a percent sign at its number', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(listOf)).toEqual(['', 'A', 'A und B', 'A, B und C']);
    expect(percentText(0.934)).toBe('93 %');
  });
});

describe('the stem of a German word', () => {
  // From the paper's definition: a prefix, seven letters and groups, and the suffixes em er nd, then t e s n.
  const stems: [words: string, stem: string][] = [
    ['familie familien', 'familie'],
    ['urlauber urlaubern urlaubers', 'urlaub'],
    ['straße strassen', 'strass'],
    ['tür türen', 'tur'],
    ['gesucht suchten', 'such'],
  ];
  for (const [words, expected] of stems)
    it(`of ${words} is ${expected}`, () => {
      expect(words.split(' ').map(stem)).toEqual(words.split(' ').map(() => expected));
    });

  it('stays the same when asked again, and never loses a short word', () => {
    expect(stem('es')).toBe(stem('es'));
    for (const word of ['ei', 'see', 'tee', 'amt']) expect(stem(word).length).toBeGreaterThanOrEqual(2);
  });
});
