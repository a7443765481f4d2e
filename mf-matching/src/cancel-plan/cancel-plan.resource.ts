import type { Match } from '@rezenso/contract/matches';
import { cancelPlan } from '@rezenso/contract/plan-changes';
import { call } from '@rezenso/platform';

/** Calls the plan of a match off, as long as nobody handed anything in. */
export async function cancel(match: Match, reason: string) {
  await call(cancelPlan, { params: { id: match.id }, body: { reason: reason.trim() || null } });
}
