import type { AdminRole, MemberStatus } from '@rezenso/contract/vocabulary';
import type { Db } from '../../../database/database.ts';
import type { CachedStats } from './cached-stats.service.ts';
import { membersCount, type StatusCounts } from './members-count.repository.ts';

/** How many members have each status; on a large site up to five minutes old. */
export async function countByStatus(figures: CachedStats): Promise<StatusCounts> {
  const { value } = await figures.get('members-by-status', (db) => membersCount(db).byStatus());
  return value;
}

/** How many members a list without a search has; exact where a role is asked for, because admins are few. */
export async function countListed(
  db: Db,
  figures: CachedStats,
  { status, adminRole }: { status?: MemberStatus | undefined; adminRole?: AdminRole | undefined },
): Promise<number> {
  if (adminRole) return membersCount(db).ofRole(adminRole, status);
  const counts = await countByStatus(figures);
  return status ? (counts[status] ?? 0) : totalOf(counts);
}

export function totalOf(counts: StatusCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
