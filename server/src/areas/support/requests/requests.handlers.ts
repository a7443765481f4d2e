import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/database.ts';
import { createTell } from '../../notifications/index.ts';
import { replyAddresses } from '../reply-addresses/reply-address.ts';
import { answerableEmail, newRequestEmail } from './new-request-email.ts';
import { supportMessages } from './support-messages.repository.ts';
import { supportRequests } from './support-requests.repository.ts';

/** What follows from what is written: the operators learn of it, the member of an answer. */
export function requestHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs' | 'secret'>): void {
  const { events, mailer, env } = core;
  const tell = createTell(core);
  const addresses = replyAddresses(core);

  events.on('support.written', 'mail-operators', async (tx, { requestId, memberId, isNew, messageId }) => {
    const mailbox = env.supportEmail;
    const request = mailbox && (isNew || env.inboundMail) ? await supportRequests(tx).find(requestId) : undefined;
    if (!request || !mailbox) return;
    const isFirst = await supportRequests(tx).hasPriority(memberId);
    const told = { request, isFirst, origin: env.publicOrigin };
    const { message, replyTo } = await answerable(tx, { requestId, memberId, messageId });
    const email = message && replyTo ? answerableEmail(told, message, replyTo) : newRequestEmail(told);
    if (isNew) await mailer.send(tx, `support-request.${requestId}`, mailbox, email, memberId);
    else if (message) await mailer.send(tx, `support-message.${message.id}`, mailbox, email, memberId);
  });

  events.on('support.answered', 'tell-member', async (tx, { requestId, memberId, messageId, occurredAt }) => {
    const [request, answer] = [await supportRequests(tx).find(requestId), await supportMessages(tx).find(messageId)];
    if (!request || !answer) return;
    const replyTo = addresses.of({ side: 'member', requestId, position: answer.position }, memberId);
    const told = { memberId, requestId, messageId, asked: request.subject, answer: answer.body, replyTo };
    await tell(tx, { kind: 'support.answered', ...told }, occurredAt);
  });

  /** What a member wrote and where it is answered; nothing where mails are not answered. */
  async function answerable(tx: Db, written: { requestId: string; memberId: string; messageId: string | undefined }) {
    const { requestId, memberId, messageId } = written;
    const message = env.inboundMail && messageId ? await supportMessages(tx).find(messageId) : undefined;
    const replyTo = message && addresses.of({ side: 'operators', requestId, position: message.position }, memberId);
    return { message, replyTo };
  }
}
