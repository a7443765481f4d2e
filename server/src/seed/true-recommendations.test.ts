import { describe, it } from 'node:test';
import { company } from '@rezenso/engines/bench';
import {
  kilometresBetween,
  type MatchMember,
  pairFit,
  recommendationText,
  recommendPage,
  scorePair,
} from '@rezenso/engines/matching';
import { groupsIn, unsupportedClaims } from '@rezenso/engines/testing';
import type { Mention } from '@rezenso/engines/trades';
import { expect } from 'expect';
import { seedCompanies } from './companies/index.ts';

const unknown = { daysSinceActive: null, responseRate: null, onTimeRate: null, trustScore: null };
/** What the website of every third business names; invented ones have none to read. */
function mentionsOf(number: number): Mention[] {
  const words = ['Restaurants', 'Polsterer', 'Physiotherapiepraxis', 'Kanzleien', 'Hotels', 'Hofläden', 'Fotografin'];
  if (number % 3 > 0) return [];
  return [
    { as: 'customer', word: words[number % 7] ?? '' },
    { as: 'partner', word: words[(number + 3) % 7] ?? '' },
  ];
}

const demo: readonly MatchMember[] = seedCompanies.map(
  ({ key, name, industry, trade, audience, description, specialties, languages, platforms, location }, number) => ({
    id: key,
    companyName: name,
    industry,
    trade,
    targetAudience: audience,
    description,
    specialties,
    mentions: mentionsOf(number),
    location,
    latitude: 48,
    longitude: 7.8,
    platforms,
    languages,
    activity: unknown,
  }),
);
const generated = Array.from({ length: 200 }, (_, number) => ({
  ...company(number),
  mentions: mentionsOf(number),
  activity: unknown,
}));

/** The ten that suit a business best, as it reads them. */
function pageOf(reader: MatchMember, businesses: readonly MatchMember[]) {
  const best = businesses
    .filter((partner) => pairFit(reader, partner) > 0)
    .toSorted((a, b) => pairFit(reader, b) - pairFit(reader, a))
    .slice(0, 10);
  const scored = best.map((partner) => ({ partner, factors: scorePair(reader, partner).factors }));
  const told = recommendPage(reader, scored).map(({ text }, at) => ({ text, partner: best[at] ?? reader }));
  return { reader, told };
}

/** Sentences that differ in a name or a figure alone are the same. */
function sentencesOf(text: string, { companyName }: MatchMember): string[] {
  const plain = text.replaceAll(companyName, 'X').replace(/[\d,.]+\s(?:km|m|%)/g, '0');
  return plain.split(/(?<=[.!?]) (?=[A-ZÄÖÜ„])/);
}

