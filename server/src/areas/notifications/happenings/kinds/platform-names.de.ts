import type { PlatformId } from '@rezenso/contract/vocabulary';

/** How platforms are called in sentences of the feed. */
export const platformNames: Readonly<Record<PlatformId, string>> = {
  google: 'Google',
  trustpilot: 'Trustpilot',
  proven_expert: 'ProvenExpert',
  facebook: 'Facebook',
  yelp: 'Yelp',
  kununu: 'kununu',
  jameda: 'jameda',
  other: 'einer weiteren Plattform',
};
