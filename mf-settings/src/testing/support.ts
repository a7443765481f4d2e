import { searchHelp } from '@rezenso/contract/help';
import {
  getSupportRequest,
  listSupportRequests,
  type SupportLimit,
  type SupportMessage,
  type SupportRequest,
} from '@rezenso/contract/support';
import { answer } from '@rezenso/platform/testing';

const requestId = '00000000-0000-4000-8000-0000000000f1';

/** An open request about an export; override what a test is about. */
export function aRequest(over: Partial<SupportRequest> = {}): SupportRequest {
  return {
    id: requestId,
    topic: 'technical',
    subject: 'Der Export bleibt stehen',
    status: 'open',
    messages: 1,
    createdAt: '2031-03-03T09:00:00.000Z',
    updatedAt: '2031-03-03T09:00:00.000Z',
    ...over,
  };
}

export function aMessage(position: number, text: string, isFromSupport = false): SupportMessage {
  const id = `00000000-0000-4000-8000-00000000010${position}`;
  return { id, position, text, isFromSupport, sentAt: '2031-03-03T09:00:00.000Z' };
}

/** What the member asked, and whether the plan puts it first. */
export const requestsAre = (
  requests: SupportRequest[],
  hasPriority = false,
  reachedLimit: SupportLimit | null = null,
) => answer(listSupportRequests, { requests, hasPriority, reachedLimit, next: null });

export const threadIs = (request: SupportRequest, ...messages: SupportMessage[]) =>
  answer(getSupportRequest, { request: { ...request, messages: messages.length }, messages });

export const noArticles = answer(searchHelp, { articles: [] });
