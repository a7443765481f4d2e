import { listConversations, listMessages, readMessages } from '@rezenso/contract/messages';
import { answer, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import ConversationPage from '../conversation/conversation.page.tsx';
import { aConversation, type aMessage, matchId } from './conversations.ts';
import { noMessages } from './no-messages.ts';

/** The conversation with Café Anna. */
export const at = `/matches/${matchId}/nachrichten`;
/** What both would write about. */
const offers = { mine: ['google' as const], partners: ['yelp' as const] };
/** Where one writes. */
export const field = () => screen.findByRole('textbox', { name: 'Nachricht an Café Anna' });

/** What the server answers of the messages. */
export function page(
  messages: ReturnType<typeof aMessage>[],
  next: string | null = null,
  conversation = aConversation(),
) {
  return { conversation, offers, messages, next };
}

/** Opens the conversation. */
export function open(
  opened: { conversation?: ReturnType<typeof aConversation>; messages?: ReturnType<typeof aMessage>[]; next?: string },
  ...more: Stub[]
) {
  const { conversation = aConversation(), messages = [], next = null } = opened;
  return show(
    at,
    '/matches/:matchId/nachrichten',
    answer(listConversations, { conversations: [conversation], next: null }),
    answer(listMessages, page(messages, next, conversation)),
    answer(readMessages, { unread: 0 }),
    ...more,
  );
}

/** Opens an address of the page. */
export function show(route: string, path: string, ...answers: Stub[]) {
  return renderWithPlatform(<ConversationPage />, { route, path, answers: [noMessages, ...answers] });
}

/** What was sent by a method. */
export function bodiesOf(calls: { method: string; body: unknown }[], method: string): unknown[] {
  return calls.filter((call) => call.method === method).map(({ body }) => body);
}
