import { isWebAddress } from '@rezenso/contract/web-address';
import type { LocalBusiness, Organization, WithContext } from 'schema-dts';
import { isProfileAt } from '../../accounts/index.ts';
import type { Town } from '../drawing/town.ts';
import type { ShownPage } from './shown-page.ts';

/**
 * What search engines read about a business: who it is, and where else it is found. No stars and no reviews: about itself, on a
 * page that is its own, a business may not mark them up (Google's guidelines on self-serving reviews of LocalBusiness and
 * Organization). And nothing that nobody looked at: a website that is proven, and profiles on the hosts of their platforms.
 * @param address absolute address of the page
 */
export function factsOf(
  { business, platforms }: ShownPage,
  { town, land }: Town,
  address: string,
): WithContext<LocalBusiness | Organization> {
  const sameAs = platforms.flatMap(({ platform, profileUrl }) =>
    profileUrl && isWebAddress(profileUrl) && isProfileAt(platform, profileUrl) ? [profileUrl] : [],
  );
  const facts = {
    '@context': 'https://schema.org',
    '@id': address,
    name: business.company_name,
    mainEntityOfPage: address,
    ...(business.description ? { description: business.description } : {}),
    ...(business.is_verified && business.website && isWebAddress(business.website) ? { url: business.website } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
  } as const;
  // What is nowhere is no local business.
  if (!town) return { ...facts, '@type': 'Organization' };
  const region = land ? { addressRegion: land } : {};
  return {
    ...facts,
    '@type': 'LocalBusiness',
    address: { '@type': 'PostalAddress', addressLocality: town, ...region },
  };
}
