import { allowedPlatforms } from '../coordination/platform-rules.ts';
import type { MatchMember, MemberActivity } from './member.ts';

/**
 * How far businesses of an industry look for partners, in kilometres: at this distance nearness is worth 1/e. Those whose
 * customers walk in look nearby, those who work over the net look further.
 */
const reachOf: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'it & software': 60,
    'e-commerce': 60,
    marketing: 60,
    beratung: 48,
    finanzen: 48,
    bildung: 42,
    immobilien: 42,
    'reise & tourismus': 42,
  }),
);
const localReachKm = 30;
export const unknownDistance = 0.3;

/** @see reachOf */
export function reachKm(industry: string): number {
  return reachOf.get(industry) ?? localReachKm;
}

/**
 * Of nearness so much falls slowly, so that of two that are too far for everyday visits the one 80 km away counts before the one at 700: `km`
 * is where that part is worth 1/e.
 */
export const farNearness = { share: 0.125, km: 250 } as const;

/**
 * Worth of a partner's nearness for a business of this industry: 1 next door, falling exponentially with its reach and, for a small part, with
 * what is one day's journey; 0.3 when unknown.
 */
export function nearness(industry: string, kilometres: number | undefined): number {
  if (kilometres === undefined) return unknownDistance;
  const { share, km } = farNearness;
  return (1 - share) * Math.exp(-kilometres / reachKm(industry)) + share * Math.exp(-kilometres / km);
}

/** By number of common platforms; without one the reviews go to different platforms, without any there is no exchange. */
export const platformWorth: readonly number[] = [0.3, 0.8, 0.95, 1];

/** How well two can review each other, 0-1: by how many platforms that allow exchanges both are on. */
export function platformFit(a: MatchMember, b: MatchMember): number {
  const ofA = allowedPlatforms(a.platforms);
  const ofB = allowedPlatforms(b.platforms);
  if (ofA.length === 0 || ofB.length === 0) return 0;
  const common = ofA.filter((platform) => ofB.includes(platform)).length;
  return platformWorth[Math.min(common, platformWorth.length - 1)] ?? 0;
}

/** How well b's languages serve a. */
export function languageFit(a: MatchMember, b: MatchMember): number {
  return languageWorth(a.languages.filter((language) => b.languages.includes(language)).length, a.languages.length);
}

/** 0 without a common language, 0.6 to 1 by the share of one's own languages that the other speaks. */
export function languageWorth(common: number, own: number): number {
  return common === 0 ? 0 : 0.6 + 0.4 * (common / own);
}

/** What is assumed of a newcomer: a little less than the proven. */
const unproven = 0.6;
/** Activity halves in this many days. */
const activityHalfLifeDays = 45;

/** How surely a partner answers and delivers, 0-1: trust 35 %, punctuality 25 %, answers 20 %, recent activity 20 %. */
export function reliability({ trustScore, onTimeRate, responseRate, daysSinceActive }: MemberActivity): number {
  const trust = trustScore === null ? unproven : trustScore / 100;
  const recent = daysSinceActive === null ? unproven : 0.5 ** (Math.max(0, daysSinceActive - 3) / activityHalfLifeDays);
  return 0.35 * trust + 0.25 * (onTimeRate ?? unproven) + 0.2 * (responseRate ?? unproven) + 0.2 * recent;
}
