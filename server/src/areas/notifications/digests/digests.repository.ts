import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { outbox } from '../../../mail/outbox.repository.ts';
import type { DueMoments } from './digest-moment.ts';

/** Before every other id. */
const noOne = '00000000-0000-0000-0000-000000000000';

/** A collected letter that is due, oldest first. */
export interface DueLetter {
  name: string;
  sealed: string;
  isWanted: boolean;
}

/** Collected letters and the summaries made of them. */
export function digests(db: Db) {
  /** A type that was switched to 'immediate' or off meanwhile does not wait longer than till tomorrow. */
  const isDue = ({ daily, weekly, monthly }: DueMoments) => sql<boolean>`letter.awaits_digest and letter.recorded_at <
    case preference.frequency when 'weekly' then ${weekly}::timestamptz when 'monthly' then ${monthly}::timestamptz
      else ${daily}::timestamptz end`;
  const letters = sql`outbox letter left join email_preferences preference
    on preference.member_id = letter.member_id and preference.email_type = letter.email_type`;

  return {
    /** Members with something due who had no summary today, by id. */
    async listMembersDue(due: DueMoments, today: string, after: string | undefined, limit: number): Promise<string[]> {
      const { rows } = await sql<{ member: string }>`
        select distinct letter.member_id as member from ${letters}
        where ${isDue(due)} and letter.member_id > ${after ?? noOne}::uuid
          and not exists (select from digests sent where sent.member_id = letter.member_id and sent.day = ${today}::date)
        order by 1 limit ${limit}`.execute(db);
      return rows.map(({ member }) => member);
    },

    /** Takes the member's due letters out, so that nobody else does. */
    async takeDue(member: string, due: DueMoments): Promise<DueLetter[]> {
      const { rows } = await sql<DueLetter>`
        select letter.name, letter.sealed, coalesce(preference.frequency, 'immediate') <> 'never' as "isWanted"
        from ${letters} where letter.member_id = ${member} and ${isDue(due)}
        order by letter.recorded_at, letter.name for update of letter`.execute(db);
      await outbox(db).remove(rows.map(({ name }) => name));
      return rows;
    },

    /** @returns whether it is the member's first summary of the day */
    async open(member: string, day: string): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('digests')
        .values({ member_id: member, day })
        .onConflict((conflict) => conflict.columns(['member_id', 'day']).doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },

    async removeBefore(day: string): Promise<void> {
      await sql`delete from digests where day < ${day}::date`.execute(db);
    },
  };
}
