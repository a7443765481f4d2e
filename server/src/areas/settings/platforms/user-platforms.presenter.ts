import type { UserPlatform } from '@rezenso/contract/user-platforms';
import type { UserPlatformRow } from '../../../database/schema.ts';

/** A platform as its owner sees it. */
export function presentUserPlatform(row: UserPlatformRow): UserPlatform {
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
