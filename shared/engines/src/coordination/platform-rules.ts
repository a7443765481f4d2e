import { type PlatformId, platformNames } from '@rezenso/contract/vocabulary';

/** What a person must know before picking or writing on a platform. Engineering input, not legal advice. */
export interface PlatformRule {
  /** False where only employees or patients may write: never proposed. */
  readonly isExchangeAllowed: boolean;
  /** The platform's own rule in one or two sentences. */
  readonly rule: string;
  /** A sentence to put into the review so that readers know of the swap; empty where no exchange is allowed. */
  readonly disclosure: string;
}

/** Swapped reviews without this are misleading advertising (UWG § 5 and Annex 23b, 23c; OLG Frankfurt 6 W 9/19). */
export const exchangeDisclosure =
  'Transparenzhinweis: Diese Bewertung entstand in einem gegenseitigen Austausch über Rezenso.';

export const platformRules: Readonly<Record<PlatformId, PlatformRule>> = {
  google: {
    isExchangeAllowed: true,
    rule: 'Google verlangt echte eigene Erfahrungen und verbietet Bewertungen gegen Geld, Rabatte oder andere Vorteile. Schreib nur, wenn du dort wirklich Kunde warst.',
    disclosure: exchangeDisclosure,
  },
  trustpilot: {
    isExchangeAllowed: true,
    rule: 'Trustpilot verbietet Anreize für Bewertungen und kann einen Nachweis deiner Erfahrung verlangen, zum Beispiel eine Rechnung. Heb ihn auf.',
    disclosure: exchangeDisclosure,
  },
  proven_expert: {
    isExchangeAllowed: true,
    rule: 'ProvenExpert lässt nur Bewertungen zu, die auf einer echten Kundenbeziehung oder Zusammenarbeit beruhen.',
    disclosure: exchangeDisclosure,
  },
  facebook: {
    isExchangeAllowed: true,
    rule: 'Facebook erlaubt Empfehlungen nur aus eigener Erfahrung und verbietet gekaufte oder irreführende Beiträge. Schreib mit deinem echten Profil.',
    disclosure: exchangeDisclosure,
  },
  yelp: {
    isExchangeAllowed: true,
    rule: 'Yelp möchte nicht, dass Betriebe um Bewertungen bitten, verbietet Gegenleistungen und blendet auffällige Beiträge aus.',
    disclosure: exchangeDisclosure,
  },
  kununu: {
    isExchangeAllowed: false,
    rule: 'Auf kununu dürfen nur Mitarbeitende, Auszubildende und Bewerber schreiben. Ein Austausch unter Betrieben ist dort nicht erlaubt.',
    disclosure: '',
  },
  jameda: {
    isExchangeAllowed: false,
    rule: 'Auf jameda dürfen nur Patientinnen und Patienten schreiben. Ein Austausch unter Betrieben ist dort nicht erlaubt.',
    disclosure: '',
  },
  other: {
    isExchangeAllowed: true,
    rule: 'Lies vor dem Schreiben die Regeln der Plattform. Fast alle verlangen eigene Erfahrung und verbieten Gegenleistungen.',
    disclosure: exchangeDisclosure,
  },
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
