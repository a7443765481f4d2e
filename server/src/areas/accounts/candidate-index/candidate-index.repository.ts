import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { candidateColumns } from './candidate-columns.ts';
import { matchMembers } from './match-members.repository.ts';

/** What stands with each member for the query that looks for candidates. */
export function candidateIndex(db: Db) {
  return {
    /** Adds to the counts; a member whose row is in use just then is left out, for the counts need not be exact. */
    async addExposures(counts: ReadonlyMap<string, number>): Promise<void> {
      if (counts.size === 0) return;
      await sql`
        with shown as (select * from unnest(${[...counts.keys()]}::uuid[], ${[...counts.values()]}::int[]) as s(id, times)),
        free as (select id from members where id in (select id from shown) order by id for no key update skip locked)
        update members set exposure_count = exposure_count + shown.times
        from shown join free using (id) where members.id = shown.id`.execute(db);
    },

    /**
     * Brings what the index knows of members up to date: call it in the transaction that changes a profile, a place,
     * platforms or a trust score.
     */
    async refresh(ids: readonly string[], now: Date): Promise<void> {
      const known = await matchMembers(db).findAll(ids, now);
      for (const [id, member] of known) {
        const { geo_cell, match_traits } = candidateColumns(member);
        await db.updateTable('members').set({ geo_cell, match_traits }).where('id', '=', id).execute();
      }
    },
  };
}
