import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** An open match or exchange that ends because one side leaves. */
export interface OpenWith {
  partnerId: string;
  matchId: string;
  /** Still a question, so that nobody had agreed to anything. */
  isAsked: boolean;
}

/** Who and what an account is bound to when it leaves. */
export function partnersOf(db: Db, member: string) {
  return {
    async isBanned(): Promise<boolean> {
      const { rows } =
        await sql`select from members where id = ${member} and status = 'banned' for no key update`.execute(db);
      return rows.length > 0;
    },

    async companyName(): Promise<string | null> {
      const { rows } = await sql<{ name: string | null }>`
        select company_name as name from members where id = ${member}`.execute(db);
      return rows[0]?.name ?? null;
    },

    /** Reviews that were handed in and wait for a confirmation; only those that the member would have to give, or all. */
    async listHandedIn({ isToMember = false } = {}): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select id from review_exchanges
        where ((reviewer_id = ${member} and not ${isToMember}::boolean) or recipient_id = ${member})
          and status = 'awaiting_confirmation'
        order by submitted_at, id`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** The partners of what is still open. */
    async listOpen(): Promise<OpenWith[]> {
      const { rows } = await sql<OpenWith>`
        select case when requester_id = ${member} then provider_id else requester_id end as "partnerId", id as "matchId",
          status = 'pending' as "isAsked"
        from matches where (requester_id = ${member} or provider_id = ${member})
          and (status in ('pending', 'accepted')
            or exists (select from review_exchanges where match_id = matches.id
              and status in ('pending', 'in_progress', 'awaiting_confirmation')))
        order by created_at, id`.execute(db);
      return rows;
    },

    /** Who has a review of it to write. */
    async listWriters(): Promise<string[]> {
      const rows = await db
        .selectFrom('review_exchanges')
        .select('reviewer_id')
        .distinct()
        .where('recipient_id', '=', member)
        .where('submitted_at', 'is', null)
        .orderBy('reviewer_id')
        .execute();
      return rows.map(({ reviewer_id }) => reviewer_id);
    },

    /** Everybody who ever had a match with it. */
    async listAll(): Promise<string[]> {
      const { rows } = await sql<{ partner: string }>`
        select provider_id as partner from matches where requester_id = ${member}
        union select requester_id from matches where provider_id = ${member}`.execute(db);
      return rows.map(({ partner }) => partner);
    },

    /** Ids of all that a mail may tell of it: its matches and exchanges, and what was proposed or disputed about them. */
    async listSubjects(): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select id::text from matches where requester_id = ${member} or provider_id = ${member}
        union all
        select id::text from review_exchanges where reviewer_id = ${member} or recipient_id = ${member}
        union all
        select id::text from appointments where reviewer_id = ${member} or recipient_id = ${member}
        union all
        select id::text from disputes where reviewer_id = ${member} or recipient_id = ${member}
        union all
        select id::text from due_date_extensions where reviewer_id = ${member} or recipient_id = ${member}`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}
