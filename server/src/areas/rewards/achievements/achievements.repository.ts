import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { ReviewExchangeRow } from '../../../database/schema.ts';
import { announce } from '../../../live/announce.ts';

export interface AchievementCounts {
  partners: number;
  platforms: number;
  isVerified: boolean;
  xpTotal: number;
}

export type PromisedReview = Pick<ReviewExchangeRow, 'due_at' | 'submitted_at' | 'withheld'>;

export function achievements(db: Db) {
  return {
    async getCounts(member: string): Promise<AchievementCounts> {
      const { rows } = await sql<AchievementCounts>`
        select is_verified as "isVerified", xp_total as "xpTotal",
          (select count(distinct recipient_id) from review_exchanges
            where reviewer_id = ${member} and status in ('confirmed', 'completed') and withheld is null) as partners,
          (select count(*) from user_platforms where member_id = ${member}) as platforms
        from members where id = ${member}`.execute(db);
      const [counts] = rows;
      if (!counts) throw new Error(`There is no member ${member}`);
      return counts;
    },

    /** The member's promised reviews that are handed in or overdue, by due date; without those of which nobody could tell whether they are right. */
    listPromised(member: string, now: Date): Promise<PromisedReview[]> {
      return db
        .selectFrom('review_exchanges')
        .select(['due_at', 'submitted_at', 'withheld'])
        .where('reviewer_id', '=', member)
        .where('withheld', 'is distinct from', 'unresolved')
        .where((where) => where.or([where('submitted_at', 'is not', null), where('due_at', '<', now)]))
        .orderBy('due_at')
        .orderBy('id')
        .execute();
    },

    /** When each unlocked achievement was unlocked, by type. */
    async listUnlocked(member: string): Promise<Map<string, Date>> {
      const rows = await db
        .selectFrom('achievements')
        .select(['type', 'unlocked_at'])
        .where('member_id', '=', member)
        .execute();
      return new Map(rows.map((row) => [row.type, row.unlocked_at]));
    },

    /** Those of these types that were unlocked are so no more. */
    async lock(member: string, types: readonly string[]): Promise<void> {
      if (types.length === 0) return;
      const { numDeletedRows } = await db
        .deleteFrom('achievements')
        .where('member_id', '=', member)
        .where('type', 'in', types)
        .executeTakeFirst();
      if (numDeletedRows > 0n) await announce(db, [member], 'achievements');
    },

    /** @returns the types that were not unlocked before */
    async unlock<Type extends string>(member: string, types: readonly Type[], now: Date): Promise<Type[]> {
      if (types.length === 0) return [];
      const rows = await db
        .insertInto('achievements')
        .values(types.map((type) => ({ member_id: member, type, unlocked_at: now })))
        .onConflict((conflict) => conflict.doNothing())
        .returning('type')
        .execute();
      if (rows.length > 0) await announce(db, [member], 'achievements');
      const unlocked = new Set(rows.map((row) => row.type));
      return types.filter((type) => unlocked.has(type));
    },
  };
}
