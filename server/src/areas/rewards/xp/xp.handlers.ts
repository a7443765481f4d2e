import type { Core } from '../../../core.ts';
import { contacts } from '../../accounts/index.ts';
import { activities, notifications } from '../../notifications/index.ts';
import { levelLetter, levelTexts } from './texts.de.ts';

/** Whoever reaches a level is told once. */
export function xpHandlers({ events, mailer, env }: Pick<Core, 'events' | 'mailer' | 'env'>): void {
  events.on('level.reached', 'tell-member', async (tx, { memberId, level, occurredAt }) => {
    const { title, body } = levelTexts(level);
    await notifications(tx).add(
      { memberId, type: 'level.reached', subject: level, title, body, href: '/' },
      occurredAt,
    );
    const member = await contacts(tx).find(memberId);
    if (member) {
      const letter = levelLetter(member.firstName, level, env.publicOrigin);
      await mailer.tell(tx, `level-reached.${memberId}.${level}`, 'level_up', memberId, letter);
    }
    await activities(tx).add({ memberId, type: 'level.reached', subject: level, data: { level } }, occurredAt);
  });
}
