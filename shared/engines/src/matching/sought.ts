import type { LanguageId, PlatformId } from '@rezenso/contract/vocabulary';
import { kilometresBetween } from './competition.ts';
import type { MatchMember } from './member.ts';

/** What somebody looks for in partners. An empty list, and no radius, leave nobody out. */
export interface Sought {
  readonly industries: readonly string[];
  /** One of them is enough. */
  readonly platforms: readonly PlatformId[];
  /** One of them is enough. */
  readonly languages: readonly LanguageId[];
  /** Kilometres around the viewer; who has no known place is further away than any. */
  readonly radiusKm: number | null;
}

/** Whether a partner is what the viewer looks for. */
export function isSought(viewer: MatchMember, partner: MatchMember, sought: Sought): boolean {
  return soughtPartsMet(viewer, partner, sought) === 4;
}

/** How many of the four parts a partner meets, 0-4; a part that leaves nobody out is met. */
export function soughtPartsMet(viewer: MatchMember, partner: MatchMember, sought: Sought): number {
  const { industries, platforms, languages, radiusKm } = sought;
  return [
    industries.length === 0 || industries.includes(partner.industry),
    platforms.length === 0 || platforms.some((one) => partner.platforms.includes(one)),
    languages.length === 0 || languages.some((one) => partner.languages.includes(one)),
    radiusKm === null || (kilometresBetween(viewer, partner) ?? Infinity) <= radiusKm,
  ].filter(Boolean).length;
}

/** Whether anything is looked for at all. */
export function isSeeking({ industries, platforms, languages, radiusKm }: Sought): boolean {
  return industries.length + platforms.length + languages.length > 0 || radiusKm !== null;
}
