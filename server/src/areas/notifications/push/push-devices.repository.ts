import type { Insertable, Selectable } from 'kysely';
import type { CurrentMember } from '../../../access/current-member.ts';
import type { Db } from '../../../database/database.ts';
import type { PushTables } from '../../../database/schema-push.ts';

export type PushDeviceRow = Selectable<PushTables['push_devices']>;
/** The owner of an account, or a colleague. */
type Whose = Pick<CurrentMember, 'id' | 'personId'>;
type NewDevice = Omit<Insertable<PushTables['push_devices']>, 'id'>;

/** The browsers of members that show push messages. */
export function pushDevices(db: Db) {
  return {
    /** Newest first. */
    list(memberId: string): Promise<PushDeviceRow[]> {
      return db
        .selectFrom('push_devices')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('added_at', 'desc')
        .orderBy('id')
        .execute();
    },

    /** The same of one person alone. */
    listOf({ id, personId }: Whose): Promise<PushDeviceRow[]> {
      return db
        .selectFrom('push_devices')
        .selectAll('push_devices')
        .innerJoin('sessions', 'sessions.id_hash', 'push_devices.session_hash')
        .where('push_devices.member_id', '=', id)
        .where('sessions.person_id', 'is not distinct from', personId)
        .orderBy('push_devices.added_at', 'desc')
        .orderBy('push_devices.id')
        .execute();
    },

    async has(memberId: string): Promise<boolean> {
      const found = await db
        .selectFrom('push_devices')
        .select('id')
        .where('member_id', '=', memberId)
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },

    /**
     * Also whoever used the same browser before is shown nothing there any more.
     * @param same by which rows of this browser are known: their tags, and for those from before there were any the address itself
     */
    async put(device: NewDevice, same: { tags: readonly string[]; endpoint: string }): Promise<PushDeviceRow> {
      await db
        .deleteFrom('push_devices')
        .where((row) => row.or([row('endpoint_tag', 'in', same.tags), row('endpoint', '=', same.endpoint)]))
        .where('session_hash', '!=', device.session_hash)
        .execute();
      const { member_id: _, session_hash: __, ...changed } = device;
      return db
        .insertInto('push_devices')
        .values(device)
        .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(changed))
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    /** @returns whether the member had it */
    async remove(memberId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('push_devices')
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
