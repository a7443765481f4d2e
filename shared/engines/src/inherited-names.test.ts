import { describe, it } from 'node:test';
import { expect } from 'expect';
import { analyseSite, outlineSite } from './analysis/index.ts';
import { reviewInstructions } from './coordination/index.ts';
import { locate, understandPlace } from './geo/index.ts';
import { type MatchMember, reasons, recommendationText, scorePair, suggestedPlatforms } from './matching/index.ts';
import { packTraits } from './matching/parts.ts';
import { draftReply } from './replies/index.ts';
import {
  assessReview,
  compareTexts,
  disguiseEvidence,
  hasSubstance,
  judgeStyle,
  judgeWorth,
  readsLikeLanguage,
  signature,
} from './reviews/index.ts';
import { draftReview } from './suggestions/index.ts';

/** What every object answers to without holding it: 'constructor', 'toString', '__proto__'. */
const inherited = Object.getOwnPropertyNames(Object.prototype);
const spellings = inherited.flatMap((name) => [
  name,
  name.toLowerCase(),
  name.replace(/\p{L}/u, (one) => one.toUpperCase()),
]);
const sentences = (word: string) => [
  word,
  `Der ${word} war aufmerksam, und wir kommen gern wieder zum ${word}.`,
  `${word} Berlin`,
  `10115 ${word}, ${word}straße 5`,
  `kein ${word}; ${word}! ${word}\n- ${word}: teuer`,
];
/** Names nothing that an engine knows, and is none of those above. */
const unknown = 'quxblorfix';

/** Every entry of an engine that reads texts. */
const entries: Record<string, (text: string) => unknown> = {
  'the judgement of a review': (text) => assessReview({ text }, [{ text: `${text} Danke.` }]),
  'the comparison of two texts': (text) => compareTexts(text, `${text} anders`),
  'the search for disguises': (text) => disguiseEvidence(text),
  'the judgement of style': (text) => judgeStyle(text),
  'the judgement of worth': (text) => judgeWorth(text, [`Sehr gut. ${text}`]),
  'the judgement of substance': (text) => [hasSubstance(text), readsLikeLanguage(text)],
  'the signature of a text': (text) => signature(text),
  'a draft from notes': (text) => draftReview(businessOf(text), text),
  'a draft without notes': (text) => draftReview(businessOf(text)),
  'an answer to praise': (text) => draftReply({ text, rating: 5, companyName: text }),
  'an answer to criticism': (text) => draftReply({ text, rating: 1, companyName: text }),
  'the search for a place': (text) => understandPlace(text),
  'the instructions for a review': (text) => reviewInstructions('google', text),
  'the traits of a candidate': (text) => String(packTraits(memberOf('a', text, text))),
  'the score of a pair': (text) => {
    const [one, other] = [memberOf('a', text, text), memberOf('b', text, `${text} und mehr`)];
    const { factors } = scorePair(one, other);
    return [factors, recommendationText(one, other, factors), reasons(one, other), suggestedPlatforms(one, other)];
  },
  'the analysis of a website': (text) => {
    const pages = [
      { url: 'https://firma.de/', html: pageOf(text), kind: 'start' as const },
      { url: 'https://firma.de/impressum', html: pageOf(text), kind: 'imprint' as const },
    ];
    return [outlineSite({ url: 'https://firma.de/', html: pageOf(text) }, 5), analyseSite(pages)];
  },
};

describe('a word that every object answers to', () => {
  for (const [entry, read] of Object.entries(entries))
    it(`is a word like any other to ${entry}`, () => {
      for (const text of spellings.flatMap(sentences)) {
        const answer = JSON.stringify(read(text)) ?? '';
        expect([text, /native code|\[object |null,null/.exec(answer)?.[0]]).toEqual([text, undefined]);
      }
    });

  it('names the place that an unknown word names in its stead', () => {
    for (const word of spellings)
      for (const place of sentences(word)) expect(locate(place)).toEqual(locate(place.replaceAll(word, unknown)));
  });

  it('is an industry like any other that is unknown', () => {
    for (const word of spellings) {
      expect(reviewInstructions('google', word)).toBe(reviewInstructions('google', unknown));
      expect(draftOf(word)).toBe(draftOf(unknown));
      expect(entryOf(word)).toEqual(entryOf(unknown));
    }
  });

  it('is a type of business and an entity like any other that is unknown', () => {
    for (const word of spellings) {
      const read = (name: string) => JSON.stringify(entries['the analysis of a website']?.(name)).replaceAll(name, '');
      expect(read(word).length).toBe(read(unknown).length);
    }
  });
});

function draftOf(industry: string): string {
  return draftReview({ companyName: 'Anna', industry }, 'Kuchen frisch, Bedienung nett', '', 'seed');
}

function entryOf(industry: string) {
  return scorePair(memberOf('a', 'Anna', industry), memberOf('b', 'Bert', 'handwerk'));
}

function businessOf(text: string) {
  return { companyName: text, industry: text, website: text, description: text };
}

const prose =
  'Wir sind ein Betrieb mit zwölf Leuten und arbeiten seit vielen Jahren für Familien aus der Nachbarschaft.';

function pageOf(text: string): string {
  const thing = {
    '@type': text,
    name: `&${text};`,
    description: text,
    address: { addressLocality: text, postalCode: text },
  };
  return `<title>${text}</title><h1>${text}</h1><p>${text}</p><p>${prose}</p><script type="application/ld+json">${JSON.stringify(thing)}</script>`;
}

function memberOf(id: string, text: string, industry: string): MatchMember {
  return {
    id,
    companyName: text,
    industry,
    trade: industry,
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
