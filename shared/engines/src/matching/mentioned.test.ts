import { describe, it } from 'node:test';
import { germanIn } from '@rezenso/contract/testing/foreign-words';
import { expect } from 'expect';
import { craftsman, member } from '../../testing/members.ts';
import { unsupportedClaims } from '../../testing/use-claims.ts';
import type { Mention } from '../trades/index.ts';
import { businessNeed } from './business-need.ts';
import { isTied, type MatchMember, pairFit, recommendationText, scorePair } from './index.ts';
import { namedOnWebsites } from './mentioned.ts';

const plain = { targetAudience: '', description: '' };
const naming = (...mentions: Mention[]) => ({ mentions });
/** A workshop for old cars that named no kind, and somebody who upholsters. */
const garage = (differs: Partial<MatchMember> = {}) =>
  member({ ...plain, trade: null, industry: 'automotive', companyName: 'Klassik Kull', ...differs });
const upholsterer = (differs: Partial<MatchMember> = {}) =>
  craftsman({ ...plain, trade: 'craft/upholsterer', companyName: 'Polsterei Gut', ...differs });
const said = (a: MatchMember, b: MatchMember, language: 'de' | 'en' = 'de') =>
  recommendationText(a, b, scorePair(a, b, language).factors, language);
const wordings = (a: MatchMember, b: MatchMember, language: 'de' | 'en' = 'de') =>
  Array.from({ length: 12 }, (_, at) => said(a, { ...b, id: `b${at}` }, language));

describe('whom a website names', () => {
  const roles: [as: Mention['as'], german: RegExp, english: RegExp][] = [
    ['customer', /„Polsterer“.*Kundschaft|Kundschaft.*„Polsterer“/, /“Polsterer”.*customers|customers.*“Polsterer”/],
    [
      'partner',
      /Zusammenarbeit.*„Polsterer“|„Polsterer“.*Zusammenarbeit/,
      /“Polsterer”.*working with others|working with others.*“Polsterer”/,
    ],
    ['other', /„Polsterer“.*in diesem Fach/i, /“Polsterer”.*that is what/],
  ];
  for (const [as, german, english] of roles)
    it(`is said of one that is named as ${as} to both, with the word that stands there, and carried by it`, () => {
      const [a, b] = [garage(naming({ as, word: 'Polsterer' })), upholsterer()];
      for (const [reader, partner] of [
        [a, b],
        [b, a],
      ] as const) {
        for (const text of wordings(reader, partner)) {
          expect(text).toMatch(german);
          expect(text).toMatch(reader === a ? /[Dd]eine[r]? Website/ : /[Ww]ebsite/);
          expect(unsupportedClaims(text, reader, partner)).toEqual([]);
          for (const [one, other] of [
            [
              { ...reader, mentions: [] },
              { ...partner, mentions: [] },
            ],
            [
              { ...reader, ...(reader.mentions.length > 0 && naming({ as, word: 'Sattler' })) },
              { ...partner, ...(partner.mentions.length > 0 && naming({ as, word: 'Sattler' })) },
            ],
          ] as const)
            expect(unsupportedClaims(text, one, other)).not.toEqual([]);
        }
        for (const text of wordings(reader, partner, 'en')) {
          expect(text).toMatch(english);
          expect(germanIn(text.replace('“Polsterer”', '').replaceAll(partner.companyName, ''))).toEqual([]);
        }
      }
    });

  it('ties two whom nothing else does, and lets them suit each other better', () => {
    const [naming_, silent] = [garage(naming({ as: 'partner', word: 'Polsterer' })), garage()];
    expect([isTied(naming_, upholsterer()), isTied(silent, upholsterer())]).toEqual([true, false]);
    expect(pairFit(naming_, upholsterer())).toBeGreaterThan(pairFit(silent, upholsterer()));
    expect(pairFit(upholsterer(), naming_)).toBe(pairFit(naming_, upholsterer()));
  });

  it('counts for more than that anybody needs what the other offers, whatever the industries are', () => {
    const named = garage(naming({ as: 'customer', word: 'Polsterer' }));
    for (const industry of ['gastronomie', 'handwerk', 'sonstiges'])
      expect(pairFit(named, upholsterer({ industry }))).toBeGreaterThanOrEqual(
        pairFit(named, upholsterer({ trade: 'office/it', industry })),
      );
    expect(businessNeed(named, upholsterer({ industry: 'gastronomie' }))).toBe(businessNeed(named, upholsterer()));
  });

  it('is nothing to another kind, to who named none, and to its own', () => {
    const named = naming({ as: 'customer', word: 'Polsterer' });
    expect(namedOnWebsites(garage(named), upholsterer({ trade: 'craft/joiner' }))).toEqual([]);
    expect(namedOnWebsites(garage(named), upholsterer({ trade: null }))).toEqual([]);
    expect(namedOnWebsites(upholsterer(named), upholsterer())).toEqual([]);
    expect(namedOnWebsites(garage(naming({ as: 'customer', word: 'toString' })), upholsterer())).toEqual([]);
  });

  it('is said of customers before partners, and instead of what a profile tells of them', () => {
    const roaster = craftsman({
      ...plain,
      trade: 'craft/coffee_roaster',
      companyName: 'Bohne',
      specialties: ['hospitality'],
      mentions: [
        { as: 'partner', word: 'Restaurant' },
        { as: 'customer', word: 'Restaurants' },
      ],
    });
    const inn = member({ ...plain, trade: 'amenity/restaurant', companyName: 'Gasthof Post' });
    for (const text of wordings(inn, roaster)) {
      expect(text).toMatch(/„Restaurants“/);
      expect(text).not.toMatch(/Gastronomie und Hotels|Zusammenarbeit/);
    }
  });
});
