import { mostOpenSupportRequests, supportRequestsPerDay } from '@rezenso/contract/limits';
import { givenMoment, id } from '@rezenso/contract/shapes';
import type { SupportTopic } from '@rezenso/contract/support';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../../database/database.ts';
import type { SupportRequestRow } from '../../../database/schema-support.ts';
import { planCondition } from '../../accounts/index.ts';
import { isLastMessage, turnAgain } from './turn-again.sql.ts';

interface NewRequest {
  id: string;
  memberId: string;
  topic: SupportTopic;
  subject: string;
}

/** What a member's requests are sorted by: their last change, and the request among those of one moment. */
const place = z.tuple([givenMoment, id]);
type Place = z.infer<typeof place>;
export const requestPlace = {
  schema: place,
  of: (row: SupportRequestRow): Place => [row.updated_at.toISOString(), row.id],
};

const dayMillis = 86_400_000;

const hasRoom = (member: string) => sql<boolean>`
  (select count(*) from support_requests theirs
    where theirs.member_id = ${member} and theirs.status = 'open') < ${mostOpenSupportRequests}`;

/** A member's requests to the operators. Nothing happens in one that is not the member's. */
export function supportRequests(db: Db) {
  return {
    /** Whether the plan of a member puts its requests before others'. */
    async hasPriority(member: string): Promise<boolean> {
      const { rows } = await sql<{ isFirst: boolean }>`
        select ${sql.raw(planCondition('priority-support'))} as "isFirst" from members where id = ${member}`.execute(
        db,
      );
      return rows[0]?.isFirst ?? false;
    },

    /** Lets one member's openings come one after the other, so that counting them holds. */
    async lockMember(member: string): Promise<void> {
      await sql`select from members where id = ${member} for no key update`.execute(db);
    },

    /** Whether the member has fewer requests that wait than there may be. */
    async hasRoom(member: string): Promise<boolean> {
      const { rows } = await sql<{ hasRoom: boolean }>`select ${hasRoom(member)} as "hasRoom"`.execute(db);
      return rows[0]?.hasRoom ?? false;
    },

    /** Whether the member opened fewer requests in the 24 hours before than a day may have. */
    async hasRoomToday(member: string, now: Date): Promise<boolean> {
      const { count } = await db
        .selectFrom('support_requests')
        .select((row) => row.fn.countAll<string>().as('count'))
        .where('member_id', '=', member)
        .where('created_at', '>', new Date(now.getTime() - dayMillis))
        .executeTakeFirstOrThrow();
      return Number(count) < supportRequestsPerDay;
    },

    /** @returns undefined when there is one with this id, whoever's */
    open({ id: requestId, memberId, topic, subject }: NewRequest, now: Date): Promise<SupportRequestRow | undefined> {
      const moments = { created_at: now, updated_at: now, waiting_since: now };
      return db
        .insertInto('support_requests')
        .values({ id: requestId, member_id: memberId, topic, subject, ...moments })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
    },

    /** Holds the request until the transaction ends, so that of two writers the second sees what the first one wrote. */
    async lock(requestId: string): Promise<void> {
      await sql`select from support_requests where id = ${requestId} for update`.execute(db);
    },

    find(requestId: string): Promise<SupportRequestRow | undefined> {
      return db.selectFrom('support_requests').selectAll().where('id', '=', requestId).executeTakeFirst();
    },

    /** The latest change first, those behind `after`. */
    list(member: string, limit: number, after: Place | undefined): Promise<SupportRequestRow[]> {
      return db
        .selectFrom('support_requests')
        .selectAll()
        .where('member_id', '=', member)
        .$if(after !== undefined, (query) =>
          query.where(sql<boolean>`(updated_at, id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
        )
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
    },

    /** Makes room for a message of the member, however many of its requests wait; it is the operators' turn then. @returns undefined when it is closed */
    reply(member: string, requestId: string, now: Date): Promise<SupportRequestRow | undefined> {
      return db
        .updateTable('support_requests')
        .set({
          last_position: sql`last_position + 1`,
          status: 'open',
          waiting_since: sql`coalesce(waiting_since, ${now})`,
          updated_at: now,
        })
        .where('id', '=', requestId)
        .where('member_id', '=', member)
        .where('status', '<>', 'closed')
        .returningAll()
        .executeTakeFirst();
    },

    /** @returns undefined when it is closed already */
    close(member: string, requestId: string, now: Date): Promise<SupportRequestRow | undefined> {
      return db
        .updateTable('support_requests')
        .set({ status: 'closed', waiting_since: null, updated_at: now })
        .where('id', '=', requestId)
        .where('member_id', '=', member)
        .where('status', '<>', 'closed')
        .returningAll()
        .executeTakeFirst();
    },

    /**
     * Opens a closed one again: it is whose turn it was, by who wrote last.
     * @returns undefined when it is not closed, or waiting would be one too many
     */
    async reopen(member: string, requestId: string, now: Date): Promise<SupportRequestRow | undefined> {
      const { rows } = await sql<SupportRequestRow>`
        update support_requests request
        set ${turnAgain(now)}
        from support_messages last
        where request.id = ${requestId} and request.member_id = ${member} and request.status = 'closed'
          and ${isLastMessage}
          and (last.is_from_support or ${hasRoom(member)})
        returning request.*`.execute(db);
      return rows[0];
    },
  };
}
