import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { announce } from '../../../live/announce.ts';

/** A better text, with other stars, may still take its place; as isToHandIn in the policy says. */
const isToHandIn = sql`(other.status in ('pending', 'in_progress')
  or (other.status = 'awaiting_confirmation' and other.withheld in ('no_substance', 'known_text')))`;

const isToOpen = (now: Date) => sql<boolean>`(due_at <= ${now} or not exists (
  select from review_exchanges other where other.match_id = review_exchanges.match_id and ${isToHandIn}))`;

/** Reviews that become readable to their recipients (docs/decisions/0081). */
export function openings(db: Db) {
  return {
    /**
     * Opens the reviews of a match once nothing of it is to be handed in, and those whose date has come. The caller has locked the
     * row of the match, so that of the last two at least one sees both.
     */
    async openOfMatch(match: string, now: Date): Promise<void> {
      await open(sql`match_id = ${match} and ${isToOpen(now)}`, now);
    },

    /**
     * Opens whatever is to be open by now, also what an older server handed in beside this one.
     *
     * @returns ids of the exchanges that opened
     */
    openDue(now: Date): Promise<string[]> {
      return open(isToOpen(now), now);
    },
  };

  async function open(which: RawBuilder<unknown>, now: Date): Promise<string[]> {
    const { rows } = await sql<{ id: string; members: string[] }>`
      update review_exchanges set opened_at = ${now}
      where ${which} and submitted_at is not null and opened_at is null
      returning id, array[reviewer_id, recipient_id] as members`.execute(db);
    const members = rows.flatMap((row) => row.members);
    await announce(db, members, 'exchanges', 'matches', 'activities');
    return rows.map(({ id }) => id);
  }
}
