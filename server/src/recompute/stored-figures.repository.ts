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
    /**
     * The next accounts by id, kept from changing until the transaction ends: read before that, a figure could be
     * replaced that somebody has just earned. Erased ones are left out: their figures were removed on purpose.
     */
    async lockNext(after: string | undefined, limit: number): Promise<StoredFigures[]> {
      const locked = await sql<{ id: string }>`
        select id from members
        where deleted_at is null and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
        order by id limit ${limit} for no key update`.execute(db);
      const { rows } = await sql<StoredFigures>`
        select id, xp_total as "xpTotal", trust_score as score,
          (select coalesce(sum(points), 0)::int from xp_ledger where member_id = members.id) as ledger
        from members where id = any(${locked.rows.map(({ id }) => id)}::uuid[]) order by id`.execute(db);
      return rows;
    },
  };
}
