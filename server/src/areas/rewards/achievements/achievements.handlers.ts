import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { createTell } from '../../notifications/index.ts';
import { unlockReached } from './achievements.service.ts';

/** Whatever may complete an achievement is looked at for everybody it concerns. */
export function achievementsHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const { events } = core;
  const tell = createTell(core);
  const name = 'unlock-achievements';

  /** Members in one order, so that two events of the same pair never wait for each other. */
  async function unlock(tx: Tx, occurredAt: Date, members: readonly string[]) {
    for (const member of members.toSorted()) await unlockReached(tx, tell, member, occurredAt);
  }
  const ofMember = (tx: Tx, event: { memberId: string; occurredAt: Date }) =>
    unlock(tx, event.occurredAt, [event.memberId]);
  const ofBoth = (tx: Tx, event: { reviewerId: string; recipientId: string; occurredAt: Date }) =>
    unlock(tx, event.occurredAt, [event.reviewerId, event.recipientId]);

  events.on('profile.completed', name, ofMember);
  events.on('platform.added', name, ofMember);
  events.on('review.imported', name, ofMember);
  events.on('level.reached', name, ofMember);
  events.on('match.accepted', name, (tx, { requesterId, providerId, occurredAt }) =>
    unlock(tx, occurredAt, [requesterId, providerId]),
  );
  events.on('exchange.submitted', name, (tx, { reviewerId, occurredAt }) => unlock(tx, occurredAt, [reviewerId]));
  events.on('exchange.released', name, ofBoth);
  events.on('exchange.confirmed', name, ofBoth);
  // What broke a run of punctual reviews may be gone by these.
  events.on('dispute.decided', name, ofBoth);
  events.on('duties.changed', name, (tx, { memberIds, occurredAt }) => unlock(tx, occurredAt, memberIds));
}
