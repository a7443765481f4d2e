import type { RingOutcome } from '@rezenso/contract/admin';
import type { RingCaseState } from '@rezenso/contract/rings';
import type { RingVerdict } from '@rezenso/engines/rings';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { FormerHold } from '../../../database/schema-former.ts';
import type { RingCaseRow } from '../../../database/schema-rings.ts';

/** Cases are counted, and can be paged through, up to here. */
export const mostCasesCounted = 10_000;

/** What else a decision rests on. */
export interface CaseFigures {
  memberSince: Date;
  status: 'active' | 'inactive' | 'banned';
  reviewsGiven: number;
  reviewsReceived: number;
  waitingReviews: number;
}

/** Accounts whose reviews wait, and what was decided about them. */
export function ringCases(db: Db) {
  return {
    /** @returns undefined when one holds the account already */
    async open(
      member: string,
      { score, evidence, pairs }: Pick<RingVerdict, 'score' | 'evidence' | 'pairs'>,
      now: Date,
    ): Promise<string | undefined> {
      const row = await db
        .insertInto('ring_cases')
        .values({
          member_id: member,
          score,
          evidence: JSON.stringify(evidence),
          pairs: JSON.stringify(pairs),
          opened_at: now,
        })
        .onConflict((conflict) => conflict.column('member_id').where('state', 'in', ['open', 'kept']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },

    /** As it was when the account left that this one follows. @returns undefined when one holds the account already */
    async inherit(
      member: string,
      { isKept, score, evidence, pairs, decision, decidedAt }: FormerHold,
      now: Date,
    ): Promise<string | undefined> {
      const id = await this.open(member, { score, evidence, pairs }, now);
      if (id === undefined) return undefined;
      await db
        .updateTable('ring_cases')
        .set({ state: isKept ? 'kept' : 'open', decision, decided_at: decidedAt === null ? null : new Date(decidedAt) })
        .where('id', '=', id)
        .execute();
      return id;
    },

    /** One that is open shows what was found last, so that people decide about all of it; an account that shrinks away keeps its case. */
    async refresh(member: string, { score, level, evidence, pairs }: RingVerdict): Promise<void> {
      if (level !== 'hold') return;
      await db
        .updateTable('ring_cases')
        .set({ score, evidence: JSON.stringify(evidence), pairs: JSON.stringify(pairs) })
        .where('member_id', '=', member)
        .where('state', '=', 'open')
        .execute();
    },

    /** Whether one waits for its decision, or was decided against the account. */
    async isHolding(member: string): Promise<boolean> {
      const row = await db
        .selectFrom('ring_cases')
        .select('id')
        .where('member_id', '=', member)
        .where('state', 'in', ['open', 'kept'])
        .executeTakeFirst();
      return row !== undefined;
    },

    find(id: string): Promise<RingCaseRow | undefined> {
      return db.selectFrom('ring_cases').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /** The newest about a member. */
    findOf(member: string): Promise<RingCaseRow | undefined> {
      return db
        .selectFrom('ring_cases')
        .selectAll()
        .where('member_id', '=', member)
        .orderBy('opened_at', 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
    },

    /** Once while it waits, and once after each decision against the account, which opens it again. */
    async appeal(member: string, text: string, now: Date): Promise<RingCaseRow | undefined> {
      const { rows } = await sql<RingCaseRow>`
        update ring_cases set state = 'open', appeal = ${text}, appealed_at = ${now}
        where member_id = ${member} and (state = 'open' and appealed_at is null
          or state = 'kept' and (appealed_at is null or appealed_at <= decided_at))
        returning *`.execute(db);
      return rows[0];
    },

    /** @returns undefined when it does not wait for a decision */
    async decide(
      id: string,
      { outcome, text, by }: { outcome: RingOutcome; text: string; by: string },
      now: Date,
    ): Promise<RingCaseRow | undefined> {
      return db
        .updateTable('ring_cases')
        .set({ state: outcome, decision: text, decided_by: by, decided_at: now })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .returningAll()
        .executeTakeFirst();
    },

    async list(filter: CaseFilter, limit: number, offset: number): Promise<RingCaseRow[]> {
      const order = filter.state === 'open' ? sql`appealed_at is null, opened_at, id` : sql`opened_at desc, id`;
      const { rows } = await sql<RingCaseRow>`
        select * from ring_cases where ${isIn(filter)} order by ${order} limit ${limit} offset ${offset}`.execute(db);
      return rows;
    },

    /** How many there are, but at most one more than `mostCasesCounted`. */
    async count(filter: CaseFilter): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from (
          select from ring_cases where ${isIn(filter)} limit ${mostCasesCounted + 1}) counted`.execute(db);
      return rows[0]?.count ?? 0;
    },

    async figuresOf(member: string): Promise<CaseFigures> {
      const { rows } = await sql<CaseFigures>`
        select created_at as "memberSince", status,
          (select count(*) from review_exchanges where reviewer_id = member.id and submitted_at is not null) as "reviewsGiven",
          (select count(*) from review_exchanges where recipient_id = member.id and submitted_at is not null)
            as "reviewsReceived",
          (select count(*) from review_exchanges where reviewer_id = member.id and withheld = 'held_account')
            as "waitingReviews"
        from members member where id = ${member}`.execute(db);
      if (!rows[0]) throw new Error('A case without its member goes with it');
      return rows[0];
    },
  };
}

interface CaseFilter {
  state: RingCaseState | undefined;
  /** Accounts of whoever looks: cases that are about them or name them are for others. */
  besides: readonly string[];
}

function isIn({ state, besides }: CaseFilter): RawBuilder<unknown> {
  const isForOthers = sql`member_id <> all(${[...besides]}::uuid[]) and not exists (
    select from jsonb_array_elements(pairs) pair where pair ->> 'otherId' = any(${[...besides]}::text[]))`;
  return state ? sql`state = ${state} and ${isForOthers}` : isForOthers;
}
