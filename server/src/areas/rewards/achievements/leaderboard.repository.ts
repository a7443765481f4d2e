import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

export interface Ranked {
  id: string;
  firstName: string;
  lastName: string;
  companyName: string;
  /** XP earned since the week began. */
  xp: number;
  rank: number;
}

export function leaderboard(db: Db) {
  return {
    /** The best `limit` members since `since`, and the member itself wherever it stands. Equal XP share a rank. */
    async list(member: string, since: Date, limit: number): Promise<Ranked[]> {
      const { rows } = await sql<Ranked>`
        with earned as (
          select member_id, sum(points)::int as xp from xp_ledger where created_at >= ${since} group by member_id
        ),
        ranked as (
          select id, coalesce(first_name, '') as "firstName", coalesce(last_name, '') as "lastName",
            coalesce(company_name, '') as "companyName", greatest(coalesce(xp, 0), 0) as xp,
            rank() over (order by greatest(coalesce(xp, 0), 0) desc)::int as rank,
            row_number() over (order by coalesce(xp, 0) desc, xp_total desc, id) as place
          from members left join earned on member_id = id
          where id = ${member} or (xp > 0 and status = 'active' and profile_completed_at is not null)
        )
        select id, "firstName", "lastName", "companyName", xp, rank from ranked
        where place <= ${limit} or id = ${member} order by place`.execute(db);
      return rows;
    },
  };
}
