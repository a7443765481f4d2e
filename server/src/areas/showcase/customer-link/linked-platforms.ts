import { externalHref } from '@rezenso/contract/web-address';
import type { ShownPlatform } from '../shown/businesses.repository.ts';
import { customerRules } from './texts.de.ts';

/** A profile that customers can be led to. */
export type LinkedPlatform = ShownPlatform & { profileUrl: string };

/** The profiles that have an address elsewhere and whose platform lets businesses ask; all of them, for everybody. */
export function linkedPlatforms(platforms: readonly ShownPlatform[], origin: string): LinkedPlatform[] {
  return platforms.flatMap((one) => {
    const profileUrl = externalHref(one.profileUrl, origin);
    return profileUrl && customerRules[one.platform].isListed ? [{ ...one, profileUrl }] : [];
  });
}
