import type { DisputeState } from '@rezenso/contract/dispute';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { Finding } from '../../../database/schema-admin.ts';
import type { DisputeRow } from '../../../database/schema-disputes.ts';

/** A dispute with what its list shows besides. */
export type ListedDispute = DisputeRow & {
  platform: PlatformId;
  match_id: string;
  /** Whether its writer may still sign in. */
  canAnswer: boolean;
};

export interface DisputeFilter {
  state: DisputeState | undefined;
  /** Accounts of whoever looks: disputes in which they are a side are for others. */
  besides: readonly string[];
}

/** Disputes are counted, and can be paged through, up to here. */
export const mostDisputesCounted = 10_000;

/** Decided disputes of a side, without one. */
interface Decided {
  upheld: number;
  rejected: number;
  unresolved: number;
}

export interface DisputeCounts {
  against: Decided;
  filed: Decided;
  upheldReports: number;
}

const listed = sql`select dispute.*, exchange.platform, exchange.match_id,
    writer.status <> 'banned' and writer.deleted_at is null as "canAnswer"
  from disputes dispute
  join review_exchanges exchange on exchange.id = dispute.review_exchange_id
  join members writer on writer.id = dispute.reviewer_id`;

/** Disputes as moderators see them. */
export function listedDisputes(db: Db) {
  return {
    async find(id: string): Promise<ListedDispute | undefined> {
      const { rows } = await sql<ListedDispute>`${listed} where dispute.id = ${id}`.execute(db);
      return rows[0];
    },

    /** Of open ones those that can be decided come first, then by how long they wait; otherwise the newest. */
    async list(filter: DisputeFilter, limit: number, offset: number, now: Date): Promise<ListedDispute[]> {
      const isReady = sql`(answered_at is not null or answer_due_at <= ${now} or writer.status = 'banned')`;
      const order = filter.state === 'open' ? sql`${isReady} desc, dispute.created_at, dispute.id` : newestFirst;
      const { rows } = await sql<ListedDispute>`${listed} where ${isIn(filter)} order by ${order}
        limit ${limit} offset ${offset}`.execute(db);
      return rows;
    },

    /** How many there are, but at most one more than `mostDisputesCounted`. */
    async count(filter: DisputeFilter): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from (
          select from disputes dispute where ${isIn(filter)} limit ${mostDisputesCounted + 1}
        ) counted`.execute(db);
      return rows[0]?.count ?? 0;
    },

    /** What was decided about a member before, besides one dispute. */
    async countsOf(member: string, besides: string): Promise<DisputeCounts> {
      const decided = (side: RawBuilder<unknown>) => sql`(
        select json_build_object('upheld', count(*) filter (where state = 'upheld'),
          'rejected', count(*) filter (where state = 'rejected'),
          'unresolved', count(*) filter (where state = 'unresolved'))
        from disputes where ${side} = ${member} and id <> ${besides})`;
      const { rows } = await sql<DisputeCounts>`
        select ${decided(sql`reviewer_id`)} as against, ${decided(sql`recipient_id`)} as filed,
          (select count(*) from reports where reported_id = ${member} and status = 'resolved') as "upheldReports"`.execute(
        db,
      );
      if (!rows[0]) throw new Error('Counting answered no row');
      return rows[0];
    },

    /** What the analysis found in a review that is not among the recipient's own: kept where it was suspicious. */
    async findingsOf(exchange: string): Promise<readonly Finding[]> {
      const row = await db
        .selectFrom('reports')
        .select('findings')
        .where('review_exchange_id', '=', exchange)
        .where('kind', '=', 'suspicious_review')
        .executeTakeFirst();
      return row?.findings ?? [];
    },
  };
}

const newestFirst = sql`dispute.created_at desc, dispute.id`;

function isIn({ state, besides }: DisputeFilter): RawBuilder<unknown> {
  const isForOthers = sql`dispute.reviewer_id <> all(${[...besides]}::uuid[]) and dispute.recipient_id <> all(${[...besides]}::uuid[])`;
  return state ? sql`dispute.state = ${state} and ${isForOthers}` : isForOthers;
}
