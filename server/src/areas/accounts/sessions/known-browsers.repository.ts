import { sql } from 'kysely';
import type { CurrentMember } from '../../../access/current-member.ts';
import type { Db } from '../../../database/database.ts';
import type { KnownBrowser } from './new-device.policy.ts';
import { hashOf } from './secrets.ts';

/** Whose browser it is: of the owner of an account, or of a colleague. */
type Whose = Pick<CurrentMember, 'id' | 'personId'>;

/** What a browser is known by for one person; for another it is something else. */
export function browserHash({ id, personId }: Whose, secret: string): string {
  return hashOf(`${personId ?? id} ${secret}`);
}

/** The browsers in which accounts were signed in. */
export function knownBrowsers(db: Db) {
  return {
    async list({ id, personId }: Whose): Promise<KnownBrowser[]> {
      return db
        .selectFrom('known_browsers')
        .select(['browser_hash as hash', 'last_seen_at as lastSeenAt'])
        .where('member_id', '=', id)
        .where('person_id', 'is not distinct from', personId)
        .execute();
    },

    /** Whether a sign-in would be no news in any browser but one. @param kept its hash, null for none */
    async knowsOthers({ id, personId }: Whose, kept: string | null): Promise<boolean> {
      const found = db
        .selectFrom('known_browsers')
        .select('browser_hash')
        .where('member_id', '=', id)
        .where('person_id', 'is not distinct from', personId)
        .where('browser_hash', 'is distinct from', kept)
        // One that was distrusted has a name that no browser comes with.
        .where('browser_hash', 'not like', '________-____-____-____-____________');
      return (await found.limit(1).executeTakeFirst()) !== undefined;
    },

    /** The person signed in there. */
    async noteSignIn({ id, personId }: Whose, hash: string, now: Date): Promise<void> {
      await db
        .insertInto('known_browsers')
        .values({ member_id: id, person_id: personId, browser_hash: hash, added_at: now, last_seen_at: now })
        .onConflict((conflict) => conflict.columns(['member_id', 'browser_hash']).doUpdateSet({ last_seen_at: now }))
        .execute();
    },

    /** The member is still signed in there. */
    async noteUse(memberId: string, hash: string, now: Date): Promise<void> {
      await db
        .updateTable('known_browsers')
        .set({ last_seen_at: now })
        .where('member_id', '=', memberId)
        .where('browser_hash', '=', hash)
        .execute();
    },

    /**
     * The member was signed out there from elsewhere: a sign-in there is news again, unless the member is still signed in there. The
     * row stays without a name, so that it goes on saying that there was one before.
     */
    async distrust(memberId: string, hashes: readonly string[]): Promise<void> {
      if (hashes.length === 0) return;
      await db
        .updateTable('known_browsers')
        .set({ browser_hash: sql<string>`gen_random_uuid()::text` })
        .where('member_id', '=', memberId)
        .where('browser_hash', 'in', hashes)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('sessions')
                .select('sessions.id')
                .where('sessions.member_id', '=', memberId)
                .whereRef('sessions.browser_hash', '=', 'known_browsers.browser_hash'),
            ),
          ),
        )
        .execute();
    },

    /** All browsers of an account are new again, whoever of its people used them. */
    async distrustAll(memberId: string): Promise<void> {
      await db
        .updateTable('known_browsers')
        .set({ browser_hash: sql<string>`gen_random_uuid()::text` })
        .where('member_id', '=', memberId)
        .execute();
    },

    /** All browsers of a person but one are new again, those included where they signed out by themselves. @param kept its hash, null for none */
    async distrustOthers({ id, personId }: Whose, kept: string | null): Promise<void> {
      await db
        .updateTable('known_browsers')
        .set({ browser_hash: sql<string>`gen_random_uuid()::text` })
        .where('member_id', '=', id)
        .where('person_id', 'is not distinct from', personId)
        .where('browser_hash', 'is distinct from', kept)
        .execute();
    },
  };
}
