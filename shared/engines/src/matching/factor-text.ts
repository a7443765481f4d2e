import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import { shortName } from '../text/short-name.ts';
import { audienceOf, sharedGroups } from './audience.ts';
import { kilometresBetween } from './competition.ts';
import * as german from './factor-text.de.ts';
import english from './factor-text.en.ts';
import type { FactorId, MatchFactor, MatchMember } from './member.ts';
import { groupsBothName } from './said-groups.ts';
import { commonPlatforms, platformNames } from './suggested-platforms.ts';
import { offerSentence } from './trade-sentences.ts';

/** A sentence about one factor, and whether it speaks for the pair. */
export type FactorText = Pick<MatchFactor, 'text' | 'tells'>;

const words = inLanguages(german, { en: english });
type Words = ReturnType<typeof words>;

/**
 * One plain sentence about one factor, addressed to `a`, built only from what both profiles and their trades say.
 * @param language of `a`
 */
export function factorText(factor: FactorId, a: MatchMember, b: MatchMember, language: Language = 'de'): FactorText {
  return sentences[factor](a, b, words(language), language);
}

type Sentence = (a: MatchMember, b: MatchMember, say: Words, language: Language) => FactorText;

const sentences: Readonly<Record<FactorId, Sentence>> = {
  industry: industryText,
  distance: distanceText,
  audience: audienceText,
  reliability: reliabilityText,
  platforms: platformsText,
  languages: languagesText,
};

const telling = (text: string): FactorText => ({ text, tells: true });
const lacking = (text: string): FactorText => ({ text, tells: false });

function industryText(a: MatchMember, b: MatchMember, { industry: say }: Words, language: Language): FactorText {
  const seed = `${a.id}|${b.id}|factor`;
  const offer = offerSentence(a, b, seed, language);
  if (offer) return telling(offer);
  return lacking(a.trade === null || b.trade === null ? say.noTrade : say.nothing);
}

function distanceText(a: MatchMember, b: MatchMember, { distance: say }: Words): FactorText {
  const kilometres = kilometresBetween(a, b);
  if (kilometres === undefined) return lacking(say.unknown);
  return telling(kilometres < 1.5 ? say.near : say.apart(kilometres));
}

const namedGroups = 3;

function audienceText(a: MatchMember, b: MatchMember, { audience: say }: Words, language: Language): FactorText {
  const groups = groupsBothName(a, b, language).slice(0, namedGroups);
  if (groups.length > 0) return telling(say.shared(groups));
  const [ofA, ofB] = [audienceOf(a), audienceOf(b)];
  if (sharedGroups(ofA, ofB).length > 0) return lacking(say.unsure);
  return lacking(ofA.topics === 0n || ofB.topics === 0n ? say.unknown : say.apart);
}

/**
 * What is known and good about a partner's reliability, as verb phrases. That somebody was here lately says something
 * only of who has shown something before: whoever signed up a minute ago was.
 */
export function reliabilityFacts({ activity }: MatchMember, language: Language = 'de'): string[] {
  const { onTimeRate, responseRate, trustScore, daysSinceActive } = activity;
  const say = words(language).reliabilityFacts;
  const facts: string[] = [];
  if (onTimeRate !== null && onTimeRate >= 0.85) facts.push(say.onTime(onTimeRate));
  if (responseRate !== null && responseRate >= 0.8) facts.push(say.answers(responseRate));
  if (trustScore !== null && trustScore >= 70) facts.push(say.trust(trustScore));
  if (facts.length === 1 && daysSinceActive !== null && daysSinceActive <= 7) facts.push(say.active);
  return facts.slice(0, 2);
}

function reliabilityText(_: MatchMember, b: MatchMember, { reliability: say }: Words, language: Language): FactorText {
  const facts = reliabilityFacts(b, language);
  if (facts.length > 0) return telling(say.proven(shortName(b.companyName), facts));
  const { onTimeRate, responseRate, trustScore } = b.activity;
  const name = shortName(b.companyName);
  const isNew = onTimeRate === null && responseRate === null && trustScore === null;
  return lacking(isNew ? say.isNew(name) : say.couldBeBetter(name));
}

function platformsText(a: MatchMember, b: MatchMember, { platforms: say }: Words): FactorText {
  const common = platformNames(commonPlatforms(a, b));
  if (common.length > 0) return telling(say.common(common.slice(0, 3)));
  if (commonPlatforms(a, b).length > 0) return telling(say.other);
  return lacking(say.different);
}

/** That two speak German says nothing where everybody does. */
const spokenByAll = 'de';

function languagesText(a: MatchMember, b: MatchMember, { languages: say }: Words): FactorText {
  const common = a.languages.filter((language) => b.languages.includes(language));
  if (common.length === 0) return lacking(say.none);
  return common.some((one) => one !== spokenByAll) ? telling(say.common(common)) : lacking(say.common(common));
}
