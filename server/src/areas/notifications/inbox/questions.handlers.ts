import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { questions } from './questions.repository.ts';

interface Happened {
  occurredAt: Date;
}

/** Nobody is asked any longer for what is done: whatever changes a match, an exchange or an account settles it. */
export function questionHandlers({ events }: Pick<Core, 'events'>): void {
  const name = 'settle-questions';
  const ofMatch = (
    tx: Tx,
    { requesterId, providerId, occurredAt }: Happened & Record<'requesterId' | 'providerId', string>,
  ) => questions(tx).settle([requesterId, providerId], occurredAt);
  const ofExchange = (
    tx: Tx,
    { reviewerId, recipientId, occurredAt }: Happened & Record<'reviewerId' | 'recipientId', string>,
  ) => questions(tx).settle([reviewerId, recipientId], occurredAt);
  const ofMember = (tx: Tx, { memberId, occurredAt }: Happened & { memberId: string }) =>
    questions(tx).settle([memberId], occurredAt);

  events.on('match.requested', name, ofMatch);
  events.on('match.accepted', name, ofMatch);
  events.on('match.declined', name, ofMatch);
  events.on('match.withdrawn', name, ofMatch);
  events.on('match.rated', name, ofMatch);
  events.on('match.completed', name, ofMatch);
  events.on('match.coordinated', name, (tx, { starterId, partnerId, occurredAt }) =>
    questions(tx).settle([starterId, partnerId], occurredAt),
  );
  events.on('plan.cancelled', name, (tx, { memberId, partnerId, occurredAt }) =>
    questions(tx).settle([memberId, partnerId], occurredAt),
  );
  events.on('appointment.proposed', name, ofExchange);
  events.on('appointment.agreed', name, ofExchange);
  events.on('appointment.withdrawn', name, ofExchange);
  events.on('appointment.happened', name, ofExchange);
  events.on('exchange.submitted', name, ofExchange);
  events.on('exchange.confirmed', name, ofExchange);
  events.on('exchange.released', name, ofExchange);
  events.on('extension.closed', name, ofExchange);
  events.on('dispute.opened', name, ofExchange);
  events.on('dispute.answered', name, ofExchange);
  events.on('dispute.withdrawn', name, ofExchange);
  events.on('dispute.decided', name, ofExchange);
  events.on('profile.completed', name, ofMember);
  events.on('subscription.activated', name, ofMember);
  events.on('subscription.recovered', name, ofMember);
  events.on('subscription.ended', name, ofMember);
}
