import type { AdminUser } from '@rezenso/contract/admin';
import { levelOf } from '@rezenso/engines/trust';
import type { Db } from '../../../database/database.ts';
import type { MemberRow } from '../../../database/schema.ts';
import { type MemberFigures, memberFigures } from '../../rewards/index.ts';

/** Members as the admin area lists them, in the order of `ids`; who has gone meanwhile is left out. */
export async function presentUsers(db: Db, ids: readonly string[]): Promise<AdminUser[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('members')
    .selectAll()
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const figures = await memberFigures(db).figures(ids);
  return ids.flatMap((id) => {
    const [row, counted] = [byId.get(id), figures.get(id)];
    return row && counted ? [present(row, counted)] : [];
  });
}

function present(row: MemberRow, { reviewsGiven, reviewsReceived }: MemberFigures): AdminUser {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    companyName: row.company_name,
    status: row.status,
    adminRole: row.admin_role,
    trustScore: row.trust_score,
    level: levelOf(row.xp_total),
    reviewsGiven,
    reviewsReceived,
    createdAt: row.created_at.toISOString(),
  };
}
