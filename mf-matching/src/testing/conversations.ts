import type { Conversation, Message } from '@rezenso/contract/messages';
import { cafeAnna } from './matches.ts';

export const matchId = '00000000-0000-4000-8000-0000000000a1';

/** A message of Café Anna; override what a test is about. */
export function aMessage(position: number, over: Partial<Message> = {}): Message {
  return {
    id: `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`,
    position,
    isMine: false,
    text: `Nachricht ${position}`,
    sentAt: new Date(Date.UTC(2031, 2, 3, 9, position)).toISOString(),
    ...over,
  };
}

/** With Café Anna; nobody has written yet. */
export function aConversation({
  partner,
  ...over
}: Partial<Omit<Conversation, 'partner'>> & { partner?: Partial<Conversation['partner']> } = {}): Conversation {
  const { id, companyName, industry, location } = cafeAnna;
  return {
    matchId,
    matchStatus: 'accepted',
    partner: { id, companyName, industry, location, standing: 'active', ...partner },
    lastMessage: null,
    unread: 0,
    readByMe: 0,
    readByPartner: 0,
    isBlockedByMe: false,
    isBlockedByPartner: false,
    lastActivityAt: '2031-03-03T09:00:00.000Z',
    ...over,
  };
}
