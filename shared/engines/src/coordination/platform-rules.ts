import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import { type PlatformId, platformNames } from '@rezenso/contract/vocabulary';
import * as german from './platform-rules.de.ts';
import english from './platform-rules.en.ts';

/** What a person must know before picking or writing on a platform. Engineering input, not legal advice. */
export interface PlatformRule {
  /** False where only employees or patients may write: never proposed. */
  readonly isExchangeAllowed: boolean;
  /** The platform's own rule in one or two sentences, German. */
  readonly rule: string;
  /** A sentence to put into the review so that readers know of the swap, German as what is written; empty where no exchange is allowed. */
  readonly disclosure: string;
}

/** Swapped reviews without this are misleading advertising (UWG § 5 and Annex 23b, 23c; OLG Frankfurt 6 W 9/19). */
export const exchangeDisclosure =
  'Transparenzhinweis: Diese Bewertung entstand in einem gegenseitigen Austausch über Rezenso.';

const words = inLanguages(german, { en: english });

const allowed = (platform: PlatformId): PlatformRule => ({
  isExchangeAllowed: true,
  rule: german.rules[platform],
  disclosure: exchangeDisclosure,
});
const forbidden = (platform: PlatformId): PlatformRule => ({
  isExchangeAllowed: false,
  rule: german.rules[platform],
  disclosure: '',
});

export const platformRules: Readonly<Record<PlatformId, PlatformRule>> = {
  google: allowed('google'),
  trustpilot: allowed('trustpilot'),
  proven_expert: allowed('proven_expert'),
  facebook: allowed('facebook'),
  yelp: allowed('yelp'),
  kununu: forbidden('kununu'),
  jameda: forbidden('jameda'),
  other: allowed('other'),
};

/** The platforms' own rules in one or two sentences each, by language. */
export const ruleTexts: Readonly<Record<Language, Readonly<Record<PlatformId, string>>>> = {
  de: words('de').rules,
  en: words('en').rules,
};

/** Platforms on which businesses may review each other, the ones with the widest reach first. */
export const exchangePlatforms: readonly PlatformId[] = [
  'google',
  'proven_expert',
  'facebook',
  'trustpilot',
  'yelp',
  'other',
];

/** Those of `platforms` on which an exchange is allowed, each once, widest reach first. */
export function allowedPlatforms(platforms: readonly PlatformId[]): PlatformId[] {
  return exchangePlatforms.filter((platform) => platforms.includes(platform));
}

/** How platforms are called in sentences, in the dative: 'auf Google', 'auf einer weiteren Plattform'. */
export const platformsInSentences: Readonly<Record<PlatformId, string>> = {
  ...platformNames,
  other: 'einer weiteren Plattform',
};
