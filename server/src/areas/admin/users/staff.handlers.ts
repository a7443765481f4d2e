import type { SignInAuditAction } from '@rezenso/contract/admin';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { DomainEvents } from '../../../events/domain-events.ts';
import { createTell } from '../../notifications/index.ts';
import { billedPro, billingAccounts } from '../../settings/index.ts';
import { auditLog } from '../audit-log/audit.repository.ts';
import { countOpenOf } from './open-with-partners.repository.ts';

type ProAfterBan = { endsAt: string | null } | 'over' | 'untouched';

/** What is done to staff and by it: who comes in stands in the audit log. Who is banned, or no longer, is told. These mails are essential: nobody can switch them off. */
export function staffHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const tell = createTell(core);
  core.events.on('admin.signed-in', 'audit', async (tx, { memberId, device, signInId, occurredAt }) => {
    const deed = { action: 'admin.signed_in', actorId: memberId, subjectId: memberId, requestId: signInId } as const;
    await auditLog(tx).record({ ...deed, before: null, after: device, reason: null }, occurredAt);
  });
  core.events.on('team.changed', 'audit', async (tx, change) => {
    const { memberId, action, personId, formerPersonId = null, actingPersonId, requestId, occurredAt } = change;
    const deed = { action, actorId: memberId, personId: actingPersonId, subjectId: memberId, requestId };
    await auditLog(tx).record({ ...deed, before: formerPersonId, after: personId, reason: null }, occurredAt);
  });
  core.events.on('member.sign-in-changed', 'audit', async (tx, { memberId, occurredAt, ...change }) => {
    await auditLog(tx).record({ ...change, actorId: memberId, subjectId: memberId, reason: null }, occurredAt);
  });
  core.events.on('member.signed-in', 'audit', (tx, { occurredAt, ...attempt }) =>
    noteAttempt(tx, 'member.signed_in', attempt, null, occurredAt),
  );
  core.events.on('member.sign-in-refused', 'audit', (tx, { occurredAt, why, ...attempt }) =>
    noteAttempt(tx, 'member.sign_in_refused', attempt, why, occurredAt),
  );
  core.events.on('member.status-changed', 'tell-member', async (tx, { occurredAt, ...change }) => {
    const { memberId, from, to, entryId, endsPro, lifted } = change;
    if (to === 'banned') {
      const reason = await auditLog(tx).reasonOf(entryId);
      await tell(
        tx,
        { kind: 'member.banned', memberId, entryId, ...(reason && { reason }), ...(endsPro && { endsPro }) },
        occurredAt,
      );
    } else if (from === 'banned') {
      const pro = await proAfterBan(tx, memberId);
      const ended = lifted?.ended ?? undefined;
      const isPaused = Boolean(lifted?.pausedSince) && (await countOpenOf(tx, memberId)).partners > 0;
      const left = { ...(isPaused && { isPaused }), ...(ended && { ended }) };
      await tell(tx, { kind: 'member.unbanned', memberId, entryId, pro, ...left }, occurredAt);
    }
  });
}

type Attempt = Omit<DomainEvents['member.signed-in'], 'why'>;

/** Once an hour what is the same, so that a program that tries ten thousand times fills no log. */
async function noteAttempt(
  tx: Tx,
  action: SignInAuditAction,
  { memberId, personId, means, device, signInId }: Attempt,
  why: string | null,
  at: Date,
): Promise<void> {
  const attempt = {
    action,
    actorId: memberId,
    personId,
    subjectId: memberId,
    before: means,
    after: device,
    reason: why,
  };
  await auditLog(tx).recordOnceSince(
    new Date(at.getTime() - 3_600_000),
    { ...attempt, requestId: signInId },
    at,
    'values',
  );
}

/** What the ban left of a subscription; nothing takes its end back but the member, who was told that nothing is charged any more. */
async function proAfterBan(tx: Tx, memberId: string): Promise<ProAfterBan> {
  const pro = await billedPro(tx, memberId);
  if (pro) return pro.isCancelled ? { endsAt: pro.endsAt } : 'untouched';
  return (await billingAccounts(tx).find(memberId))?.subscriptionId ? 'over' : 'untouched';
}
