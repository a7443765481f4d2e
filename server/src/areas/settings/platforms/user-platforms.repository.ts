import type { PlatformId } from '@rezenso/contract/vocabulary';
import type { Db } from '../../../database/database.ts';
import type { UserPlatformRow } from '../../../database/schema.ts';
import { announce } from '../../../live/announce.ts';

/** What a member says about their profile on a platform. */
export interface PlatformDetails {
  businessName: string;
  profileUrl: string | null;
  notes: string | null;
}

export interface NewPlatform extends PlatformDetails {
  platform: PlatformId;
}

/** The platforms of members; every call names the owner, so that nobody reaches somebody else's. */
export function userPlatforms(db: Db) {
  return {
    listOf(member: string): Promise<UserPlatformRow[]> {
      return db
        .selectFrom('user_platforms')
        .selectAll()
        .where('member_id', '=', member)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
    },

    find(member: string, id: string): Promise<UserPlatformRow | undefined> {
      return db
        .selectFrom('user_platforms')
        .selectAll()
        .where('id', '=', id)
        .where('member_id', '=', member)
        .executeTakeFirst();
    },

    /** @returns undefined when the member has this platform already */
    add(member: string, added: NewPlatform, now: Date): Promise<UserPlatformRow | undefined> {
      return db
        .insertInto('user_platforms')
        .values({
          member_id: member,
          platform: added.platform,
          business_name: added.businessName,
          profile_url: added.profileUrl,
          notes: added.notes,
          created_at: now,
        })
        .onConflict((conflict) => conflict.columns(['member_id', 'platform']).doNothing())
        .returningAll()
        .executeTakeFirst();
    },

    /** @returns undefined when the member does not have it */
    change(member: string, id: string, details: PlatformDetails): Promise<UserPlatformRow | undefined> {
      return db
        .updateTable('user_platforms')
        .set({ business_name: details.businessName, profile_url: details.profileUrl, notes: details.notes })
        .where('id', '=', id)
        .where('member_id', '=', member)
        .returningAll()
        .executeTakeFirst();
    },

    /** @returns whether the member had it */
    async remove(member: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('user_platforms')
        .where('id', '=', id)
        .where('member_id', '=', member)
        .executeTakeFirst();
      await announce(db, [member], 'platforms', 'profile', 'suggestions', 'achievements');
      return numDeletedRows > 0n;
    },

    /** Ends the connection; what was entered by hand stays. @returns undefined when there is none */
    async disconnect(member: string, id: string): Promise<UserPlatformRow | undefined> {
      await announce(db, [member], 'platforms');
      return db
        .updateTable('user_platforms')
        .set({ oauth_connected: false, sync_status: 'idle', sync_error: null })
        .where('id', '=', id)
        .where('member_id', '=', member)
        .where('oauth_connected', '=', true)
        .returningAll()
        .executeTakeFirst();
    },
  };
}
