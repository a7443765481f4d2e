import type { ReleaseFigures } from '../../../database/schema-releases.ts';

/**
 * What a canary may be worse than stable. Faults are counted by member and network, so that one broken browser, or one
 * person with several accounts, decides nothing. Who counts at all stands in witness.policy.ts.
 */
const budget = {
  affectedMembers: 3,
  networks: 3,
  /** Share of affected members above stable's, 0 to 1. */
  affectedShare: 0.05,
  loads: 50,
  /** Members behind those loads. */
  measured: 5,
  /** Times stable's load time, and at least this many ms more. */
  loadFactor: 2,
  loadMs: 1000,
} as const;

/** What a canary must go back for: it fails for more members than stable, or takes too long. Undefined while it may stay. */
export function causeToReturn(canary: ReleaseFigures, stable: ReleaseFigures): 'failing' | 'slow' | undefined {
  const worse = shareOf(canary) - shareOf(stable);
  const isSeenWidely = canary.affected >= budget.affectedMembers && canary.networks >= budget.networks;
  if (isSeenWidely && worse > budget.affectedShare) return 'failing';
  const isMeasured = [canary, stable].every(
    ({ loads, measured, measuredNetworks }) =>
      loads >= budget.loads && measured >= budget.measured && measuredNetworks >= budget.networks,
  );
  const isSlow = canary.loadMs > Math.max(stable.loadMs * budget.loadFactor, stable.loadMs + budget.loadMs);
  return isMeasured && isSlow ? 'slow' : undefined;
}

/** The same in one English sentence, for the team that released it. */
export function reasonToReturn(canary: ReleaseFigures, stable: ReleaseFigures): string | undefined {
  const cause = causeToReturn(canary, stable);
  if (cause === 'failing')
    return `It failed for ${canary.affected} of ${canary.members} members; stable fails for ${stable.affected} of ${stable.members}.`;
  if (cause === 'slow') return `It takes ${canary.loadMs} ms to load; stable takes ${stable.loadMs} ms.`;
  return undefined;
}

function shareOf({ affected, members }: ReleaseFigures): number {
  return members === 0 ? 0 : affected / members;
}
