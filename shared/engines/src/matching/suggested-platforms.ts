import { platformNames as names, type PlatformId } from '@rezenso/contract/vocabulary';
import { allowedPlatforms } from '../coordination/platform-rules.ts';
import type { MatchMember } from './member.ts';

/**
 * Platforms for a pair's exchange, best first: those both use, then those only the partner uses (a writes there), then
 * the rest of a's. Never kununu or jameda. Empty unless both have a profile on an allowed one.
 */
export function suggestedPlatforms(a: Pick<MatchMember, 'platforms'>, b: Pick<MatchMember, 'platforms'>): PlatformId[] {
  const ofA = allowedPlatforms(a.platforms);
  const ofB = allowedPlatforms(b.platforms);
  if (ofA.length === 0 || ofB.length === 0) return [];
  return [...new Set([...commonPlatforms(a, b), ...ofB, ...ofA])];
}

/** Allowed platforms on which both have an active profile. */
export function commonPlatforms(a: Pick<MatchMember, 'platforms'>, b: Pick<MatchMember, 'platforms'>): PlatformId[] {
  const ofB = allowedPlatforms(b.platforms);
  return allowedPlatforms(a.platforms).filter((platform) => ofB.includes(platform));
}

/** Platform names as people read them, without 'other'. */
export function platformNames(platforms: readonly PlatformId[]): string[] {
  return platforms.filter((platform) => platform !== 'other').map((platform) => names[platform]);
}
