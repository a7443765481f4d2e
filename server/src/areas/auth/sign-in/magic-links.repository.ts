import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { hashOf } from '../../accounts/index.ts';

/** Apart from other advisory locks of this database. */
const lockSpace = 7_236_083;

export type LinkFault = 'LINK_INVALID' | 'LINK_EXPIRED' | 'LINK_USED';

/** Sign-in links by the hash of their token; the token itself is stored nowhere. */
export function magicLinks(db: Db) {
  return {
    /** Lets one call at a time count, create or redeem links of an address, until its transaction ends. */
    async reserve(email: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(${email}))`.execute(db);
    },

    /** Links of an address that can still be redeemed at `moment`. */
    async countAlive(email: string, moment: Date): Promise<number> {
      const { alive } = await db
        .selectFrom('magic_links')
        .select((row) => row.fn.countAll<number>().as('alive'))
        .where('email', '=', email)
        .where('used_at', 'is', null)
        .where('expires_at', '>', moment)
        .executeTakeFirstOrThrow();
      return Number(alive);
    },

    async create(token: string, email: string, now: Date, expiresAt: Date): Promise<void> {
      await db
        .insertInto('magic_links')
        .values({ token_hash: hashOf(token), email, created_at: now, expires_at: expiresAt })
        .execute();
    },

    /**
     * Redeems a link: of any number of parallel calls one gets whom it was sent to, and when. All other links to this address end with it,
     * for whoever may read old mails.
     */
    async redeem(token: string, now: Date): Promise<{ email: string; sentAt: Date } | undefined> {
      const email = await this.findAddress(token);
      if (email === undefined) return undefined;
      await this.reserve(email);
      const redeemed = await db
        .updateTable('magic_links')
        .set({ used_at: now })
        .where('token_hash', '=', hashOf(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['email', 'created_at as sentAt'])
        .executeTakeFirst();
      if (redeemed) await this.endAllOf(redeemed.email, now);
      return redeemed;
    },

    async findAddress(token: string): Promise<string | undefined> {
      const link = await db
        .selectFrom('magic_links')
        .select('email')
        .where('token_hash', '=', hashOf(token))
        .executeTakeFirst();
      return link?.email;
    },

    /** To whom a link was sent that can still be redeemed. */
    async findAlive(token: string, now: Date): Promise<string | undefined> {
      const link = await db
        .selectFrom('magic_links')
        .select('email')
        .where('token_hash', '=', hashOf(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return link?.email;
    },

    async endAllOf(email: string, now: Date): Promise<void> {
      await db
        .updateTable('magic_links')
        .set({ used_at: now })
        .where('email', '=', email)
        .where('used_at', 'is', null)
        .execute();
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
  };
}
