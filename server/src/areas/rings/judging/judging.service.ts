import { isBeyond, judgeAccount, type RingVerdict } from '@rezenso/engines/rings';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { announceToStaff } from '../../../live/announce.ts';
import { mailboxes, ringLevels } from '../../accounts/index.ts';
import { createTell } from '../../notifications/index.ts';
import { ringCases } from '../cases/cases.repository.ts';
import { verdicts } from '../cases/verdicts.repository.ts';
import { neighbourhoodOf } from './neighbourhood.ts';

/** Judging accounts, and what follows from it (docs/decisions/0133). */
export function createJudging(core: Pick<Core, 'database' | 'events' | 'mailer' | 'env' | 'jobs'>) {
  const { database, events } = core;
  const tell = createTell(core);

  /** The same person with another account would go on with it. */
  async function holdOthers(tx: Tx, member: string): Promise<void> {
    await mailboxes(tx).reserve(member);
    for (const other of (await mailboxes(tx).listOthers(member)).accounts)
      if (await ringLevels(tx).holdAgain(other))
        await events.record(tx, 'hold.shared', { memberId: other, heldAccountId: member });
  }

  return {
    /**
     * Judges an account by what is stored now. A hold begins a case, of which its member is told; only people end one, and see there what
     * was found last. Less volume comes and goes by itself. What people found harmless follows nothing, until something is new.
     */
    async judge(member: string, now: Date): Promise<RingVerdict> {
      const verdict = judgeAccount(member, await neighbourhoodOf(database.db, member));
      await database.transaction(async (tx) => {
        const released = await verdicts(tx).store(member, verdict, now);
        if (await ringCases(tx).isHolding(member)) return ringCases(tx).refresh(member, verdict);
        const isKnown = released !== undefined && !isBeyond(verdict, released, now);
        const level = isKnown ? 'none' : verdict.level;
        await ringLevels(tx).set(member, level);
        if (level !== 'hold') return;
        const caseId = await ringCases(tx).open(member, verdict, now);
        if (caseId === undefined) return;
        await holdOthers(tx, member);
        await announceToStaff(tx, 'ring-cases');
        await tell(tx, { kind: 'account.held', memberId: member, caseId }, now);
      });
      return verdict;
    },
  };
}
