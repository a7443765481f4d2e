import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** Codes that wait to be typed, under tags that only this installation can make: one for a session at most. */
export function signInCodes(db: Db) {
  return {
    /** Puts a code in the place of an earlier one. */
    async keep(session: string, member: string, tag: string, expiresAt: Date): Promise<void> {
      const fresh = { code_tag: tag, tries: 0, expires_at: expiresAt };
      await db
        .insertInto('sign_in_codes')
        .values({ session_hash: session, member_id: member, ...fresh })
        .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(fresh))
        .execute();
    },

    /**
     * Counts a try before it is judged, so that parallel ones are no more than `most` either.
     * @returns the tag to compare with, and whether this try was the last; 'used-up' when there was none left, 'expired' when it came too
     *   late, undefined without a code
     */
    async countTry(
      session: string,
      most: number,
      now: Date,
    ): Promise<{ tag: string; isLast: boolean } | 'used-up' | 'expired' | undefined> {
      const tried = db
        .updateTable('sign_in_codes')
        .set({ tries: sql<number>`tries + 1` })
        .where('session_hash', '=', session)
        .where('tries', '<', most)
        .where('expires_at', '>', now);
      const counted = await tried.returning(['code_tag', 'tries']).executeTakeFirst();
      if (counted) return { tag: counted.code_tag, isLast: counted.tries >= most };
      const there = db.selectFrom('sign_in_codes').select('expires_at').where('session_hash', '=', session);
      const code = await there.executeTakeFirst();
      if (!code) return undefined;
      return code.expires_at > now ? 'used-up' : 'expired';
    },

    /** Uses a code up. @returns whether it was still there */
    async use(session: string, tag: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('sign_in_codes')
        .where('session_hash', '=', session)
        .where('code_tag', '=', tag)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
