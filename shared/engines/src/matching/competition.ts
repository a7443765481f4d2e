import { distanceKm } from '../geo/distance.ts';
import { mayCompete } from '../trades/index.ts';
import type { MatchMember } from './member.ts';

/**
 * Up to which distance two businesses of one industry compete for the same customers, in kilometres. Those who sell
 * over the net compete everywhere; 'Dienstleistungen' and 'Sonstiges' are too mixed to compete by industry alone.
 */
const competitionKm: ReadonlyMap<string, number> = new Map(
  Object.entries({
    gastronomie: 40,
    'fitness & gesundheit': 40,
    einzelhandel: 40,
    handwerk: 60,
    automotive: 60,
    immobilien: 60,
    bildung: 60,
    'reise & tourismus': 60,
    finanzen: 80,
    beratung: 100,
    'it & software': 100,
    marketing: 100,
    'e-commerce': Number.POSITIVE_INFINITY,
    dienstleistungen: 15,
    sonstiges: 0,
  }),
);
const otherwiseKm = 40;

/** The competition radius of an industry in kilometres. */
export function competitionRadiusKm(industry: string): number {
  return competitionKm.get(industry) ?? otherwiseKm;
}

/**
 * Same industry, near, and of kinds that may have the same customers (a physiotherapist and a yoga studio do not): such a pair is never
 * proposed. Where a place is unknown, same industry counts as near.
 */
export function areCompetitors(a: MatchMember, b: MatchMember): boolean {
  if (a.industry !== b.industry || !mayCompete(a.trade, b.trade)) return false;
  const km = kilometresBetween(a, b);
  return km === undefined ? competitionRadiusKm(a.industry) > 0 : km < competitionRadiusKm(a.industry);
}

/** Kilometres between two members, undefined unless both places are known. */
export function kilometresBetween(a: MatchMember, b: MatchMember): number | undefined {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return undefined;
  return distanceKm({ latitude: a.latitude, longitude: a.longitude }, { latitude: b.latitude, longitude: b.longitude });
}
