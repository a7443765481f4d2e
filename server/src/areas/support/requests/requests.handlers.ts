import type { Core } from '../../../core.ts';
import { createTell } from '../../notifications/index.ts';
import { newRequestEmail } from './new-request-email.ts';
import { supportMessages } from './support-messages.repository.ts';
import { supportRequests } from './support-requests.repository.ts';

/** What follows from what is written: the operators learn of a new request, the member of an answer. */
export function requestHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const { events, mailer, env } = core;
  const tell = createTell(core);

  events.on('support.written', 'mail-operators', async (tx, { requestId, memberId, isNew }) => {
    const request = isNew && env.supportEmail ? await supportRequests(tx).find(requestId) : undefined;
    if (!request || !env.supportEmail) return;
    const isFirst = await supportRequests(tx).hasPriority(memberId);
    const email = newRequestEmail(request, isFirst, env.publicOrigin);
    await mailer.send(tx, `support-request.${requestId}`, env.supportEmail, email);
  });

  events.on('support.answered', 'tell-member', async (tx, { requestId, memberId, messageId, occurredAt }) => {
    const answer = await supportMessages(tx).find(messageId);
    if (!answer) return;
    await tell(tx, { kind: 'support.answered', memberId, requestId, messageId, answer: answer.body }, occurredAt);
  });
}
