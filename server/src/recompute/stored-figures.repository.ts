import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

export interface StoredFigures {
  id: string;
  /** Total that the account shows. */
  xpTotal: number;
  /** Sum of its ledger entries. */
  ledger: number;
  score: number | null;
}

/** What is stored of accounts that could also be computed. */
export function storedFigures(db: Db) {
  return {
    /** The next accounts by id. Erased ones are left out: their figures were removed on purpose. */
    async next(after: string | undefined, limit: number): Promise<StoredFigures[]> {
      const { rows } = await sql<StoredFigures>`
        select id, xp_total as "xpTotal", trust_score as score,
          (select coalesce(sum(points), 0)::int from xp_ledger where member_id = members.id) as ledger
        from members
        where deleted_at is null and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
        order by id limit ${limit}`.execute(db);
      return rows;
    },

    async setXp(member: string, total: number): Promise<void> {
      await db.updateTable('members').set({ xp_total: total }).where('id', '=', member).execute();
    },
  };
}
