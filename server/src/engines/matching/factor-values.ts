import { allowedPlatforms } from '../coordination/platform-rules.ts';
import type { MatchMember, MemberActivity } from './member.ts';

/**
 * The distance at which nearness has lost half its worth for a business of this industry, in kilometres: those whose
 * customers walk in look nearby, those who work over the net look further.
 */
const halfWorthKm: Readonly<Record<string, number>> = {
  'it & software': 50,
  'e-commerce': 50,
  marketing: 50,
  beratung: 40,
  finanzen: 40,
  bildung: 35,
  immobilien: 35,
  'reise & tourismus': 35,
};
const localHalfWorthKm = 25;
export const unknownDistance = 0.35;

/** @see halfWorthKm */
export function reachKm(industry: string): number {
  return halfWorthKm[industry] ?? localHalfWorthKm;
}

/** Worth of a partner's nearness for a business of this industry: 1 next door, a half at its reach, 0.35 when unknown. */
export function nearness(industry: string, kilometres: number | undefined): number {
  return kilometres === undefined ? unknownDistance : 1 / (1 + kilometres / reachKm(industry));
}

/** By number of common platforms; without one the reviews go to different platforms, without any there is no exchange. */
export const platformWorth = [0.3, 0.8, 0.95, 1] as const;

export function platformFit(a: MatchMember, b: MatchMember): number {
  const ofA = allowedPlatforms(a.platforms);
  const ofB = allowedPlatforms(b.platforms);
  if (ofA.length === 0 || ofB.length === 0) return 0;
  const common = ofA.filter((platform) => ofB.includes(platform)).length;
  return platformWorth[Math.min(common, platformWorth.length - 1)] ?? 0;
}

/** Share of a's languages that b also speaks: 0 without a common one, 0.6 to 1 otherwise. */
export function languageFit(a: MatchMember, b: MatchMember): number {
  const common = a.languages.filter((language) => b.languages.includes(language)).length;
  return common === 0 ? 0 : 0.6 + 0.4 * (common / a.languages.length);
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
