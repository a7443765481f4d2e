import type { AdminReport, AdminReportDetail, listAdminReports, ReportedMessage } from '@rezenso/contract/admin';
import type { AnswerInputOf, QueryOf } from '@rezenso/contract/endpoint';
import type { Language } from '@rezenso/contract/language';
import { adminPageSize } from '@rezenso/contract/limits';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/database.ts';
import type { ReportRow } from '../../../database/schema-admin.ts';
import { mailboxes } from '../../accounts/index.ts';
import { withheldReviews } from '../../exchanges/index.ts';
import { messages } from '../../matching/index.ts';
import { auditLog } from '../audit-log/audit.repository.ts';
import { recordOpened } from '../audit-log/looks.ts';
import { findPeople } from '../people/people.repository.ts';
import type { Actor } from '../users/staff.service.ts';
import { describeCase } from './case-detail.ts';
import { reportPurpose } from './file-report.service.ts';
import { whyNotClose } from './reports.policy.ts';
import { presentReport, presentReports } from './reports.presenter.ts';
import { mostReportsCounted, reports } from './reports.repository.ts';

/** Before and after a reported message: enough to understand it, and no more. */
const messagesAround = 2;

export interface Decision {
  status: 'resolved' | 'dismissed';
  note: string;
}

/** Working through reports and suspicious reviews. */
export function createCases({
  database,
  env,
  events,
  now,
  secret,
}: Pick<Core, 'database' | 'env' | 'events' | 'now' | 'secret'>) {
  const { openIfSealed } = secret.sealer(reportPurpose);

  return {
    /** A page of cases, newest first; those of the own business are for others. */
    async list(
      actor: string,
      query: QueryOf<typeof listAdminReports>,
    ): Promise<AnswerInputOf<typeof listAdminReports>> {
      const { page = 1, limit = adminPageSize, ...asked } = query;
      const filter = { ...asked, besides: await mailboxes(database.db).listOwn(actor) };
      const counted = await reports(database.db).count(filter);
      const total = Math.min(counted, mostReportsCounted);
      const offset = (page - 1) * limit;
      const rows = offset < total ? await reports(database.db).list(filter, limit, offset) : [];
      const isTotalExact = counted <= mostReportsCounted;
      return { reports: await presentReports(database.db, rows), pagination: { total, page, limit, isTotalExact } };
    },

    /** A case with its evidence; the audit log says who looked. @throws {AppError} REPORT_NOT_FOUND, OWN_REPORT */
    async describe(actor: Actor, id: string, language: Language): Promise<AdminReportDetail> {
      const stored = await reports(database.db).find(id);
      if (stored && (await isOwn(database.db, actor.id, stored))) throw new AppError('OWN_REPORT');
      const report = stored && { ...stored, text: stored.text && openIfSealed(stored.text) };
      const described = report && (await describeCase(database.db, env.publicOrigin, actor.id, report, language));
      if (!described) throw new AppError('REPORT_NOT_FOUND');
      const look = { action: 'report.viewed', subjectId: report.reported_id, to: id, reportId: id } as const;
      await database.transaction((tx) => recordOpened(tx, actor, look, now()));
      return described;
    },

    /**
     * The reported message of a case with those around it, oldest first. Who looked stands in the audit log before anything
     * is answered.
     * @throws {AppError} REPORT_NOT_FOUND, MESSAGE_NOT_FOUND, OWN_REPORT
     */
    viewMessages(actor: Actor, id: string): Promise<ReportedMessage[]> {
      return database.transaction(async (tx) => {
        const report = await reports(tx).find(id);
        if (!report) throw new AppError('REPORT_NOT_FOUND');
        if (await isOwn(tx, actor.id, report)) throw new AppError('OWN_REPORT');
        if (!report.message_id) throw new AppError('MESSAGE_NOT_FOUND');
        const seen = await messages(tx).listAround(report.message_id, messagesAround);
        const people = await findPeople(
          tx,
          seen.map(({ sender_id }) => sender_id),
        );
        const deed = { actorId: actor.id, subjectId: report.reported_id, reportId: id, requestId: actor.requestId };
        const look = { action: 'report.messages_viewed', before: null, after: null, reason: null } as const;
        await auditLog(tx).record({ ...deed, ...look }, now());
        return seen.map((row) => ({
          id: row.id,
          writer: people.get(row.sender_id),
          text: row.body,
          sentAt: row.sent_at.toISOString(),
          isSubject: row.id === report.message_id,
        }));
      });
    },

    /**
     * Upholds (`resolved`) or dismisses a pending case, with the reason for it.
     * @throws {AppError} REPORT_NOT_FOUND, REPORT_ALREADY_CLOSED, OWN_REPORT
     */
    close(actor: Actor, id: string, { status, note }: Decision): Promise<AdminReport> {
      const at = now();
      return database.transaction(async (tx) => {
        const report = await reports(tx).find(id);
        const refusal = whyNotClose(report !== undefined && (await isOwn(tx, actor.id, report)), report);
        if (refusal) throw new AppError(refusal);
        const closed = await reports(tx).close(id, { status, note, by: actor.id }, at);
        if (!closed) throw new AppError('REPORT_ALREADY_CLOSED');
        if (status === 'resolved') await withheldReviews(tx).withholdUpheld(id);
        const { reported_id: reportedId, reporter_id: reporterId } = closed;
        const action = status === 'resolved' ? 'report.resolved' : 'report.dismissed';
        const deed = { actorId: actor.id, subjectId: reportedId, reportId: id, requestId: actor.requestId };
        await auditLog(tx).record({ ...deed, action, before: 'pending', after: status, reason: note }, at);
        await events.record(tx, 'report.closed', { reportId: id, reportedId, reporterId, status });
        return presentReport(tx, closed);
      });
    },
  };
}

/** Whether a side of a case is somebody whose mailbox is the own one, or whom the own one works for. */
async function isOwn(db: Db, actor: string, report: ReportRow): Promise<boolean> {
  return mailboxes(db).isOneOf(actor, await reports(db).listSides(report));
}
