import type { AdminRole, MemberStatus } from '@rezenso/contract/vocabulary';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { announce, announceToStaff, endStreams } from '../../../live/announce.ts';
import type { Standing } from './staff.policy.ts';

/** Changes of status and role. */
export function staff(tx: Tx) {
  return {
    /**
     * Locks all super_admins and `members`, always in the order of their ids, and reads them as they are once locked:
     * of changes that run at the same time each sees what the one before it did. Whoever becomes super_admin meanwhile
     * is not among them, which can only refuse too much.
     */
    async lock(...members: readonly string[]): Promise<Standing[]> {
      const { rows } = await sql<Standing>`
        select id, status, admin_role as "adminRole" from members
        where id = any(array(select id from members where admin_role = 'super_admin' union select unnest(${members}::uuid[])))
          and deleted_at is null
        order by id for no key update`.execute(tx);
      return rows;
    },

    /** @returns whether the status was another one before */
    async setStatus(id: string, status: MemberStatus): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('members')
        .set({ status })
        .where('id', '=', id)
        .where('status', '<>', status)
        .executeTakeFirst();
      return tell(id, numUpdatedRows > 0n);
    },

    /** @returns whether the role was another one before */
    async setRole(id: string, role: AdminRole | null): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('members')
        .set({ admin_role: role })
        .where('id', '=', id)
        .where('admin_role', 'is distinct from', role)
        .executeTakeFirst();
      return tell(id, numUpdatedRows > 0n);
    },
  };

  /** Who may see more, or less, follows anew as what they are now. */
  async function tell(id: string, isChanged: boolean): Promise<boolean> {
    if (!isChanged) return false;
    await announce(tx, [id], 'session', 'profile');
    // Whoever has a role is called by the person's name there, others by the company's.
    await announceToStaff(tx, 'users', 'support-queue');
    await endStreams(tx, 'changed-role', 'member', id);
    return true;
  }
}
