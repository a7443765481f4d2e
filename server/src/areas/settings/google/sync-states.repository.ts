import type { Db } from '../../../database/database.ts';
import type { UserPlatformRow } from '../../../database/schema.ts';
import { announce } from '../../../live/announce.ts';

/** How far the sync of a connected platform is; a platform that was disconnected meanwhile stays as it is. */
export function syncStates(db: Db) {
  return {
    /** The connection stands, and the first sync begins. @returns undefined when the platform has gone */
    async connected(platformId: string, memberId: string): Promise<UserPlatformRow | undefined> {
      return tell(
        await db
          .updateTable('user_platforms')
          .set({ oauth_connected: true, sync_status: 'syncing', sync_error: null })
          .where('id', '=', platformId)
          .where('member_id', '=', memberId)
          .where('platform', '=', 'google')
          .returningAll()
          .executeTakeFirst(),
      );
    },

    /** @returns undefined when a sync is under way */
    async begin(platformId: string): Promise<UserPlatformRow | undefined> {
      return tell(
        await db
          .updateTable('user_platforms')
          .set({ sync_status: 'syncing', sync_error: null })
          .where('id', '=', platformId)
          .where('oauth_connected', '=', true)
          .where('sync_status', '<>', 'syncing')
          .returningAll()
          .executeTakeFirst(),
      );
    },

    async succeeded(platformId: string, now: Date): Promise<void> {
      await tell(
        await db
          .updateTable('user_platforms')
          .set({ sync_status: 'ok', sync_error: null, last_sync_at: now })
          .where('id', '=', platformId)
          .where('oauth_connected', '=', true)
          .returningAll()
          .executeTakeFirst(),
      );
    },

    async failed(platformId: string, message: string): Promise<void> {
      await tell(
        await db
          .updateTable('user_platforms')
          .set({ sync_status: 'error', sync_error: message })
          .where('id', '=', platformId)
          .where('oauth_connected', '=', true)
          .returningAll()
          .executeTakeFirst(),
      );
    },

    /** Google withdrew the access: it has to be connected anew. */
    async lost(platformId: string, message: string): Promise<void> {
      await tell(
        await db
          .updateTable('user_platforms')
          .set({ oauth_connected: false, sync_status: 'error', sync_error: message })
          .where('id', '=', platformId)
          .where('oauth_connected', '=', true)
          .returningAll()
          .executeTakeFirst(),
      );
    },
  };

  async function tell(changed: UserPlatformRow | undefined): Promise<UserPlatformRow | undefined> {
    if (changed) await announce(db, [changed.member_id], 'platforms');
    return changed;
  }
}
