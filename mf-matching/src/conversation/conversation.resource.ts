import type { AnswerOf } from '@rezenso/contract/endpoint';
import {
  blockPartner,
  type Conversation,
  countUnreadMessages,
  listConversations,
  listMessages,
  type Message,
  readMessages,
  sendMessage,
  unblockPartner,
} from '@rezenso/contract/messages';
import { call, refresh, useAllPages, useEndpoint } from '@rezenso/platform';
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
export async function send(matchId: string, message: { id: string; text: string }): Promise<Message> {
  const sent = await call(sendMessage, { params: { id: matchId }, body: message });
  await refreshTalk(matchId);
  return sent;
}

/** Marks what was written up to a position as read. */
export async function markRead(matchId: string, upTo: number): Promise<void> {
  await call(readMessages, { params: { id: matchId }, body: { upTo } });
  await refreshTalk(matchId);
}

/** Blocks the partner in a conversation, or takes that back. */
export async function setBlocked(matchId: string, isBlocked: boolean): Promise<Conversation> {
  const changed = await call(isBlocked ? blockPartner : unblockPartner, { params: { id: matchId } });
  await refreshTalk(matchId);
  return changed;
}

async function refreshTalk(matchId: string): Promise<void> {
  await Promise.all([
    refresh(listMessages, { params: { id: matchId }, query: { limit: pageLimit } }),
    refresh(listConversations),
    refresh(countUnreadMessages),
  ]);
}
