import type { Core } from '../../../core.ts';
import { handovers } from './handovers.repository.ts';

/** What ends an offer of the ownership beside its own answer. */
export function teamHandlers({ events }: Pick<Core, 'events'>): void {
  // Nobody takes over an account that is out; when it is back, its owner may offer it again.
  events.on('member.status-changed', 'end-handover', async (tx, { memberId, to, occurredAt }) => {
    if (to === 'banned') await handovers(tx).removeUntil(memberId, occurredAt);
  });
  // The colleague agreed to take it from somebody else.
  events.on('member.email-changed', 'end-handover', (tx, { memberId, occurredAt }) =>
    handovers(tx).removeUntil(memberId, occurredAt),
  );
}
