import type { Core } from '../../core.ts';
import { activities } from '../activities/activities.repository.ts';
import { notifications } from '../notifications/notifications.repository.ts';
import { levelTexts } from './texts.de.ts';
import './xp.events.ts';

/** Whoever reaches a level is told once. */
export function xpConsequences({ events }: Pick<Core, 'events'>): void {
  events.on('level.reached', 'tell-member', async (tx, { memberId, level, occurredAt }) => {
    const { title, body } = levelTexts(level);
    await notifications(tx).add(
      { memberId, type: 'level.reached', subject: level, title, body, href: '/' },
      occurredAt,
    );
    await activities(tx).add({ memberId, type: 'level.reached', subject: level, data: { level } }, occurredAt);
  });
}
