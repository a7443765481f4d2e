import type { Core } from '../../../core.ts';
import { notifications } from '../../notifications/index.ts';
import { welcomeNotifications } from './texts.de.ts';

/** What follows from a first sign-in. */
export function onMemberJoined({ events }: Pick<Core, 'events'>): void {
  events.on('member.joined', 'welcome-notifications', async (tx, { memberId, occurredAt }) => {
    for (const [index, notification] of welcomeNotifications.entries()) {
      // A millisecond apart keeps them in order.
      const createdAt = new Date(occurredAt.getTime() + index);
      await notifications(tx).add({ memberId, subject: memberId, ...notification }, createdAt);
    }
  });
}
