import { answerSupport, assignSupport, closeSupport, getAdminSupport, listAdminSupport } from '@rezenso/contract/admin';
import { adminPageSize } from '@rezenso/contract/limits';
import type { SupportStatus } from '@rezenso/contract/support';
import { call, useEndpoint } from '@rezenso/platform';
import { failedFetch } from '../admin/failed-fetch.ts';
import { answerTexts, supportTexts } from './texts.de.ts';

/** One page of requests. Without a state all of them. */
export function useQueue(status: SupportStatus | undefined, page: number) {
  const query = { ...(status && { status }), page, limit: adminPageSize };
  const reading = useEndpoint(listAdminSupport, { query }, { keepPrevious: true, freshForSeconds: 0 });
  return { ...reading, error: failedFetch(supportTexts.failedMessage, reading.error) };
}

/** A request with its messages. */
export function useSupportRequest(id: string) {
  const reading = useEndpoint(getAdminSupport, { params: { id } }, { freshForSeconds: 0 });
  return { ...reading, error: failedFetch(answerTexts.failedMessage, reading.error) };
}

/** @param seen how many messages were read before answering */
export async function answer(requestId: string, body: { id: string; text: string; seen: number }): Promise<void> {
  await call(answerSupport, { params: { id: requestId }, body });
}

/** Takes a request, or gives it back. @param seenAssignee who took care of it, as it was shown */
export async function assign(id: string, isMine: boolean, seenAssignee: string | null): Promise<void> {
  await call(assignSupport, { params: { id }, body: { isMine, seenAssignee } });
}

export async function close(id: string, seen: number): Promise<void> {
  await call(closeSupport, { params: { id }, body: { seen } });
}

/** Opens a closed request again. */
export async function reopen(id: string, seen: number): Promise<void> {
  await call(closeSupport, { params: { id }, body: { seen, isClosed: false } });
}
