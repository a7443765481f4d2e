import type { PlatformId } from '@rezenso/contract/vocabulary';

/** Where platforms keep a profile of this name, on hosts of their own: the businesses of the demo are nobody's, and so are these. */
const addresses: Readonly<Record<PlatformId, (domain: string, name: string) => string>> = {
  google: (domain) => `https://www.google.com/maps/search/?api=1&query=${domain}`,
  trustpilot: (domain) => `https://de.trustpilot.com/review/${domain}`,
  proven_expert: (_domain, name) => `https://www.provenexpert.com/${name}/`,
  facebook: (_domain, name) => `https://www.facebook.com/${name}`,
  yelp: (_domain, name) => `https://www.yelp.de/biz/${name}`,
  kununu: (_domain, name) => `https://www.kununu.com/de/${name}`,
  jameda: (_domain, name) => `https://www.jameda.de/${name}`,
  other: (domain) => `https://www.${domain}/bewertungen`,
};

/** The address of a profile of the business with this domain. */
export function profileAddress(platform: PlatformId, domain: string): string {
  return addresses[platform](domain, domain.replaceAll('.', '-'));
}
