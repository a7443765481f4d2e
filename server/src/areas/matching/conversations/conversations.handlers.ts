import type { Core } from '../../../core.ts';
import { createTell, notifications } from '../../notifications/index.ts';
import { conversations } from './conversations.repository.ts';

/** What follows from a message: the bell tells of a conversation once, until that was read. */
export function conversationHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const tell = createTell(core);

  core.events.on('message.sent', 'tell-recipient', async (tx, { matchId, messageId, recipientId, occurredAt }) => {
    // Of two messages at once the second sees what the first one told.
    await conversations(tx).lock(matchId);
    if (await notifications(tx).hasUnread(recipientId, 'message.received', matchId)) return;
    await tell(tx, { kind: 'message.received', matchId, messageId }, occurredAt);
  });
}
