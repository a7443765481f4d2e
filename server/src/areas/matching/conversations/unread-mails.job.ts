import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { job } from '../../../jobs/job.ts';
import { createTell } from '../../notifications/index.ts';
import { conversationViews } from './conversation-views.repository.ts';
import { conversations } from './conversations.repository.ts';

interface Reader {
  matchId: string;
  memberId: string;
}

const mailJob = job<Reader>('conversations.mail-unread');

/** Whoever is on the page reads it before there is a mail. */
const waitMinutes = 5;
/** At most one mail about a conversation within this time. */
const pauseMinutes = 60;
const minuteMillis = 60_000;

/** Takes back a mail about unread messages that has not gone out, for instance because its summary is still to come. */
export async function takeBackUnreadMail(tx: Tx, mailer: Core['mailer'], { matchId, memberId }: Reader): Promise<void> {
  const messageId = await conversationViews(tx).findMailed(memberId, matchId);
  if (messageId) await mailer.takeBack(tx, [`messages-unread.${matchId}.${memberId}.${messageId}`]);
}

/** Whoever has not read what was sent by then gets a mail about it. */
export function mailLater(tx: Tx, jobs: Core['jobs'], reader: Reader, sentAt: Date): Promise<unknown> {
  return jobs.enqueue(tx, mailJob, reader, { startAfter: after(sentAt, waitMinutes) });
}

/** Mails about messages that nobody read within a while. What is read meanwhile is taken back, and nothing goes across a block. */
export function mailUnread({ jobs, mailer, env, now }: Pick<Core, 'jobs' | 'mailer' | 'env' | 'now'>) {
  const tell = createTell({ mailer, env, jobs });

  jobs.workInTransaction(mailJob, async (tx, reader) => {
    await conversations(tx).lock(reader.matchId);
    if (await conversations(tx).isBlocked(reader.matchId)) return;
    const unmailed = await conversationViews(tx).findUnmailed(reader.memberId, reader.matchId);
    if (!unmailed) return;
    const pausesUntil = unmailed.mailedAt && after(unmailed.mailedAt, pauseMinutes);
    if (pausesUntil && pausesUntil > now()) return jobs.enqueue(tx, mailJob, reader, { startAfter: pausesUntil });
    await mail(tx, reader, unmailed);
  });

  async function mail(
    tx: Tx,
    { matchId, memberId }: Reader,
    unmailed: { messageId: string; position: number; count: number },
  ) {
    const { messageId, position, count } = unmailed;
    // One that still waits for a summary gives way to the newer one.
    await takeBackUnreadMail(tx, mailer, { matchId, memberId });
    await tell(tx, { kind: 'messages.unread', matchId, messageId, count }, now());
    await conversations(tx).markMailed(matchId, memberId, position, now());
  }
}

function after(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * minuteMillis);
}
