import type { AdminRingCase, AdminRingCaseDetail, listAdminRingCases, RingOutcome } from '@rezenso/contract/admin';
import type { AnswerInputOf, QueryOf } from '@rezenso/contract/endpoint';
import type { Language } from '@rezenso/contract/language';
import { adminPageSize } from '@rezenso/contract/limits';
import type { AccountReview } from '@rezenso/contract/rings';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/database.ts';
import type { RingCaseRow } from '../../../database/schema-rings.ts';
import { takeFor } from '../../../limits/take-for.ts';
import { announceToStaff } from '../../../live/announce.ts';
import { mailboxes, ringLevels } from '../../accounts/index.ts';
import { auditLog, recordLook } from '../../admin/index.ts';
import { createReleasedReviews } from '../../exchanges/index.ts';
import { createTell } from '../../notifications/index.ts';
import { presentCase, presentCases, presentDetail, presentReview } from './cases.presenter.ts';
import { mostCasesCounted, ringCases } from './cases.repository.ts';
import { verdicts } from './verdicts.repository.ts';

/** For so long a member reads that all is well. */
const goodNewsMillis = 14 * 86_400_000;

/** Who acts, and with which request. */
interface Actor {
  id: string;
  requestId: string;
}

type Parts = Pick<Core, 'database' | 'events' | 'env' | 'jobs' | 'mailer' | 'limits' | 'secret'>;

/** Under which what members say for their account lies sealed: moderators alone read it, and they themselves. */
export const appealPurpose = 'ring-appeal';

/** Accounts whose reviews wait until somebody has looked (docs/decisions/0133). */
export function createCases(core: Parts) {
  const { database, limits } = core;
  const appeals = core.secret.sealer(appealPurpose);
  /** With what the member said, as it was said. */
  const opened = (row: RingCaseRow): RingCaseRow => ({
    ...row,
    appeal: row.appeal && appeals.openIfSealed(row.appeal),
  });
  const tell = createTell(core);
  const releasedReviews = createReleasedReviews(core);

  return {
    /** The newest look at the own account; null without one, and some time after it ended well. */
    async reviewOf(member: string, now: Date): Promise<AccountReview | null> {
      const row = await ringCases(database.db).findOf(member);
      const isOver = row?.state === 'released' && now.getTime() - (row.decided_at?.getTime() ?? 0) >= goodNewsMillis;
      return row && !isOver ? presentReview(opened(row)) : null;
    },

    /**
     * The member says what speaks for its account; against a decision it opens the case again.
     * @throws {AppError} ACCOUNT_NOT_HELD, ACCOUNT_ALREADY_APPEALED, RATE_LIMITED
     */
    async appeal(member: string, text: string, now: Date): Promise<AccountReview> {
      return takeFor(limits, 'account-appeal', member, () =>
        database.transaction(async (tx) => {
          const appealed = await ringCases(tx).appeal(member, appeals.close(text), now);
          if (!appealed)
            throw new AppError(
              (await ringCases(tx).isHolding(member)) ? 'ACCOUNT_ALREADY_APPEALED' : 'ACCOUNT_NOT_HELD',
            );
          await announceToStaff(tx, 'ring-cases');
          return presentReview(opened(appealed));
        }),
      );
    },

    /** A page of cases; those that name the own account are for others. */
    async list(
      actor: string,
      query: QueryOf<typeof listAdminRingCases>,
    ): Promise<AnswerInputOf<typeof listAdminRingCases>> {
      const { page = 1, limit = adminPageSize, state } = query;
      const filter = { state, besides: await mailboxes(database.db).listOwn(actor) };
      const counted = await ringCases(database.db).count(filter);
      const total = Math.min(counted, mostCasesCounted);
      const offset = (page - 1) * limit;
      const rows = offset < total ? await ringCases(database.db).list(filter, limit, offset) : [];
      const pagination = { total, page, limit, isTotalExact: counted <= mostCasesCounted };
      return { cases: await presentCases(database.db, rows), pagination };
    },

    /** A case with everything that a decision rests on; the audit log says who looked. @throws {AppError} RING_CASE_NOT_FOUND, OWN_REPORT */
    async describe(actor: Actor, id: string, language: Language, now: Date): Promise<AdminRingCaseDetail> {
      const row = await ringCases(database.db).find(id);
      if (!row) throw new AppError('RING_CASE_NOT_FOUND');
      if (await isOwn(database.db, actor, row)) throw new AppError('OWN_REPORT');
      await database.transaction((tx) => recordLook(tx, actor, row.member_id, now));
      return presentDetail(database.db, opened(row), await ringCases(database.db).figuresOf(row.member_id), language);
    },

    /**
     * Decides about an account, with the reason for its member. Released, what waited counts with its points, and the same findings raise
     * no case again; kept, it goes on counting for nothing. The log keeps who did.
     * @throws {AppError} RING_CASE_NOT_FOUND, RING_CASE_ALREADY_DECIDED, OWN_REPORT
     */
    decide(
      actor: Actor,
      id: string,
      { outcome, text }: { outcome: RingOutcome; text: string },
      now: Date,
    ): Promise<AdminRingCase> {
      return database.transaction(async (tx) => {
        const row = await ringCases(tx).find(id);
        if (!row) throw new AppError('RING_CASE_NOT_FOUND');
        if (await isOwn(tx, actor, row)) throw new AppError('OWN_REPORT');
        const decided = await ringCases(tx).decide(id, { outcome, text, by: actor.id }, now);
        if (!decided) throw new AppError('RING_CASE_ALREADY_DECIDED');
        const { member_id: memberId } = decided;
        if (outcome === 'released') {
          await verdicts(tx).release(memberId, decided, now);
          await ringLevels(tx).set(memberId, 'none');
          await releasedReviews.releaseOf(tx, memberId, now);
        }
        const deed = { actorId: actor.id, subjectId: memberId, requestId: actor.requestId };
        await auditLog(tx).record(
          { ...deed, action: `rings.${outcome}`, before: row.state, after: outcome, reason: text },
          now,
        );
        const decisionId = `${id}.${now.getTime()}`;
        // Who is banned is not told that all is well.
        if ((await ringCases(tx).figuresOf(memberId)).status !== 'banned')
          await tell(tx, { kind: 'account.hold-decided', memberId, outcome, reason: text, decisionId }, now);
        return presentCase(tx, decided);
      });
    },
  };
}

/** Whether a case is about the own account, or names it as one of those that the account belongs together with. */
function isOwn(db: Db, { id }: Actor, { member_id, pairs }: RingCaseRow): Promise<boolean> {
  return mailboxes(db).isOneOf(id, [member_id, ...pairs.map(({ otherId }) => otherId)]);
}
