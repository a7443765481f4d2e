import { describe, it } from 'node:test';
import fc from 'fast-check';
import { expectQuick, mostMillis } from '../testing/expect-quick.ts';
import { hostilePages } from '../testing/hostile-pages.ts';
import { hostileLength, hostilePieces, repeated } from '../testing/hostile-texts.ts';
import { analyseSite, outlineSite } from './analysis/index.ts';
import { understandPlace } from './geo/index.ts';
import { type MatchMember, recommendationText, scorePair } from './matching/index.ts';
import { packTraits } from './matching/parts.ts';
import { draftReply } from './replies/index.ts';
import { assessReview, compareTexts, disguiseEvidence, judgeStyle, judgeWorth, signature } from './reviews/index.ts';
import { draftReview } from './suggestions/index.ts';

/** Every entry of an engine that reads what people write. */
const entries: Record<string, (text: string) => unknown> = {
  'the judgement of a review': (text) => assessReview({ text }),
  'the comparison with 32 stored texts': (text) => assessReview({ text }, storedLike(text)),
  'the comparison of two texts': (text) => compareTexts(text, `${text.slice(7)} anders`),
  'the search for disguises': (text) => disguiseEvidence(text),
  'the judgement of style': (text) => judgeStyle(text),
  'the worth of a text beside 32 stored ones': (text) =>
    judgeWorth(
      text,
      storedLike(text).map((stored) => stored.text),
    ),
  'the signature of a text': (text) => signature(text),
  'a draft from notes': (text) => draftReview(businessOf(text), text),
  'a draft without notes': (text) => draftReview(businessOf(text)),
  'an answer to praise': (text) => draftReply({ text, rating: 5, companyName: text }),
  'an answer to criticism': (text) => draftReply({ text, rating: 1, companyName: text }),
  'the search for a place': (text) => understandPlace(text),
  'the traits of a candidate': (text) => packTraits(memberOf('a', text)),
  'the score of a pair': (text) => {
    const [one, other] = [memberOf('a', text), memberOf('b', `${text.slice(1)}§`)];
    return recommendationText(one, other, scorePair(one, other).factors);
  },
};

describe('64 KB of hostile text', () => {
  for (const [entry, read] of Object.entries(entries)) {
    it(`does not keep ${entry} busy`, () => {
      for (const piece of hostilePieces) expectQuick(`${entry}: ${JSON.stringify(piece)}`, () => read(repeated(piece)));
    });
  }

  it('does not keep any entry busy when it is mixed of several pieces', () => {
    const mixed = fc.array(fc.constantFrom(...hostilePieces), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(mixed, (pieces) => {
        const text = repeated(pieces.join(''));
        for (const [entry, read] of Object.entries(entries))
          expectQuick(`${entry}: ${JSON.stringify(pieces)}`, () => read(text));
      }),
      { numRuns: 12, seed: 11 },
    );
  });
});

describe('a hostile page', () => {
  for (const [what, page] of Object.entries(hostilePages()))
    it(`with ${what} does not keep the analysis of a website busy`, () => {
      expectQuick(what, () => readSite(page, 6), 4 * mostMillis);
    });

  it('of two megabytes does not either', () => {
    for (const [what, page] of Object.entries(hostilePages(1_900_000)))
      expectQuick(what, () => readSite(page, 1), 4 * mostMillis);
  });
});

function readSite(html: string, times: number): void {
  const kinds = ['start', 'imprint', 'about', 'about', 'contact', 'contact'] as const;
  const pages = kinds.slice(0, times).map((kind, index) => ({ url: `https://firma.de/${index}`, html, kind }));
  try {
    outlineSite({ url: 'https://firma.de/', html }, 5);
  } catch {
    // An empty page is refused; it has been read by then.
  }
  analyseSite(pages);
}

function storedLike(text: string) {
  return Array.from({ length: 32 }, (_, index) => ({ text: text.slice(index) }));
}

function businessOf(text: string) {
  const name = text.slice(0, hostileLength);
  return { companyName: name, industry: name, website: name, description: name };
}

function memberOf(id: string, text: string): MatchMember {
  return {
    id,
    companyName: text,
    industry: id === 'a' ? 'gastronomie' : 'handwerk',
    trade: id === 'a' ? 'amenity/cafe' : 'shop/bakery',
    targetAudience: text,
    description: text,
    location: text,
    specialties: [],
    mentions: [],
    latitude: 48,
    longitude: 7.8,
    platforms: ['google'],
    languages: ['de'],
    activity: { daysSinceActive: 1, responseRate: 1, onTimeRate: 1, trustScore: 80 },
  };
}
