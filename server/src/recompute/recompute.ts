import { trustScore } from '@rezenso/engines/trust';
import { balances, candidateIndex } from '../areas/accounts/index.ts';
import { achievements, reachedAchievements, renewedUntil, trust } from '../areas/rewards/index.ts';
import type { Core } from '../core.ts';
import type { Tx } from '../database/database.ts';
import { storedFigures } from './stored-figures.repository.ts';

/** A stored figure that is not what follows from the ledger and the confirmed reviews. */
export interface Difference {
  /** Account id. */
  member: string;
  figure: 'XP' | 'trust score' | 'achievement';
  stored: string;
  computed: string;
}

export interface RecomputeOptions {
  /** Stores what was computed, quietly: nobody is told of a level or an achievement that way. */
  isFix: boolean;
}

const batchSize = 200;
/** Old deeds fade by the day, and scores are renewed at night: a point is no difference. */
const fadingPoints = 1;

/**
 * Computes XP, trust score and achievements of every account anew and compares them with what is stored. Level, place
 * on the leaderboard and progress follow from these when they are asked for, and are stored nowhere.
 * What ended at midnight may be missed already or with the coming night: both are right until then.
 * Achievements stay when a figure falls again, but for decisions, so only missing ones differ.
 */
export async function recompute(
  { database, now }: Pick<Core, 'database' | 'now'>,
  { isFix }: RecomputeOptions,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (let after: string | undefined; ; ) {
    const batch = await database.transaction((tx) => recomputeBatch(tx, after, isFix, now()));
    differences.push(...batch.differences);
    after = batch.last;
    if (after === undefined) return differences;
  }
}

async function recomputeBatch(tx: Tx, after: string | undefined, isFix: boolean, now: Date) {
  const members = await storedFigures(tx).lockNext(after, batchSize);
  const ids = members.map(({ id }) => id);
  if (ids.length === 0) return { differences: [], last: undefined };
  const conduct = await trust(tx).events(ids, now);
  const lastNight = await trust(tx).events(ids, renewedUntil(now));
  const differences: Difference[] = [];
  for (const { id, xpTotal, ledger, score } of members) {
    const computedScore = trustScore(conduct.get(id) ?? [], now);
    if (xpTotal !== ledger) {
      differences.push({ member: id, figure: 'XP', stored: `${xpTotal}`, computed: `${ledger}` });
      if (isFix) await balances(tx).setXp(id, ledger);
    }
    if (!isSameScore(score, computedScore) && !isSameScore(score, trustScore(lastNight.get(id) ?? [], now))) {
      differences.push({ member: id, figure: 'trust score', stored: shown(score), computed: shown(computedScore) });
      if (isFix) await balances(tx).setTrust(id, computedScore);
    }
    differences.push(...(await compareAchievements(tx, id, isFix, now)));
  }
  if (isFix) await candidateIndex(tx).refresh(ids, now);
  return { differences, last: ids.length < batchSize ? undefined : ids.at(-1) };
}

async function compareAchievements(tx: Tx, member: string, isFix: boolean, now: Date): Promise<Difference[]> {
  const unlocked = await achievements(tx).listUnlocked(member);
  const missing = (await reachedAchievements(tx, member, now)).filter((type) => !unlocked.has(type));
  if (isFix) await achievements(tx).unlock(member, missing, now);
  return missing.map((type) => ({ member, figure: 'achievement', stored: 'locked', computed: type }));
}

function isSameScore(stored: number | null, computed: number | null): boolean {
  if (stored === null || computed === null) return stored === computed;
  return Math.abs(stored - computed) <= fadingPoints;
}

function shown(score: number | null): string {
  return score === null ? 'none' : `${score}`;
}
