import type { Db } from '../../../database/database.ts';
import type { MemberRow, UserPlatformRow } from '../../../database/schema.ts';
import { announce } from '../../../live/announce.ts';

/** What members stated, and by which rules it was looked at last. */
export function statedIdentities(db: Db) {
  return {
    /** Locked until the transaction ends; those that others work on are left to them. */
    lockOutdated(rules: number, limit: number): Promise<MemberRow[]> {
      return db
        .selectFrom('members')
        .selectAll()
        .where('identity_rules', '<', rules)
        .where('deleted_at', 'is', null)
        .orderBy('identity_rules')
        .limit(limit)
        .forNoKeyUpdate()
        .skipLocked()
        .execute();
    },

    listPlatforms(member: string): Promise<UserPlatformRow[]> {
      return db.selectFrom('user_platforms').selectAll().where('member_id', '=', member).execute();
    },

    async savePlatform(id: string, corrected: Pick<UserPlatformRow, 'business_name' | 'profile_url'>): Promise<void> {
      const saved = await db
        .updateTable('user_platforms')
        .set(corrected)
        .where('id', '=', id)
        .returning('member_id')
        .execute();
      await announce(
        db,
        saved.map((row) => row.member_id),
        'platforms',
      );
    },
  };
}
