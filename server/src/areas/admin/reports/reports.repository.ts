import type { PageReportReason, ReportStatus } from '@rezenso/contract/reports';
import { suspiciousReviewReason } from '@rezenso/contract/reports';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { Finding, ReportRow } from '../../../database/schema-admin.ts';
import { announceToStaff } from '../../../live/announce.ts';

export interface NewReport {
  reporterId: string;
  reportedId: string;
  reason: string;
  text: string;
  matchId: string;
  exchangeId: string | null;
  messageId: string | null;
}

export interface SuspiciousReview {
  /** Who wrote or imported it. */
  memberId: string;
  matchId: string | null;
  exchangeId: string | null;
  reviewId: string | null;
  fraudScore: number;
  findings: readonly Finding[];
}

export interface ReportFilter {
  status?: ReportStatus | undefined;
  kind?: ReportRow['kind'] | undefined;
  reason?: string | undefined;
  /** Accounts of whoever looks: cases in which they are a side are for others. */
  besides?: readonly string[] | undefined;
}

export interface ReportedPage {
  reportedId: string;
  reason: PageReportReason;
  text: string;
  /** Tells senders apart, beginning with what tells their ranges apart; null for what the site itself says, which is always kept. */
  senderTag: string | null;
}

/** More reports of one page wait for nobody: whoever decides on the first sees the page. */
const mostPendingOfAPage = 20;
/** As many of them may be of one sender, so that the page's owner cannot fill the list and have others dropped. */
const mostPendingOfASender = 3;
/** Whoever says something for the first time is heard beyond that, up to here. */
const mostPendingSenders = 200;
/** Of these as many may be of one range: one line has hundreds of networks of IPv6. */
const mostPendingOfARange = 3;
/** What the tags of a range have in common: half of them. */
const rangeTagLength = 22;

/** Apart from other advisory locks of this database. */
const pageLockSpace = 7_236_211;

/** Cases are counted, and can be paged through, up to here. */
export const mostReportsCounted = 10_000;

