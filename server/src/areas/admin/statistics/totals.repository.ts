import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

export interface Totals {
  totalMatches: number;
  completedMatches: number;
  totalReviews: number;
}

export function totals(db: Db) {
  return {
    async count(): Promise<Totals> {
      const { rows } = await sql<Totals>`
        select count(*) as "totalMatches", count(*) filter (where status = 'completed') as "completedMatches",
          (select count(*) from reviews) as "totalReviews"
        from matches`.execute(db);
      if (!rows[0]) throw new Error('Counting answered no row');
      return rows[0];
    },

    /** Cases that wait for a decision. */
    async countPendingReports(): Promise<number> {
      const { count } = await db
        .selectFrom('reports')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('status', '=', 'pending')
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
