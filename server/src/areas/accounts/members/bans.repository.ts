import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { EndedByBan } from '../../../database/schema-bans.ts';
import type { BanLifted } from '../../../events/domain-events.ts';

/** For so long a ban only pauses what is open with partners: one that was a mistake is taken back without a trace. */
export const banGraceHours = 24;
const graceMillis = banGraceHours * 3_600_000;

/** What bans do to what their accounts are in the middle of (docs/decisions/0154). */
export function bans(db: Db) {
  return {
    /** @returns when it ends what is open */
    async begin(member: string, now: Date): Promise<Date> {
      const settlesAt = new Date(now.getTime() + graceMillis);
      await db
        .updateTable('members')
        .set({ ban_settles_at: settlesAt, ban_ended: null })
        .where('id', '=', member)
        .execute();
      return settlesAt;
    },

    /** The caller has locked the member. */
    async lift(member: string): Promise<BanLifted> {
      const { ban_settles_at: settlesAt, ban_ended: ended } = await db
        .selectFrom('members')
        .select(['ban_settles_at', 'ban_ended'])
        .where('id', '=', member)
        .executeTakeFirstOrThrow();
      await db.updateTable('members').set({ ban_settles_at: null, ban_ended: null }).where('id', '=', member).execute();
      return { pausedSince: settlesAt && new Date(settlesAt.getTime() - graceMillis).toISOString(), ended };
    },

    /** Banned accounts whose grace is over. */
    async listDue(now: Date, limit: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select id from members where ban_settles_at <= ${now} and status = 'banned' and deleted_at is null
        order by ban_settles_at, id limit ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** @returns whether it is this call that ends what is open: lifting the ban at the same moment waits, or came first */
    async settle(member: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('members')
        .set({ ban_settles_at: null })
        .where('id', '=', member)
        .where('status', '=', 'banned')
        .where('deleted_at', 'is', null)
        .where('ban_settles_at', '<=', now)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async noteEnded(member: string, ended: EndedByBan): Promise<void> {
      await db
        .updateTable('members')
        .set({ ban_ended: JSON.stringify(ended) })
        .where('id', '=', member)
        .execute();
    },
  };
}
