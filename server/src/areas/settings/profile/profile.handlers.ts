import type { Core } from '../../../core.ts';
import { contacts } from '../../accounts/index.ts';
import { activities } from '../../notifications/index.ts';
import { welcomeLetter } from './texts.de.ts';

/** What follows when a profile is complete: it appears in the feed, and a welcome. */
export function profileHandlers({ events, mailer, env }: Pick<Core, 'events' | 'mailer' | 'env'>): void {
  events.on('profile.completed', 'tell-member', async (tx, { memberId, occurredAt }) => {
    await activities(tx).add({ memberId, type: 'profile.completed', subject: memberId, data: {} }, occurredAt);
    const member = await contacts(tx).find(memberId);
    if (!member) return;
    const letter = welcomeLetter(member.firstName, member.companyName, env.publicOrigin);
    await mailer.tell(tx, `welcome.${memberId}`, 'welcome', memberId, letter);
  });
}
