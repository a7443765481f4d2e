import { familyPoints, type RingEvidence } from './ring-evidence.ts';
import type { RingPair } from './ring-pairs.ts';

/** What people looked at and found harmless. */
export interface Released {
  /** All kinds of evidence added up, without the limit of a score: 0-215. */
  points: number;
  /** Accounts that had enough in common with it to be told apart from chance. */
  accounts: readonly string[];
  at: Date;
}

/** More points than this are something new. */
const more = 15;
/** Two others and the account are three, as for links: one is a couple's second business, or a colleague who joined. */
const newAccounts = 2;
/** Two accounts that share a network and a place have less in common. */
const isClose = 30;
/** What was harmless then is looked at anew after a while. */
const agesDays = 90;

/** Points of all kinds, each within its own limit; a score stops at 100, where more can be found. */
export function allPoints(evidence: readonly RingEvidence[]): number {
  return Object.values(familyPoints(evidence)).reduce((sum, points) => sum + points, 0);
}

/** Accounts that share something which hardly is a coincidence. */
export function closeAccounts(pairs: readonly RingPair[]): string[] {
  return pairs.flatMap(({ otherId, score }) => (score >= isClose ? [otherId] : []));
}

/** Whether more is found than people found harmless, with others, or so long ago that they look again. */
export function isBeyond(
  { evidence, pairs }: { evidence: readonly RingEvidence[]; pairs: readonly RingPair[] },
  released: Released,
  now: Date,
): boolean {
  if (now.getTime() - released.at.getTime() >= agesDays * 86_400_000) return true;
  if (allPoints(evidence) >= released.points + more) return true;
  const known = new Set(released.accounts);
  return closeAccounts(pairs).filter((id) => !known.has(id)).length >= newAccounts;
}
