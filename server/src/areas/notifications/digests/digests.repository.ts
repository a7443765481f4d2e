import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { outbox } from '../../../mail/outbox.repository.ts';
import type { DueMoments } from './digest-moment.ts';

/** Before every other id. */
const noOne = '00000000-0000-0000-0000-000000000000';

/** A collected email that is due, oldest first. */
export interface DueEmail {
  name: string;
  sealed: string;
  about: string[];
  isWanted: boolean;
}

/** Collected emails and the summaries made of them. */
export function digests(db: Db) {
  /** A type that was switched to 'immediate' or off meanwhile does not wait longer than till tomorrow. */
  const isDue = ({ daily, weekly, monthly }: DueMoments) => sql<boolean>`email.awaits_digest and email.recorded_at <
    case preference.frequency when 'weekly' then ${weekly}::timestamptz when 'monthly' then ${monthly}::timestamptz
      else ${daily}::timestamptz end`;
  const emails = sql`outbox email left join email_preferences preference
    on preference.member_id = email.member_id and preference.email_type = email.email_type`;

  return {
    /** Members with something due who had no summary today, by id. */
    async listMembersDue(due: DueMoments, today: string, after: string | undefined, limit: number): Promise<string[]> {
      const { rows } = await sql<{ member: string }>`
        select distinct email.member_id as member from ${emails}
        where ${isDue(due)} and email.member_id > ${after ?? noOne}::uuid
          and not exists (select from digests sent where sent.member_id = email.member_id and sent.day = ${today}::date)
        order by 1 limit ${limit}`.execute(db);
      return rows.map(({ member }) => member);
    },

    /** Takes the member's due emails out, so that nobody else does. */
    async takeDue(member: string, due: DueMoments): Promise<DueEmail[]> {
      const { rows } = await sql<DueEmail>`
        select email.name, email.sealed, email.about, coalesce(preference.frequency, 'immediate') <> 'never' as "isWanted"
        from ${emails} where email.member_id = ${member} and ${isDue(due)}
        order by email.recorded_at, email.name for update of email`.execute(db);
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
  };
}
