import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { FormerHold } from '../../../database/schema-former.ts';
import { announce, announceToStaff } from '../../../live/announce.ts';
import { createTell } from '../../notifications/index.ts';
import { formerHolds } from '../../rewards/index.ts';
import { ringCases } from './cases.repository.ts';

/**
 * Who left while its reviews waited and comes back goes on where it was: with the case as it stood, and the decision where people had
 * decided. Whose site alone is the same gets a case that is open, with what they said of the other account left out.
 */
export function inheritedHoldHandlers(core: Pick<Core, 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const tell = createTell(core);
  core.events.on('hold.inherited', 'open-case', async (tx, { memberId, formerAccountId, isSamePerson, occurredAt }) => {
    const hold = await formerHolds(tx).getHold(formerAccountId);
    if (!hold) return;
    await follow(
      tx,
      memberId,
      isSamePerson ? hold : { ...hold, isKept: false, decision: null, decidedAt: null },
      occurredAt,
    );
  });
  core.events.on('hold.shared', 'open-case', async (tx, { memberId, heldAccountId, occurredAt }) => {
    const hold = await formerHolds(tx).holdOf(heldAccountId);
    if (hold) await follow(tx, memberId, hold, occurredAt);
  });

  async function follow(tx: Tx, memberId: string, inherited: FormerHold, occurredAt: Date): Promise<void> {
    const caseId = await ringCases(tx).inherit(memberId, inherited, occurredAt);
    if (caseId === undefined) return;
    await announce(tx, [memberId], 'account-review');
    await announceToStaff(tx, 'ring-cases');
    if (!inherited.isKept) return tell(tx, { kind: 'account.held', memberId, caseId }, occurredAt);
    const told = { outcome: 'kept', reason: inherited.decision ?? '', decisionId: `${caseId}.inherited` } as const;
    await tell(tx, { kind: 'account.hold-decided', memberId, ...told }, occurredAt);
  }
}
