import { suspiciousFraudScore } from '@rezenso/contract/limits';
import type { TrustEvent } from '@rezenso/engines/trust';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { ReviewExchangeRow } from '../../../database/schema.ts';
import { daysBetween } from '../../../time/due-day.ts';

type Conduct = Pick<
  ReviewExchangeRow,
  'id' | 'reviewer_id' | 'status' | 'due_at' | 'submitted_at' | 'confirmed_at' | 'fraud_score' | 'withheld'
> & {
  /** Mailbox of who got the review: another account of the same person is no other partner. */
  partner: string;
  /** Nobody has to write for a business that is banned: until the ban ends the exchange, or is lifted, nothing is missed. */
  isForBanned: boolean;
};

/** The trust score and what it is made of. */
export function trust(db: Db) {
  return {
    /** Keeps others from recomputing the same members at the same time: the last to write has seen everything. */
    async lock(members: readonly string[]): Promise<void> {
      await sql`select from members where id = any(${members}::uuid[]) order by id for no key update`.execute(db);
    },

    /**
     * Each member's conduct as a reviewer, from its exchanges, and the reports about it that were upheld. A suspicion
     * that a moderator dismissed is no evidence any more, and a withheld review (0039) is no delivery. An upheld dispute (0121) counts
     * as a report does, unless one of the same review was upheld as well; where nobody could tell, a delivery that was confirmed
     * before stays one. What somebody says of a public
     * page is no conduct as a reviewer (0110).
     * @param now what was due before its day is missed
     */
    async events(members: readonly string[], now: Date): Promise<Map<string, TrustEvent[]>> {
      const rows = await db
        .selectFrom('review_exchanges')
        .innerJoin('members', 'members.id', 'recipient_id')
        .select([
          'review_exchanges.id',
          'reviewer_id',
          'review_exchanges.status',
          'due_at',
          'submitted_at',
          'confirmed_at',
        ])
        .select(['fraud_score', 'withheld', sql<string>`mailbox_of(members.email)`.as('partner')])
        .select(sql<boolean>`members.status = 'banned'`.as('isForBanned'))
        .where('reviewer_id', 'in', members)
        .execute();
      const decided = await db
        .selectFrom('reports')
        .select(['reported_id', 'kind', 'status', 'review_exchange_id', 'created_at'])
        .where('reported_id', 'in', members)
        .where('status', '<>', 'pending')
        .where('kind', '<>', 'public_page')
        .execute();
      const disputed = await db
        .selectFrom('disputes')
        .select(['reviewer_id', 'review_exchange_id', 'created_at'])
        .where('reviewer_id', 'in', members)
        .where('state', '=', 'upheld')
        .execute();
      const cleared = new Set(
        decided
          .filter(({ kind, status }) => kind === 'suspicious_review' && status === 'dismissed')
          .map((report) => report.review_exchange_id),
      );
      const byMember = Map.groupBy(rows, (row) => row.reviewer_id);
      const upheld = Map.groupBy(
        decided.filter(({ status }) => status === 'resolved'),
        (report) => report.reported_id,
      );
      const upheldDisputes = Map.groupBy(
        disputed.filter(({ review_exchange_id: exchange }) => !isAbout(decided, exchange)),
        (dispute) => dispute.reviewer_id,
      );
      return new Map(
        members.map((id) => {
          const conduct = (byMember.get(id) ?? []).flatMap((row) => eventsOf(row, now, cleared.has(row.id)));
          const reports = [...(upheld.get(id) ?? []), ...(upheldDisputes.get(id) ?? [])].map(
            (report): TrustEvent => ({ type: 'report', at: report.created_at }),
          );
          return [id, [...conduct, ...reports]];
        }),
      );
    },

    /** Whose score fades or falls with time. */
    async listScored(): Promise<string[]> {
      const rows = await db.selectFrom('members').select('id').where('trust_score', 'is not', null).execute();
      return rows.map((row) => row.id);
    },
  };
}

/** Whether a report of this very review was upheld. */
function isAbout(reports: readonly { status: string; review_exchange_id: string | null }[], exchange: string): boolean {
  return reports.some(({ status, review_exchange_id: about }) => status === 'resolved' && about === exchange);
}

function eventsOf(row: Conduct, now: Date, isCleared: boolean): TrustEvent[] {
  const counts = row.withheld === null || (row.withheld === 'unresolved' && row.confirmed_at !== null);
  const isDelivered = (row.status === 'confirmed' || row.status === 'completed') && counts;
  if (!row.submitted_at) {
    return daysBetween(row.due_at, now) > 0 && !row.isForBanned ? [{ type: 'missed', at: row.due_at }] : [];
  }
  const at = row.submitted_at;
  const daysLate = Math.max(0, daysBetween(row.due_at, at));
  return [
    ...(isDelivered ? [{ type: 'delivery', partnerId: row.partner, at, daysLate } as const] : []),
    ...(row.fraud_score > suspiciousFraudScore && !isCleared
      ? [{ type: 'fraud', at, severity: row.fraud_score / 100 } as const]
      : []),
  ];
}
