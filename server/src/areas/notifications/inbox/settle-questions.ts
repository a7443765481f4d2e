import type { Core } from '../../../core.ts';
import { questions } from './questions.repository.ts';

/** Nobody is asked any longer for what is done: whatever changes a match, an exchange or an account settles it. */
export function settleQuestions({ events }: Pick<Core, 'events'>): void {
  const name = 'settle-questions';
  const ofMatch = ['match.requested', 'match.accepted', 'match.declined', 'match.rated', 'match.completed'] as const;
  for (const type of ofMatch)
    events.on(type, name, (tx, { requesterId, providerId, occurredAt }) =>
      questions(tx).settle([requesterId, providerId], occurredAt),
    );
  events.on('match.coordinated', name, (tx, { starterId, partnerId, occurredAt }) =>
    questions(tx).settle([starterId, partnerId], occurredAt),
  );
  for (const type of ['exchange.submitted', 'exchange.confirmed', 'exchange.released'] as const)
    events.on(type, name, (tx, { reviewerId, recipientId, occurredAt }) =>
      questions(tx).settle([reviewerId, recipientId], occurredAt),
    );
  for (const type of [
    'profile.completed',
    'subscription.activated',
    'subscription.recovered',
    'subscription.ended',
  ] as const)
    events.on(type, name, (tx, { memberId, occurredAt }) => questions(tx).settle([memberId], occurredAt));
}
