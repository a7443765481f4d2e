import type { SupportStatus } from '@rezenso/contract/support';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { SupportRequestRow } from '../../../database/schema-support.ts';
import { planCondition } from '../../accounts/index.ts';
import { isLastMessage, turnAgain } from '../requests/turn-again.sql.ts';

/** A request with whether its member's plan puts it first. */
export interface QueuedRow extends SupportRequestRow {
  hasPriority: boolean;
}

export interface QueueFilter {
  status: SupportStatus | undefined;
  /** Accounts of whoever looks: their requests are for others. */
  besides: readonly string[];
}

/** Requests are counted, and can be paged through, up to here. */
export const mostRequestsCounted = 10_000;

const isFirst = sql.raw(planCondition('priority-support', 'member.subscription_status'));

/** The requests of all members, as those who answer go through them. */
export function queue(db: Db) {
  return {
    /** Those that wait first: with Pro, then the longest wait. Behind them the latest changes. */
    async list(filter: QueueFilter, limit: number, offset: number): Promise<QueuedRow[]> {
      const { rows } = await sql<QueuedRow>`
        select request.*, ${isFirst} as "hasPriority"
        from support_requests request join members member on member.id = request.member_id
        where ${isIn(filter)}
        order by request.status = 'open' desc, request.status = 'open' and ${isFirst} desc,
          request.waiting_since, request.updated_at desc, request.id
        limit ${limit} offset ${offset}`.execute(db);
      return rows;
    },

    /** How many there are, but at most one more than `mostRequestsCounted`. */
    async count(filter: QueueFilter): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from (
          select from support_requests request where ${isIn(filter)}
          limit ${mostRequestsCounted + 1}
        ) counted`.execute(db);
      return rows[0]?.count ?? 0;
    },

    async find(id: string): Promise<QueuedRow | undefined> {
      const { rows } = await sql<QueuedRow>`
        select request.*, ${isFirst} as "hasPriority"
        from support_requests request join members member on member.id = request.member_id
        where request.id = ${id}`.execute(db);
      return rows[0];
    },

    /**
     * Makes room for an answer to a request as it was seen; whoever answers takes care of it, unless somebody does.
     * @returns undefined when somebody wrote meanwhile, or closed it
     */
    answer(id: string, agent: string, seen: number, now: Date): Promise<SupportRequestRow | undefined> {
      return db
        .updateTable('support_requests')
        .set({
          last_position: sql`last_position + 1`,
          status: 'answered',
          waiting_since: null,
          first_answered_at: sql`coalesce(first_answered_at, ${now})`,
          assignee_id: sql`coalesce(assignee_id, ${agent}::uuid)`,
          updated_at: now,
        })
        .where('id', '=', id)
        .where('last_position', '=', seen)
        .where('status', '<>', 'closed')
        .returningAll()
        .executeTakeFirst();
    },

    /** @returns undefined when somebody else took care of it than was seen */
    assign(id: string, agent: string | null, seenAgent: string | null): Promise<SupportRequestRow | undefined> {
      return db
        .updateTable('support_requests')
        .set({ assignee_id: agent })
        .where('id', '=', id)
        .where((eb) => eb('assignee_id', 'is not distinct from', seenAgent))
        .returningAll()
        .executeTakeFirst();
    },

    /** @returns undefined when somebody wrote meanwhile, or closed it */
    close(id: string, seen: number, now: Date): Promise<SupportRequestRow | undefined> {
      return db
        .updateTable('support_requests')
        .set({ status: 'closed', waiting_since: null, updated_at: now })
        .where('id', '=', id)
        .where('last_position', '=', seen)
        .where('status', '<>', 'closed')
        .returningAll()
        .executeTakeFirst();
    },

    /**
     * Opens a closed one again: it is whose turn it was, by who wrote last. How many of its member may wait binds the member alone.
     * @returns undefined when it is not closed, or somebody wrote meanwhile
     */
    async reopen(id: string, seen: number, now: Date): Promise<SupportRequestRow | undefined> {
      const { rows } = await sql<SupportRequestRow>`
        update support_requests request
        set ${turnAgain(now)}
        from support_messages last
        where request.id = ${id} and request.status = 'closed' and request.last_position = ${seen}
          and ${isLastMessage}
        returning request.*`.execute(db);
      return rows[0];
    },
  };
}

function isIn({ status, besides }: QueueFilter): RawBuilder<unknown> {
  const isForOthers = sql`request.member_id <> all(${[...besides]}::uuid[])`;
  return status ? sql`request.status = ${status} and ${isForOthers}` : isForOthers;
}
