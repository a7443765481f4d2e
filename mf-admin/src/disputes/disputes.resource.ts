import { decideDispute, getAdminDispute, listAdminDisputes } from '@rezenso/contract/admin';
import type { DisputeOutcome, DisputeState } from '@rezenso/contract/dispute';
import { adminPageSize } from '@rezenso/contract/limits';
import { call, useEndpoint } from '@rezenso/platform';
import { failedFetch } from '../admin/failed-fetch.ts';
import { disputesTexts, disputeTexts } from './texts.de.ts';

/** One page of disputes; without a state all of them. */
export function useDisputes({ state, page }: { state: DisputeState | undefined; page: number }) {
  const query = { ...(state && { state }), page, limit: adminPageSize };
  const reading = useEndpoint(listAdminDisputes, { query }, { keepPrevious: true, freshForSeconds: 0 });
  return { ...reading, error: failedFetch(disputesTexts.failedMessage, reading.error) };
}

/** A dispute with everything that a decision rests on. */
export function useDispute(id: string) {
  const reading = useEndpoint(getAdminDispute, { params: { id } }, { freshForSeconds: 0 });
  return { ...reading, error: failedFetch(disputeTexts.failedMessage, reading.error) };
}

export async function decide(id: string, outcome: DisputeOutcome, text: string): Promise<void> {
  await call(decideDispute, { params: { id }, body: { outcome, text } });
}
