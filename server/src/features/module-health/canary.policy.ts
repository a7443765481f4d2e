/** How a release does in members' browsers. */
export interface ReleaseFigures {
  /** Members who met the release. */
  members: number;
  /** Those of them for whom an area of it failed. */
  affected: number;
  /** Areas loaded. */
  loads: number;
  /** Mean time until an area was there, in ms. */
  loadMs: number;
}

/**
 * What a canary may be worse than stable. Faults are counted by member, so that one broken browser decides nothing;
 * a canary with fewer than three affected members goes on.
 */
const budget = {
  affectedMembers: 3,
  /** Share of affected members above stable's, 0 to 1. */
  affectedShare: 0.05,
  loads: 50,
  /** Times stable's mean load time, and at least this many ms more. */
  loadFactor: 2,
  loadMs: 1000,
} as const;

/** Why a canary must go back, in one English sentence for the team; undefined while it may stay. */
export function reasonToReturn(canary: ReleaseFigures, stable: ReleaseFigures): string | undefined {
  const worse = shareOf(canary) - shareOf(stable);
  if (canary.affected >= budget.affectedMembers && worse > budget.affectedShare)
    return `It failed for ${canary.affected} of ${canary.members} members; stable fails for ${stable.affected} of ${stable.members}.`;
  const isMeasured = canary.loads >= budget.loads && stable.loads >= budget.loads;
  const isSlow = canary.loadMs > Math.max(stable.loadMs * budget.loadFactor, stable.loadMs + budget.loadMs);
  if (isMeasured && isSlow) return `It takes ${canary.loadMs} ms to load; stable takes ${stable.loadMs} ms.`;
  return undefined;
}

function shareOf({ affected, members }: ReleaseFigures): number {
  return members === 0 ? 0 : affected / members;
}
