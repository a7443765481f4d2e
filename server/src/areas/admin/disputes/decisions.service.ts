import type { AdminDispute, AdminDisputeDetail, listAdminDisputes } from '@rezenso/contract/admin';
import type { DisputeOutcome } from '@rezenso/contract/dispute';
import type { AnswerInputOf, QueryOf } from '@rezenso/contract/endpoint';
import type { Language } from '@rezenso/contract/language';
import { adminPageSize } from '@rezenso/contract/limits';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { mailboxes } from '../../accounts/index.ts';
import { createDisputes, whyNotDecide } from '../../exchanges/index.ts';
import { auditLog } from '../audit-log/audit.repository.ts';
import { recordOpened } from '../audit-log/looks.ts';
import type { Actor } from '../users/staff.service.ts';
import { describeDispute } from './dispute-detail.ts';
import { presentDispute, presentDisputes } from './disputes.presenter.ts';
import { listedDisputes, mostDisputesCounted } from './listed-disputes.repository.ts';

type Parts = Pick<Core, 'database' | 'engines' | 'env' | 'events' | 'jobs' | 'limits' | 'mailer' | 'now'>;

/** Working through disputed reviews. */
export function createDecisions(core: Parts) {
  const { database, now } = core;
  const disputes = createDisputes(core);

  return {
    /** A page of disputes: open ones by what waits longest and can be decided, all by when they were filed; those of the own business are for others. */
    async list(
      actor: string,
      query: QueryOf<typeof listAdminDisputes>,
    ): Promise<AnswerInputOf<typeof listAdminDisputes>> {
      const { page = 1, limit = adminPageSize, state } = query;
      const filter = { state, besides: await mailboxes(database.db).listOwn(actor) };
      const counted = await listedDisputes(database.db).count(filter);
      const total = Math.min(counted, mostDisputesCounted);
      const offset = (page - 1) * limit;
      const rows = offset < total ? await listedDisputes(database.db).list(filter, limit, offset, now()) : [];
      const pagination = { total, page, limit, isTotalExact: counted <= mostDisputesCounted };
      return { disputes: await presentDisputes(database.db, rows, now()), pagination };
    },

    /** A dispute with everything that a decision rests on; the audit log says who looked. @throws {AppError} DISPUTE_NOT_FOUND, OWN_REPORT */
    async describe(actor: Actor, id: string, language: Language): Promise<AdminDisputeDetail> {
      const row = await listedDisputes(database.db).find(id);
      if (!row) throw new AppError('DISPUTE_NOT_FOUND');
      if (await mailboxes(database.db).isOneOf(actor.id, [row.reviewer_id, row.recipient_id]))
        throw new AppError('OWN_REPORT');
      const look = { action: 'dispute.viewed', subjectId: row.reviewer_id, to: id } as const;
      await database.transaction((tx) => recordOpened(tx, actor, look, now()));
      return describeDispute(database.db, actor.id, row, language, now());
    },

    /**
     * Decides an open dispute, with the reason for both sides; the log keeps who did.
     * @throws {AppError} DISPUTE_NOT_FOUND, DISPUTE_ALREADY_CLOSED, DISPUTE_AWAITS_ANSWER, OWN_REPORT
     */
    decide(actor: Actor, id: string, decision: { outcome: DisputeOutcome; text: string }): Promise<AdminDispute> {
      const at = now();
      return database.transaction(async (tx) => {
        const row = await listedDisputes(tx).find(id);
        const isOwn = row !== undefined && (await mailboxes(tx).isOneOf(actor.id, [row.reviewer_id, row.recipient_id]));
        const refusal = whyNotDecide(isOwn, row, row?.canAnswer ?? false, at);
        if (refusal || !row) throw new AppError(refusal ?? 'DISPUTE_NOT_FOUND');
        const decided = await disputes.decide(tx, row.review_exchange_id, { ...decision, by: actor.id }, at);
        const deed = { actorId: actor.id, subjectId: row.reviewer_id, requestId: actor.requestId };
        const { outcome, text: reason } = decision;
        await auditLog(tx).record(
          { ...deed, action: `dispute.${outcome}`, before: row.state, after: outcome, reason },
          at,
        );
        return presentDispute(tx, { ...row, ...decided }, at);
      });
    },
  };
}
