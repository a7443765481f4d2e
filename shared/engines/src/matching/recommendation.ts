import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import { choose } from '../text/choose.ts';
import { audienceOf, sharedGroups } from './audience.ts';
import { kilometresBetween } from './competition.ts';
import { reliabilityFacts } from './factor-text.ts';
import type { FactorId, MatchFactor, MatchMember } from './member.ts';
import * as german from './recommendation.de.ts';
import english from './recommendation.en.ts';
import { scorePair } from './score-pair.ts';
import { commonPlatforms, platformNames } from './suggested-platforms.ts';
import { offerSentence, returnSentence } from './trade-sentences.ts';

const words = inLanguages(german, { en: english });

/** What a factor reaches for an ordinary partner; only what lies above is worth telling. */
const ordinary: Readonly<Record<FactorId, number>> = {
  industry: 0.4,
  distance: 0.35,
  audience: 0.3,
  reliability: 0.6,
  platforms: 0.7,
  languages: 0.95,
};

/**
 * From how many kilometres on two businesses that address the same groups do not reach the same people. An unknown
 * distance counts as far.
 */
const customersApartKm = 50;

/**
 * The factors that weigh most for both sides and speak for the pair: weight x what the less happy side gets beyond the
 * ordinary.
 */
export function leadingFactors(factors: readonly MatchFactor[], atMost = 3): MatchFactor[] {
  const gain = (f: MatchFactor) => f.weight * (Math.min(f.aToB, f.bToA) - ordinary[f.factor]);
  return factors
    .filter((factor) => factor.tells && gain(factor) > 0)
    .sort((x, y) => gain(y) - gain(x))
    .slice(0, atMost);
}

/** 'Warum dieser Vorschlag?': the two or three reasons that weigh most, as sentences to `a`; none for an excluded pair. */
export function reasons(a: MatchMember, b: MatchMember, language: Language = 'de'): string[] {
  const { factors } = scorePair(a, b, language);
  const leading = leadingFactors(factors);
  return (leading.length > 0 ? leading : factors.slice(0, 1)).map((factor) => factor.text);
}

/**
 * Two or three sentences to `a` (du) on why `b` suits, and what `b` has from it: from the factors that weigh most,
 * with facts of the two profiles only. The wording varies from pair to pair and stays the same for one pair.
 * @param language of `a`
 */
export function recommendationText(
  a: MatchMember,
  b: MatchMember,
  factors: readonly MatchFactor[],
  language: Language = 'de',
): string {
  const told = leadingFactors(factors)
    .map((factor) => tell(factor.factor, a, b, language))
    .filter((sentence) => sentence !== undefined);
  const opening = told.length > 0 ? told : [words(language).unknown(b.companyName)];
  const closing = factors.length > 0 ? returnSentence(a, b, `${b.id}|${a.id}|theirs`, language) : undefined;
  return [...opening.slice(0, closing ? 2 : 3), ...(closing ? [closing] : [])].join(' ');
}

function tell(factor: FactorId, a: MatchMember, b: MatchMember, language: Language): string | undefined {
  const seed = `${a.id}|${b.id}|${factor}`;
  const name = b.companyName;
  const say = words(language);
  switch (factor) {
    case 'industry':
      return offerSentence(a, b, seed, language);
    case 'distance': {
      const kilometres = kilometresBetween(a, b);
      if (kilometres === undefined) return undefined;
      return choose(kilometres < 1.5 ? say.near(name) : say.apart(name, kilometres), seed);
    }
    case 'audience': {
      const groups = sharedGroups(audienceOf(a), audienceOf(b), language).slice(0, 3);
      if (groups.length === 0) return undefined;
      const kilometres = kilometresBetween(a, b) ?? customersApartKm;
      return choose(kilometres < customersApartKm ? say.audience(name, groups) : say.sameGroupsElsewhere(groups), seed);
    }
    case 'reliability': {
      const facts = reliabilityFacts(b, language);
      return facts.length > 0 ? choose(say.reliability(name, facts), seed) : undefined;
    }
    case 'platforms': {
      const names = platformNames(commonPlatforms(a, b)).slice(0, 2);
      return names.length > 0 ? choose(say.platforms(names), seed) : undefined;
    }
    case 'languages':
      return undefined;
  }
}
