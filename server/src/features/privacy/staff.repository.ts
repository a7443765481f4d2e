import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

export function staff(db: Db) {
  return {
    /** Whether nobody else could give out roles. Locks them, so that the last two cannot leave at once. */
    async isLastSuperAdmin(member: string): Promise<boolean> {
      const { rows } = await sql<{ id: string }>`
        select id from members where admin_role = 'super_admin' and status = 'active' order by id for update`.execute(
        db,
      );
      return rows.length === 1 && rows[0]?.id === member;
    },
  };
}
