import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** Total XP around a grant; equal when nothing was granted. */
export interface XpTotals {
  before: number;
  after: number;
}

/** The append-only XP ledger; `members.xp_total` is its sum per member. */
export function xp(tx: Db) {
  return {
    /**
     * Grants points once per member, action and subject: the entry and the total change in one statement, so that the
     * total always equals the ledger.
     * @param subject id of what the points are for, for instance the match
     * @returns undefined when they were granted before
     */
    async grant(
      member: string,
      action: string,
      subject: string,
      points: number,
      now: Date,
    ): Promise<XpTotals | undefined> {
      const { rows } = await sql<XpTotals>`
        with entry as (
          insert into xp_ledger (member_id, action, subject, points, created_at)
          values (${member}, ${action}, ${subject}, ${points}, ${now})
          on conflict (member_id, action, subject) do nothing
          returning points
        )
        update members set xp_total = xp_total + entry.points from entry where members.id = ${member}
        returning xp_total - entry.points as before, xp_total as after`.execute(tx);
      return rows[0];
    },
  };
}