export function reports(db: Db) {
  return {
    /** @returns undefined while a report of the same member about the same partner is pending */
    async file(report: NewReport, now: Date): Promise<ReportRow | undefined> {
      const filed = await db
        .insertInto('reports')
        .values({
          kind: 'member_report',
          reporter_id: report.reporterId,
          reported_id: report.reportedId,
          reason: report.reason,
          text: report.text,
          match_id: report.matchId,
          review_exchange_id: report.exchangeId,
          message_id: report.messageId,
          created_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (filed) await announceToStaff(db, 'reports', 'users', 'statistics');
      return filed;
    },

    /**
     * Keeps what somebody says of a public page: the same words once, few of one sender, and no more than moderators need to look at it.
     * One after the other for a page, so that each counts those before.
     */
    async filePage({ reportedId, reason, text, senderTag }: ReportedPage, now: Date): Promise<void> {
      await sql`select pg_advisory_xact_lock(${pageLockSpace}, hashtext(${reportedId}))`.execute(db);
      const { rows } = await sql`
        insert into reports (kind, reported_id, reason, text, sender_tag, created_at)
        select 'public_page', ${reportedId}::uuid, ${reason}::text, ${text}::text, ${senderTag}::text, ${now}::timestamptz
        from (select count(*) as waiting, count(*) filter (where sender_tag = ${senderTag}::text) as own,
            count(*) filter (where left(sender_tag, ${rangeTagLength}::int) = left(${senderTag}::text, ${rangeTagLength}::int)) as of_range from reports
          where reported_id = ${reportedId} and kind = 'public_page' and status = 'pending') pending
        where ${senderTag}::text is null
          or (own = 0 and of_range < ${mostPendingOfARange} and waiting < ${mostPendingSenders})
          or (own < ${mostPendingOfASender} and waiting < ${mostPendingOfAPage})
        on conflict do nothing returning id`.execute(db);
      if (rows.length > 0) await announceToStaff(db, 'reports', 'users', 'statistics');
    },

    /** Makes a case of a review, once, however often it is judged. */
    async openSuspicious(review: SuspiciousReview, now: Date): Promise<void> {
      await db
        .insertInto('reports')
        .values({
          kind: 'suspicious_review',
          reported_id: review.memberId,
          reason: suspiciousReviewReason,
          match_id: review.matchId,
          review_exchange_id: review.exchangeId,
          review_id: review.reviewId,
          fraud_score: review.fraudScore,
          findings: JSON.stringify(review.findings),
          created_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await announceToStaff(db, 'reports', 'users', 'statistics');
    },

    /** Drops the case of a review that is suspected no more. @returns whom it was about; undefined when there is none to decide on */
    async dropSuspicious({ exchangeId, reviewId }: Pick<SuspiciousReview, 'exchangeId' | 'reviewId'>) {
      const row = await db
        .deleteFrom('reports')
        .where('kind', '=', 'suspicious_review')
        .where('status', '=', 'pending')
        .where((report) =>
          exchangeId === null ? report('review_id', '=', reviewId) : report('review_exchange_id', '=', exchangeId),
        )
        .returning('reported_id')
        .executeTakeFirst();
      if (row) await announceToStaff(db, 'reports', 'users', 'statistics');
      return row?.reported_id;
    },

    find(id: string): Promise<ReportRow | undefined> {
      return db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /** Accounts that a case is about: who is reported and who reported, and both sides of the exchange or match. */
    async listSides({ reporter_id, reported_id, match_id, review_exchange_id }: ReportRow): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select unnest(array[reviewer_id, recipient_id]) as id from review_exchanges where id = ${review_exchange_id}
        union select unnest(array[requester_id, provider_id]) from matches where id = ${match_id}`.execute(db);
      return [reported_id, ...(reporter_id === null ? [] : [reporter_id]), ...rows.map(({ id }) => id)];
    },

    /** What somebody may have earned XP for by what a case is about: its exchange, or else its match with all of them. */
    async listRewardedBy(id: string): Promise<string[]> {
      const { rows } = await sql<{ subject: string }>`
        with filed as (select match_id, review_exchange_id from reports where id = ${id})
        select review_exchange_id::text as subject from filed where review_exchange_id is not null
        union all select match_id::text from filed where review_exchange_id is null and match_id is not null
        union all select exchange.id::text from filed join review_exchanges exchange on exchange.match_id = filed.match_id
          where filed.review_exchange_id is null`.execute(db);
      return rows.map(({ subject }) => subject);
    },

    /** Newest first. */
    async list(filter: ReportFilter, limit: number, offset: number): Promise<ReportRow[]> {
      const { rows } = await sql<ReportRow>`
        select * from reports where ${where(filter)} order by created_at desc, id desc
        limit ${limit} offset ${offset}`.execute(db);
      return rows;
    },

    /** How many there are, but at most one more than `mostReportsCounted`. */
    async count(filter: ReportFilter): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from (
          select from reports where ${where(filter)} limit ${mostReportsCounted + 1}
        ) counted`.execute(db);
      return rows[0]?.count ?? 0;
    },

    /** Closes a pending case. @returns undefined when there is none */
    close(
      id: string,
      { status, note, by }: { status: ReportStatus; note: string; by: string },
      now: Date,
    ): Promise<ReportRow | undefined> {
      return db
        .updateTable('reports')
        .set({ status, note, resolved_at: now, resolved_by: by, sender_tag: null })
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .returningAll()
        .executeTakeFirst();
    },
  };
}

function where({ status, kind, reason, besides }: ReportFilter): RawBuilder<unknown> {
  const conditions = [
    ...(status ? [sql`status = ${status}`] : []),
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(reason ? [sql`reason = ${reason}`] : []),
    ...(besides ? [sql`reported_id <> all(${[...besides]}::uuid[])`] : []),
    ...(besides ? [sql`(reporter_id is null or reporter_id <> all(${[...besides]}::uuid[]))`] : []),
    ...(besides ? [sql`not exists (${exchangesOf(besides)})`, sql`not exists (${matchesOf(besides)})`] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

/** The exchange that a case is about, where one of these is a side of it: of a suspicious review who received it is one as well. */
function exchangesOf(members: readonly string[]): RawBuilder<unknown> {
  return sql`select from review_exchanges exchange where exchange.id = reports.review_exchange_id
    and (exchange.reviewer_id = any(${[...members]}::uuid[]) or exchange.recipient_id = any(${[...members]}::uuid[]))`;
}

function matchesOf(members: readonly string[]): RawBuilder<unknown> {
  return sql`select from matches match where match.id = reports.match_id
    and (match.requester_id = any(${[...members]}::uuid[]) or match.provider_id = any(${[...members]}::uuid[]))`;
}
