import type { AnswerOf, BodyOf } from '@rezenso/contract/endpoint';
import { searchHelp } from '@rezenso/contract/help';
import {
  closeSupportRequest,
  getSupportRequest,
  listSupportRequests,
  openSupportRequest,
  readSupportRequest,
  reopenSupportRequest,
  replyToSupport,
  type SupportLimit,
  type SupportRequest,
} from '@rezenso/contract/support';
import { call, prefetch as readAhead, useAllPages, useEndpoint } from '@rezenso/platform';

const requestsOf = (page: AnswerOf<typeof listSupportRequests>) => page.requests;

/** The member's requests, the latest change first. */
export function useRequests() {
  return useAllPages(listSupportRequests, requestsOf);
}

/** Whether the plan puts the member's requests first; undefined until that is known. */
export function useHasPriority(): boolean | undefined {
  return useStanding().data?.hasPriority;
}

/** Why no further request can be opened now, null when one can; undefined until that is known. What cannot be had bounds nobody: the server refuses. */
export function useReachedLimit(): SupportLimit | null | undefined {
  const { data, error } = useStanding();
  if (data) return data.reachedLimit ?? null;
  return error ? null : undefined;
}

function useStanding() {
  return useEndpoint(listSupportRequests, { query: { limit: 1 } });
}

export function prefetchRequests() {
  return readAhead(listSupportRequests, { query: { limit: 1 } });
}

/** One request with its messages. */
export function useRequest(id: string) {
  return useEndpoint(getSupportRequest, { params: { id } });
}

/** Articles that may answer already, once there is something to go by. */
export function useProposedArticles(text: string) {
  const isEnough = text.trim().length >= 3;
  return useEndpoint(searchHelp, isEnough ? { query: { text: text.trim() } } : null, { keepPrevious: isEnough }).data;
}

/** Writes to the operators. */
export async function open(request: BodyOf<typeof openSupportRequest>): Promise<SupportRequest> {
  return call(openSupportRequest, { body: request });
}

export async function reply(requestId: string, message: { id: string; text: string }): Promise<void> {
  await call(replyToSupport, { params: { id: requestId }, body: message });
}

/** What the bell tells of the answers up to a position was read in the request. */
export async function markRead(requestId: string, upTo: number): Promise<void> {
  await call(readSupportRequest, { params: { id: requestId }, body: { upTo } });
}

export async function close(id: string): Promise<void> {
  await call(closeSupportRequest, { params: { id } });
}

export async function reopen(id: string): Promise<void> {
  await call(reopenSupportRequest, { params: { id } });
}
