import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { announce, announceToStaff } from '../../../live/announce.ts';
import { freeMatchesOf } from './mailboxes.repository.ts';
import { planCondition } from './plan-condition.sql.ts';

/** Total XP around a change. */
export interface XpTotals {
  before: number;
  after: number;
}

/** What stands with an account of what it earned, used up and pays; the owners of the reasons call it when these change. */
export function balances(db: Db) {
  const isUnlimited = sql.raw(planCondition('unlimited-exchanges'));
  return {
    /** @returns undefined when there is no such account */
    async addXp(member: string, points: number): Promise<XpTotals | undefined> {
      const { rows } = await sql<XpTotals>`
        update members set xp_total = xp_total + ${points}::int where id = ${member}
        returning xp_total - ${points}::int as before, xp_total as after`.execute(db);
      await announce(db, [member], 'profile', 'achievements', 'leaderboard');
      await announceToStaff(db, 'users');
      return rows[0];
    },

    async setXp(member: string, total: number): Promise<void> {
      await db.updateTable('members').set({ xp_total: total }).where('id', '=', member).execute();
      await announce(db, [member], 'profile', 'achievements', 'leaderboard');
    },

    /** Who has left keeps none. */
    async setTrust(member: string, score: number | null): Promise<void> {
      const { numUpdatedRows } = await db
        .updateTable('members')
        .set({ trust_score: score })
        .where('id', '=', member)
        .where('deleted_at', 'is', null)
        .where('trust_score', 'is distinct from', score)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await announce(db, [member], 'profile');
      await announceToStaff(db, 'users');
    },

    async setPlan(member: string, plan: 'active' | 'past_due' | 'paused' | 'free'): Promise<void> {
      await db.updateTable('members').set({ subscription_status: plan }).where('id', '=', member).execute();
      await announce(db, [member], 'subscription', 'profile');
    },

    /**
     * Counts one match for a free account; Pro is not counted. `reserve` the mailbox before.
     * @returns whether it was counted; undefined when its mailbox has used up `most`
     */
    async useFreeMatch(member: string, most: number): Promise<{ isCounted: boolean } | undefined> {
      const { rows } = await sql<{ isCounted: boolean }>`
        update members
        set free_reviews_used = free_reviews_used + case when ${isUnlimited} then 0 else 1 end
        where id = ${member} and (${isUnlimited} or (${freeMatchesOf(sql.val(member))}) < ${most})
        returning not (${isUnlimited}) as "isCounted"`.execute(db);
      await announce(db, [member], 'subscription', 'profile');
      return rows[0];
    },

    /** Counts one free match less. Who has left keeps none. */
    async giveBackFreeMatch(member: string): Promise<void> {
      await sql`update members set free_reviews_used = free_reviews_used - 1
        where id = ${member} and free_reviews_used > 0 and deleted_at is null`.execute(db);
      await announce(db, [member], 'subscription', 'profile');
    },

    /** Counts what others of its mailbox had used up; what its living other accounts count is not counted again. */
    async inheritFreeMatches(member: string, used: number): Promise<void> {
      await sql`update members set free_reviews_used = greatest(free_reviews_used,
          ${used} - ((${freeMatchesOf(sql.val(member))}) - free_reviews_used))
        where id = ${member}`.execute(db);
      await announce(db, [member], 'subscription', 'profile');
    },
  };
}
