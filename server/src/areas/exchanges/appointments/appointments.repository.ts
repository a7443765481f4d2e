import { type ExpressionBuilder, sql } from 'kysely';
import { isBlockedBetween, isBlockedIn } from '../../../database/blocked.ts';
import type { Db } from '../../../database/database.ts';
import type { Database } from '../../../database/schema.ts';
import type { AppointmentRow } from '../../../database/schema-appointments.ts';

export interface Proposal {
  times: readonly Date[];
  minutes: number;
  place: string;
  note: string | null;
}

/** For whom: the reviews that one side of a match writes about the other. */
export interface Direction {
  match_id: string;
  reviewer_id: string;
  recipient_id: string;
}

type Appointments = ExpressionBuilder<Database, 'appointments'>;
const isSide = (member: string) => (row: Appointments) =>
  row.or([row('reviewer_id', '=', member), row('recipient_id', '=', member)]);

/** Whether its side has a review to write: one that was handed in needs no appointment any more. */
const isStillToReview = sql<boolean>`exists (select from review_exchanges exchange
  where exchange.match_id = appointments.match_id and exchange.reviewer_id = appointments.reviewer_id
    and exchange.status in ('pending', 'in_progress'))`;

/**
 * Every change names what it follows on, in one statement: of two that come at the same moment one finds nothing, and so does
 * one that comes too late.
 */
export function appointments(db: Db) {
  return {
    find(id: string): Promise<AppointmentRow | undefined> {
      return db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /** Ends the one that a proposal takes the place of. @returns undefined when it does not stand any more */
    replace(id: string, { match_id, reviewer_id }: Direction, now: Date): Promise<AppointmentRow | undefined> {
      return db
        .updateTable('appointments')
        .set({ status: 'replaced', updated_at: now })
        .where('id', '=', id)
        .where('match_id', '=', match_id)
        .where('reviewer_id', '=', reviewer_id)
        .where('status', 'in', ['proposed', 'agreed'])
        .returningAll()
        .executeTakeFirst();
    },

    /** @param former whose place it takes @returns undefined when another one stands already */
    async propose(
      id: string,
      member: string,
      { match_id, reviewer_id, recipient_id }: Direction,
      { times, minutes, place, note }: Proposal,
      former: AppointmentRow | undefined,
      now: Date,
    ): Promise<AppointmentRow | undefined> {
      return db
        .insertInto('appointments')
        .values({
          id,
          match_id,
          reviewer_id,
          recipient_id,
          proposed_by: member,
          times: JSON.stringify(times),
          minutes,
          place,
          note,
          calendar_id: former?.calendar_id ?? id,
          sequence: former ? former.sequence + 1 : 0,
          in_calendars_at: former?.in_calendars_at ?? null,
          moved_from: former?.in_calendars_at ?? null,
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
    },

    /** The side that was asked picks one of the times. @returns undefined when there is nothing to pick, or to review */
    pick(id: string, member: string, startsAt: Date, now: Date): Promise<AppointmentRow | undefined> {
      return db
        .updateTable('appointments')
        .set({ status: 'agreed', starts_at: startsAt, in_calendars_at: startsAt, updated_at: now })
        .where('id', '=', id)
        .where('status', '=', 'proposed')
        .where('proposed_by', '<>', member)
        .where(isSide(member))
        .where(sql<boolean>`times @> ${JSON.stringify([startsAt])}::jsonb`)
        .where(isStillToReview)
        .returningAll()
        .executeTakeFirst();
    },

    /** @returns undefined when nothing of it stands any more */
    withdraw(id: string, member: string, reason: string | null, now: Date): Promise<AppointmentRow | undefined> {
      return db
        .updateTable('appointments')
        .set((row) => ({
          status: 'withdrawn',
          ended_by: member,
          reason,
          sequence: row('sequence', '+', 1),
          updated_at: now,
        }))
        .where('id', '=', id)
        .where('status', 'in', ['proposed', 'agreed'])
        .where(isSide(member))
        .returningAll()
        .executeTakeFirst();
    },

    /** @returns undefined when it was not agreed, its time has not come, or there is nothing to review */
    takePlace(id: string, member: string, now: Date): Promise<AppointmentRow | undefined> {
      return db
        .updateTable('appointments')
        .set({ status: 'happened', ended_by: member, updated_at: now })
        .where('id', '=', id)
        .where('status', '=', 'agreed')
        .where('starts_at', '<=', now)
        .where(isStillToReview)
        .where(isSide(member))
        .returningAll()
        .executeTakeFirst();
    },

    /** How the other side of a match stands to being asked for anything. */
    async standingOf(partner: string, match: string): Promise<{ isActive: boolean; isBlocked: boolean }> {
      const { rows } = await sql<{ isActive: boolean; isBlocked: boolean }>`
        select member.status = 'active' and member.deleted_at is null as "isActive",
          ${isBlockedIn(match)} as "isBlocked"
        from members member where member.id = ${partner}`.execute(db);
      return rows[0] ?? { isActive: false, isBlocked: false };
    },

    /** What took place says nothing about the reviews of another plan. */
    async retireAllOf(match: string): Promise<void> {
      await db
        .updateTable('appointments')
        .set({ status: 'replaced' })
        .where('match_id', '=', match)
        .where('status', '=', 'happened')
        .execute();
    },

    /** What still stands of a match. */
    listStanding(match: string): Promise<AppointmentRow[]> {
      return db
        .selectFrom('appointments')
        .selectAll()
        .where('match_id', '=', match)
        .where('status', 'in', ['proposed', 'agreed'])
        .orderBy('id')
        .execute();
    },

    /** What still stands of a member; what is proposed and agreed ones that begin before a moment, or all. */
    listStandingOf(member: string, before?: Date): Promise<AppointmentRow[]> {
      return db
        .selectFrom('appointments')
        .selectAll()
        .where(isSide(member))
        .where('status', 'in', ['proposed', 'agreed'])
        .$if(before !== undefined, (query) =>
          query.where((row) => row.or([row('status', '=', 'proposed'), row('starts_at', '<', before ?? null)])),
        )
        .orderBy('id')
        .execute();
    },

    /** Words of before a block that the other side was not told until then go: they would cross it. */
    async takeWordsBack(id: string): Promise<void> {
      await sql`update appointments set note = null, reason = null
        where id = ${id} and ${isBlockedBetween(sql.ref('appointments.reviewer_id'), sql.ref('appointments.recipient_id'))}`.execute(
        db,
      );
    },

    /** Who leaves takes all of them along. @returns what they were */
    endAllOf(member: string): Promise<AppointmentRow[]> {
      return db.deleteFrom('appointments').where(isSide(member)).returningAll().execute();
    },
  };
}
