import type { Core } from '../../../core.ts';
import { contacts } from '../../accounts/index.ts';
import { notifications } from '../../notifications/index.ts';
import { bannedLetter, unbannedLetter, unbannedNotice } from './texts.de.ts';

/** Who is banned, or no longer, is told. These mails are essential: nobody can switch them off. */
export function staffHandlers({ events, mailer, env }: Pick<Core, 'events' | 'mailer' | 'env'>): void {
  events.on('member.status-changed', 'tell-member', async (tx, { memberId, from, to, entryId, occurredAt }) => {
    const isBanned = to === 'banned';
    if (!isBanned && from !== 'banned') return;
    const member = await contacts(tx).find(memberId);
    if (!member) return;
    const letter = isBanned
      ? bannedLetter(member.firstName)
      : unbannedLetter(member.firstName, `${env.publicOrigin}/magic-link`);
    await mailer.send(tx, `status-changed.${entryId}`, member.email, letter);
    if (isBanned) return;
    const notice = { memberId, type: 'system', subject: `status-changed.${entryId}`, ...unbannedNotice, href: null };
    await notifications(tx).add(notice, occurredAt);
  });
}
