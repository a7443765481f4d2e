import type { AdminRole, MemberStatus } from '@rezenso/contract/vocabulary';
import type { Db } from '../../../database/database.ts';

export type StatusCounts = Partial<Record<MemberStatus, number>>;

export function membersCount(db: Db) {
  return {
    /** How many members have each status. */
    async byStatus(): Promise<StatusCounts> {
      const rows = await db
        .selectFrom('member_directory')
        .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute();
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    },

    /** How many admins hold a role. */
    async ofRole(role: AdminRole, status?: MemberStatus): Promise<number> {
      const ofRole = db
        .selectFrom('member_directory')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('admin_role', '=', role);
      const asked = status === undefined ? ofRole : ofRole.where('status', '=', status);
      const { count } = await asked.executeTakeFirstOrThrow();
      return count;
    },
  };
}
