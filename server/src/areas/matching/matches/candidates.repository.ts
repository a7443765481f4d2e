import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { candidateColumns, candidateQuery, type MatchMember } from '../../../engines/matching/index.ts';
import { matchMembers } from '../../accounts/candidate-index/match-members.repository.ts';

/** The predicate of the index members_candidates, word for word. */
const eligible = `status = 'active' and profile_completed_at is not null`;
/** How many candidates are scored exactly; the query ranks them by nearly the same formula. */
const scoredCandidates = 100;
const declinedDays = 90;
const dayMillis = 86_400_000;

/** Who could be suggested to whom. */
export function candidates(db: Db) {
  return {
    /** The ids of the best candidates for a viewer, best first, without `excluded`. */
    async listIds(viewer: MatchMember, excluded: ReadonlySet<string>): Promise<string[]> {
      const limit = scoredCandidates + excluded.size;
      const { text, values } = candidateQuery(viewer, { eligible, limit });
      const { rows } = await db.executeQuery<{ id: string }>(CompiledQuery.raw(text, [...values]));
      return rows.map((row) => row.id).filter((id) => !excluded.has(id));
    },

    /**
     * Members the viewer has an open match with, or where one declined the other in the last 90 days, and the people who
     * run the site: whoever moderates reviews does not trade them.
     */
    async listExcluded(viewer: string, now: Date): Promise<Set<string>> {
      const declinedSince = new Date(now.getTime() - declinedDays * dayMillis);
      const isExcluding = sql`(status in ('pending', 'accepted') or (status = 'declined' and updated_at > ${declinedSince}))`;
      const { rows } = await sql<{ id: string }>`
        select provider_id as id from matches where requester_id = ${viewer} and ${isExcluding}
        union
        select requester_id as id from matches where provider_id = ${viewer} and ${isExcluding}
        union
        select id from members where admin_role is not null`.execute(db);
      return new Set(rows.map((row) => row.id));
    },

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
