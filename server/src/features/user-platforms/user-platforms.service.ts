import type { UserPlatform } from '@rezenso/contract/user-platforms';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/database.ts';
import type { UserPlatformRow } from '../../database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { candidates } from '../matches/candidates.repository.ts';
import { createXp } from '../xp/xp.service.ts';
import './user-platforms.events.ts';
import { type NewPlatform, userPlatforms } from './user-platforms.repository.ts';

/** The review platforms on which a business has a profile. */
export function createUserPlatforms({ database, events }: Pick<Core, 'database' | 'events'>) {
  const xp = createXp({ events });

  return {
    /** In the order they were added. */
    async list(member: string): Promise<UserPlatform[]> {
      return (await userPlatforms(database.db).listOf(member)).map(present);
    },

    /**
     * Adds a platform, each once. The first time it earns XP; adding it again after removing it does not.
     * @throws {AppError} PLATFORM_ALREADY_ADDED
     */
    add(member: string, platform: NewPlatform, now: Date): Promise<UserPlatform> {
      return database.transaction(async (tx) => {
        const added = await userPlatforms(tx).add(member, platform, now);
        if (!added) throw new AppError('PLATFORM_ALREADY_ADDED');
        await candidates(tx).refresh([member], now);
        await xp.grant(tx, [{ memberId: member, action: 'platform.added', subject: added.platform }], now);
        await events.record(tx, 'platform.added', { memberId: member, platform: added.platform });
        return present(added);
      });
    },

    /** @throws {AppError} PLATFORM_NOT_FOUND, also for somebody else's */
    remove(member: string, id: string, now: Date): Promise<void> {
      return database.transaction(async (tx) => {
        if (!(await userPlatforms(tx).remove(member, id))) throw new AppError('PLATFORM_NOT_FOUND');
        await candidates(tx).refresh([member], now);
      });
    },

    /** @throws {AppError} PLATFORM_NOT_FOUND, OAUTH_NOT_CONNECTED */
    async disconnect(member: string, id: string): Promise<UserPlatform> {
      const disconnected = await userPlatforms(database.db).disconnect(member, id);
      if (disconnected) return present(disconnected);
      await getOwn(database.db, member, id);
      throw new AppError('OAUTH_NOT_CONNECTED');
    },

    /**
     * New reviews can only be fetched over a connection, and nothing here can connect yet.
     * @throws {AppError} PLATFORM_NOT_FOUND, OAUTH_NOT_CONNECTED
     */
    async sync(member: string, id: string): Promise<UserPlatform> {
      await getOwn(database.db, member, id);
      throw new AppError('OAUTH_NOT_CONNECTED');
    },
  };
}

/** @throws {AppError} PLATFORM_NOT_FOUND */
async function getOwn(db: Db, member: string, id: string): Promise<UserPlatformRow> {
  const platform = await userPlatforms(db).find(member, id);
  if (!platform) throw new AppError('PLATFORM_NOT_FOUND');
  return platform;
}

function present(row: UserPlatformRow): UserPlatform {
  return {
    id: row.id,
    platform: row.platform,
    businessName: row.business_name,
    profileUrl: row.profile_url,
    notes: row.notes,
    isActive: row.is_active,
    oauthConnected: row.oauth_connected,
    syncStatus: row.sync_status,
    lastSyncAt: row.last_sync_at ? row.last_sync_at.toISOString() : null,
    syncError: row.sync_error,
  };
}
