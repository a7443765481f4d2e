import type { Core } from '../../core.ts';
import { activities } from '../activities/activities.repository.ts';
import { notifications } from '../notifications/notifications.repository.ts';
import './profile.events.ts';

/** What follows when a profile is complete: it appears in the feed, and nobody is asked to complete it any more. */
export function profileConsequences({ events }: Pick<Core, 'events'>): void {
  events.on('profile.completed', 'tell-member', async (tx, { memberId, occurredAt }) => {
    await activities(tx).add({ memberId, type: 'profile.completed', subject: memberId, data: {} }, occurredAt);
    await notifications(tx).resolve(memberId, 'complete_profile', occurredAt);
  });
}
