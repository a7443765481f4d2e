import type { PlatformId } from '@rezenso/contract/vocabulary';
import { externalHref } from '@rezenso/contract/web-address';
import type { ShownPlatform } from '../shown/businesses.repository.ts';

/** Whether customers are led there: not where a platform forbids asking, and not where customers may not write. */
export const isListed: Readonly<Record<PlatformId, boolean>> = {
  google: true,
  trustpilot: true,
  proven_expert: true,
  facebook: true,
  yelp: false,
  kununu: false,
  jameda: true,
  other: true,
};

/** A profile that customers can be led to. */
export type LinkedPlatform = ShownPlatform & { profileUrl: string };

/** The profiles that have an address elsewhere and whose platform lets businesses ask; all of them, for everybody. */
export function linkedPlatforms(platforms: readonly ShownPlatform[], origin: string): LinkedPlatform[] {
  return platforms.flatMap((one) => {
    const profileUrl = externalHref(one.profileUrl, origin);
    return profileUrl && isListed[one.platform] ? [{ ...one, profileUrl }] : [];
  });
}
