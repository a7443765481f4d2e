import type { Db } from '../../database/database.ts';
import { hashOf } from '../../sessions/sessions.repository.ts';

export type LinkFault = 'LINK_INVALID' | 'LINK_EXPIRED' | 'LINK_USED';

/** Sign-in links by the hash of their token; the token itself is stored nowhere. */
export function magicLinks(db: Db) {
  return {
    async create(token: string, email: string, now: Date, expiresAt: Date): Promise<void> {
      await db
        .insertInto('magic_links')
        .values({ token_hash: hashOf(token), email, created_at: now, expires_at: expiresAt })
        .execute();
    },

    /** Redeems a link in one statement: of any number of parallel calls one gets the address. */
    async redeem(token: string, now: Date): Promise<string | undefined> {
      const redeemed = await db
        .updateTable('magic_links')
        .set({ used_at: now })
        .where('token_hash', '=', hashOf(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('email')
        .executeTakeFirst();
      return redeemed?.email;
    },

    /** Why a link could not be redeemed. */
    async whyNot(token: string): Promise<LinkFault> {
      const link = await db
        .selectFrom('magic_links')
        .select('used_at')
        .where('token_hash', '=', hashOf(token))
        .executeTakeFirst();
      if (!link) return 'LINK_INVALID';
      return link.used_at ? 'LINK_USED' : 'LINK_EXPIRED';
    },

    /** Forgets links that expired before `moment`; until then people are told that theirs was used or expired. */
    async removeExpiredBefore(moment: Date): Promise<void> {
      await db.deleteFrom('magic_links').where('expires_at', '<', moment).execute();
    },
  };
}