describe('what the site says two businesses have from each other', () => {
  it('is carried by both trades, in every pair of the demo and of 200 generated businesses', () => {
    let claims = 0;
    for (const businesses of [demo, generated])
      for (const reader of businesses)
        for (const partner of businesses) {
          if (reader === partner) continue;
          const { factors } = scorePair(reader, partner);
          const texts = [recommendationText(reader, partner, factors), ...factors.map(({ text }) => text)];
          claims += texts.filter((text) => /biete/.test(text)).length;
          expect({ texts, unsupported: texts.flatMap((text) => unsupportedClaims(text, reader, partner)) }).toEqual({
            texts,
            unsupported: [],
          });
        }
    expect(claims).toBeGreaterThan(20_000);
  });

  it('is carried in the lists that are read, which claim no need that any business has and repeat few sentences', () => {
    const pages = [demo, generated].flatMap((businesses) => businesses.map((reader) => pageOf(reader, businesses)));
    expect(pages.length).toBe(241);
    const [all, repeated] = [
      { texts: 0, sentences: 0 },
      { sentences: 0, praise: 0 },
    ];
    for (const { reader, told } of pages) {
      const seen = new Set<string>();
      for (const { partner, text } of told) {
        expect({ text, unsupported: unsupportedClaims(text, reader, partner) }).toEqual({ text, unsupported: [] });
        expect(text).not.toMatch(/jeder Betrieb|\bfalls\b|\bWenn du\b|privat|Leuten von/);
        all.texts++;
        repeated.praise += Number(/pünktlich/.test(text));
        for (const sentence of sentencesOf(text, partner)) {
          all.sentences++;
          repeated.sentences += Number(seen.has(sentence));
          seen.add(sentence);
        }
      }
    }
    expect(all.texts).toBe(2410);
    expect(repeated.sentences / all.sentences).toBeLessThan(0.1);
    expect(repeated.praise).toBeLessThan(pages.length);
  });

  it('names as shared customers only whom both profiles name in their own words', () => {
    const named = new Map<string, number>();
    for (const businesses of [demo, generated])
      for (const reader of businesses)
        for (const partner of businesses) {
          if (reader === partner) continue;
          const { factors } = scorePair(reader, partner);
          const texts = [recommendationText(reader, partner, factors), ...factors.map(({ text }) => text)];
          for (const text of texts.filter((one) => /Kunden|Zielgruppe|wendet|spr[ei]ch|arbeitet beide/.test(one))) {
            expect({ text, unsupported: unsupportedClaims(text, reader, partner) }).toEqual({ text, unsupported: [] });
            for (const sentence of text.replaceAll(partner.companyName, 'PARTNER').split(/(?<=\.) (?=[A-ZÄÖÜ„])/))
              for (const group of groupsIn(sentence)) named.set(group, (named.get(group) ?? 0) + 1);
          }
        }
    expect(named.size).toBeGreaterThan(20);
    expect([...named.values()].reduce((sum, times) => sum + times, 0)).toBeGreaterThan(5_000);
  });

  it('speaks of customers they share only where they are less than 50 km apart', () => {
    let claims = 0;
    for (const reader of generated)
      for (const partner of generated) {
        const text = recommendationText(reader, partner, scorePair(reader, partner).factors);
        if (reader === partner || !/treffen sich|eure Kunden|[Ww]ie du wendet/.test(text)) continue;
        claims++;
        expect({ text, isNear: (kilometresBetween(reader, partner) ?? 50) < 50 }).toEqual({ text, isNear: true });
      }
    expect(claims).toBeGreaterThan(20);
  });

  it('would be found out if a trade did not carry it', () => {
    const [cafe, optician] = [
      { companyName: 'Café Anna', trade: 'amenity/cafe' },
      { companyName: 'Optik Sommer', trade: 'shop/optician' },
    ];
    for (const text of [
      'Optik Sommer bietet Geschirr; als Café kannst du Geschirr brauchen.',
      'Als Café kannst du Brot und Gebäck brauchen, und Optik Sommer bietet Brillen, Kontaktlinsen und Sehtests.',
      'Optik Sommer bietet Brillen, Kontaktlinsen und Sehtests: So etwas kann jeder Betrieb brauchen.',
      'Als Bäckerei kannst du Brillen brauchen, und Optik Sommer bietet Brillen, Kontaktlinsen und Sehtests.',
      'Umgekehrt bietest du Brillen, Kontaktlinsen und Sehtests; das steht auch den Leuten von Optik Sommer offen.',
    ])
      expect(unsupportedClaims(text, cafe, optician)).toHaveLength(1);
    const audience = { ...optician, targetAudience: 'Familien, Kanzleien' };
    expect(unsupportedClaims('Im Profil von Optik Sommer steht „Cafés“ als Zielgruppe.', cafe, audience)).toHaveLength(
      1,
    );
    expect(
      unsupportedClaims('Du nennst „Familien“ als Zielgruppe, und dazu passt Optik Sommer.', cafe, audience),
    ).toHaveLength(1);
    expect(unsupportedClaims('Im Profil von Optik Sommer steht „Kanzleien“ als Zielgruppe.', cafe, audience)).toEqual(
      [],
    );
    const named = [
      { ...cafe, targetAudience: 'Büros, Arztpraxen und Familien' },
      { ...optician, targetAudience: 'Praxen, Bürohunde und Familien' },
    ] as const;
    expect(unsupportedClaims('Ihr sprecht beide Praxen und Familien an.', ...named)).toEqual([]);
    for (const text of [
      'Ihr sprecht beide Büros an.',
      'Wie du wendet sich Optik Sommer an Berufstätige.',
      'Was euch verbindet, sind eure Kunden: Familien, Kliniken und Praxen.',
      'Gemeinsam ist euch die Zielgruppe: Hunde.',
    ])
      expect(unsupportedClaims(text, ...named)).toHaveLength(1);
    expect(unsupportedClaims('Bei Optik Sommer gibt es Geschirr, rund 3 km entfernt.', cafe, optician)).toHaveLength(1);
    const [any] = [{ companyName: 'Optik Sommer', trade: null }];
    expect(unsupportedClaims('Optik Sommer bietet Brillen.', cafe, any)).toHaveLength(1);
  });
});
