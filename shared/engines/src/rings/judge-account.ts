import { accountEvidence } from './account-evidence.ts';
import { allPoints } from './beyond-released.ts';
import type { Neighbourhood } from './neighbourhood.ts';
import { familyPoints, type RingEvidence } from './ring-evidence.ts';
import { type RingPair, ringPairs } from './ring-pairs.ts';
import { viewOf } from './view.ts';

/**
 * What follows from a score: nothing, less volume, or that reviews count only once a person has looked. There is no level that
 * bans anybody.
 */
export type RingLevel = 'none' | 'watch' | 'hold';

export interface RingVerdict {
  /** 0-100. */
  score: number;
  level: RingLevel;
  /** Strongest first. */
  evidence: RingEvidence[];
  /** Accounts around this one that have something in common with it, strongest first. */
  pairs: RingPair[];
}

const watchFrom = 45;
const holdFrom = 56;
/** Below this a kind of evidence is a coincidence. */
const counts = 12;
/** Fewer reviews, written or received, hold nobody. */
const enough = 6;
/** From here on two kinds are enough for a hold. */
const isStrong = 20;

/**
 * Judges one account by what is known around it: points of each kind, within its limit, added up. A level needs kinds that do not follow
 * from one another: two for less volume; for a hold three, or two strong ones.
 */
export function judgeAccount(id: string, around: Neighbourhood): RingVerdict {
  const view = viewOf(id, around);
  const evidence = accountEvidence(view, around);
  const points = Object.values(familyPoints(evidence));
  const score = Math.min(100, allPoints(evidence));
  const from = (least: number) => points.filter((more) => more >= least).length;
  const isHeld = view.mine.length >= enough && score >= holdFrom && (from(counts) >= 3 || from(isStrong) >= 2);
  const level = isHeld ? 'hold' : score >= watchFrom && from(counts) >= 2 ? 'watch' : 'none';
  return { score, level, evidence, pairs: ringPairs(view, around) };
}
