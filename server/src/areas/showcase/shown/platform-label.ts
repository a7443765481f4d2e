import { platformNames } from '@rezenso/contract/vocabulary';
import type { ShownPlatform } from './businesses.repository.ts';

/** How a profile's platform is called; one that is none of those we know after its host. */
export function platformLabel({ platform, profileUrl }: Pick<ShownPlatform, 'platform' | 'profileUrl'>): string {
  if (platform !== 'other' || !profileUrl) return platformNames[platform];
  return URL.parse(profileUrl)?.hostname.replace(/^www\./, '') ?? platformNames.other;
}
