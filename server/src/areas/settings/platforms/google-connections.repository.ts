import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

export interface GoogleConnection {
  platformId: string;
  memberId: string;
  businessName: string;
  profileUrl: string | null;
  sealedToken: string;
  connectedAt: Date;
  /** When the last sync that reached its end did so. */
  lastSyncAt: Date | null;
  /** When this connection last read everything, not only what is new. */
  allReadAt: Date | null;
}

/** Which platforms are connected with Google, and the sealed tokens that read them. */
export function googleConnections(db: Db) {
  const connections = () =>
    db
      .selectFrom('google_connections')
      .innerJoin('user_platforms', 'user_platforms.id', 'google_connections.user_platform_id')
      .select([
        'user_platforms.id as platformId',
        'user_platforms.member_id as memberId',
        'user_platforms.business_name as businessName',
        'user_platforms.profile_url as profileUrl',
        'google_connections.sealed_token as sealedToken',
        'google_connections.connected_at as connectedAt',
        'user_platforms.last_sync_at as lastSyncAt',
        'google_connections.all_read_at as allReadAt',
      ]);

  return {
    find(platformId: string): Promise<GoogleConnection | undefined> {
      return connections().where('user_platforms.id', '=', platformId).executeTakeFirst();
    },

    /** A member has each platform once, so at most one connection. */
    findOf(memberId: string): Promise<GoogleConnection | undefined> {
      return connections().where('user_platforms.member_id', '=', memberId).executeTakeFirst();
    },

    async keep(platformId: string, sealedToken: string, now: Date, nextSyncAt: Date): Promise<void> {
      const values = { sealed_token: sealedToken, connected_at: now, next_sync_at: nextSyncAt, all_read_at: null };
      await db
        .insertInto('google_connections')
        .values({ user_platform_id: platformId, ...values })
        .onConflict((conflict) => conflict.column('user_platform_id').doUpdateSet(values))
        .execute();
    },

    async allRead(platformId: string, now: Date): Promise<void> {
      await db
        .updateTable('google_connections')
        .set({ all_read_at: now })
        .where('user_platform_id', '=', platformId)
        .execute();
    },

    /** Google replaced the token of a connection that still stands. */
    async replaceToken(platformId: string, from: string, to: string): Promise<void> {
      await db
        .updateTable('google_connections')
        .set({ sealed_token: to })
        .where('user_platform_id', '=', platformId)
        .where('sealed_token', '=', from)
        .execute();
    },

    /** @returns the sealed token that has to be revoked, if there was a connection */
    async remove(platformId: string): Promise<string | undefined> {
      const removed = await db
        .deleteFrom('google_connections')
        .where('user_platform_id', '=', platformId)
        .returning('sealed_token')
        .executeTakeFirst();
      return removed?.sealed_token;
    },

    /** As `remove`, unless it was connected anew since. @returns whether it was there */
    async removeWith(platformId: string, sealedToken: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('google_connections')
        .where('user_platform_id', '=', platformId)
        .where('sealed_token', '=', sealedToken)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** As `remove`, for everything a member has connected. */
    async removeAllOf(memberId: string): Promise<string[]> {
      const removed = await db
        .deleteFrom('google_connections')
        .where('user_platform_id', 'in', (query) =>
          query.selectFrom('user_platforms').select('id').where('member_id', '=', memberId),
        )
        .returning('sealed_token')
        .execute();
      return removed.map(({ sealed_token }) => sealed_token);
    },

    /** Takes connections whose time has come and sets their next one; of several processes each gets others. */
    async takeDue(now: Date, nextSyncAt: Date, limit: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        update google_connections set next_sync_at = ${nextSyncAt}
        where user_platform_id in (
          select user_platform_id from google_connections where next_sync_at <= ${now}
          order by next_sync_at limit ${limit} for update skip locked
        ) returning user_platform_id as id`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}
