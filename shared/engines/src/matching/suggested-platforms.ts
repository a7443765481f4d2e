import { platformNames as names, type PlatformId } from '@rezenso/contract/vocabulary';
import { allowedPlatforms } from '../coordination/platform-rules.ts';
import type { MatchMember } from './member.ts';

/**
 * Platforms of `b` on which `a` can write for it, best first: those both use, then those only `b` uses. They are shown beside the
 * name of `b`, so never one that only `a` has. Never kununu or jameda. Empty unless both have a profile on an allowed one.
 */
export function suggestedPlatforms(a: Pick<MatchMember, 'platforms'>, b: Pick<MatchMember, 'platforms'>): PlatformId[] {
  const ofA = allowedPlatforms(a.platforms);
  const ofB = allowedPlatforms(b.platforms);
  if (ofA.length === 0 || ofB.length === 0) return [];
  return [...new Set([...commonPlatforms(a, b), ...ofB])];
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
