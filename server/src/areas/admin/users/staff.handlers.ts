import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { createTell } from '../../notifications/index.ts';
import { billedPro, billingAccounts } from '../../settings/index.ts';
import { auditLog } from '../audit-log/audit.repository.ts';

type ProAfterBan = { endsAt: string | null } | 'over' | 'untouched';

/** What is done to staff and by it: who comes in stands in the audit log. Who is banned, or no longer, is told. These mails are essential: nobody can switch them off. */
export function staffHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const tell = createTell(core);
  core.events.on('admin.signed-in', 'audit', async (tx, { memberId, device, signInId, occurredAt }) => {
    const deed = { action: 'admin.signed_in', actorId: memberId, subjectId: memberId, requestId: signInId } as const;
    await auditLog(tx).record({ ...deed, before: null, after: device, reason: null }, occurredAt);
  });
  core.events.on('team.changed', 'audit', async (tx, change) => {
    const { memberId, action, personId, actingPersonId, requestId, occurredAt } = change;
    const deed = { action, actorId: memberId, personId: actingPersonId, subjectId: memberId, requestId };
    await auditLog(tx).record({ ...deed, before: null, after: personId, reason: null }, occurredAt);
  });
  core.events.on('member.status-changed', 'tell-member', async (tx, { occurredAt, ...change }) => {
    const { memberId, from, to, entryId, endsPro } = change;
    if (to === 'banned')
      await tell(tx, { kind: 'member.banned', memberId, entryId, ...(endsPro && { endsPro }) }, occurredAt);
    else if (from === 'banned')
      await tell(tx, { kind: 'member.unbanned', memberId, entryId, pro: await proAfterBan(tx, memberId) }, occurredAt);
  });
}

/** What the ban left of a subscription; nothing takes its end back but the member, who was told that nothing is charged any more. */
async function proAfterBan(tx: Tx, memberId: string): Promise<ProAfterBan> {
  const pro = await billedPro(tx, memberId);
  if (pro) return pro.isCancelled ? { endsAt: pro.endsAt } : 'untouched';
  return (await billingAccounts(tx).find(memberId))?.subscriptionId ? 'over' : 'untouched';
}
