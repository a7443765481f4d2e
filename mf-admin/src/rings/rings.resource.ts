import { decideRingCase, getAdminRingCase, listAdminRingCases, type RingOutcome } from '@rezenso/contract/admin';
import { adminPageSize } from '@rezenso/contract/limits';
import type { RingCaseState } from '@rezenso/contract/rings';
import { call, useEndpoint } from '@rezenso/platform';
import { failedFetch } from '../admin/failed-fetch.ts';
import { ringsTexts, ringTexts } from './texts.de.ts';

/** One page of cases; without a state all of them. */
export function useRingCases({ state, page }: { state: RingCaseState | undefined; page: number }) {
  const query = { ...(state && { state }), page, limit: adminPageSize };
  const reading = useEndpoint(listAdminRingCases, { query }, { keepPrevious: true, freshForSeconds: 0 });
  return { ...reading, error: failedFetch(ringsTexts.failedMessage, reading.error) };
}

/** A case with everything that a decision rests on. */
export function useRingCase(id: string) {
  const reading = useEndpoint(getAdminRingCase, { params: { id } }, { freshForSeconds: 0 });
  return { ...reading, error: failedFetch(ringTexts.failedMessage, reading.error) };
}

export async function decide(id: string, outcome: RingOutcome, text: string): Promise<void> {
  await call(decideRingCase, { params: { id }, body: { outcome, text } });
}
