import type { AnswerOf } from '@rezenso/contract/endpoint';
import { listConversations, listMessages, readMessages, sendMessage } from '@rezenso/contract/messages';
import { call, useAllPages, useEndpoint } from '@rezenso/platform';
import type { MessagePage } from './known-messages.ts';

/** Messages that are read at once. */
const pageLimit = 40;

const conversationsOf = ({ conversations }: AnswerOf<typeof listConversations>) => conversations;

/** All conversations, the latest first. */
export function useConversations() {
  return useAllPages(listConversations, conversationsOf);
}

/** A conversation with its newest messages. */
export function useNewestMessages(matchId: string) {
  return useEndpoint(listMessages, { params: { id: matchId }, query: { limit: pageLimit } });
}

/** The messages before those of a page. */
export function readOlder(matchId: string, cursor: string): Promise<MessagePage> {
  return call(listMessages, { params: { id: matchId }, query: { limit: pageLimit, cursor } });
}

/** Sends a message; sending it again under the same id never writes it twice. */
export function send(matchId: string, message: { id: string; text: string }): Promise<AnswerOf<typeof sendMessage>> {
  return call(sendMessage, { params: { id: matchId }, body: message });
}

/** Marks what was written up to a position as read. */
export async function markRead(matchId: string, upTo: number): Promise<void> {
  await call(readMessages, { params: { id: matchId }, body: { upTo } });
}
