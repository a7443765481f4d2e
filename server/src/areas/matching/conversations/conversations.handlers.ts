import type { Core } from '../../../core.ts';
import { createTell, notifications } from '../../notifications/index.ts';
import { conversations } from './conversations.repository.ts';
import { mailLater } from './unread-mails.job.ts';

/** What follows from a message: the bell tells of a conversation once, until that was read; a mail when nobody reads it. */
export function conversationHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const tell = createTell(core);

  core.events.on('message.sent', 'tell-recipient', async (tx, { matchId, messageId, recipientId, occurredAt }) => {
    // Of two messages at once the second sees what the first one told.
    await conversations(tx).lock(matchId);
    if (await conversations(tx).isBlocked(matchId)) return;
    if (await notifications(tx).hasUnread(recipientId, 'message.received', matchId)) return;
    await tell(tx, { kind: 'message.received', matchId, messageId }, occurredAt);
  });
  core.events.on('message.sent', 'mail-later', async (tx, { matchId, recipientId: memberId, occurredAt }) => {
    await mailLater(tx, core.jobs, { matchId, memberId }, occurredAt);
  });
}
