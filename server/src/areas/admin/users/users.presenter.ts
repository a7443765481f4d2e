import type { AdminUser } from '@rezenso/contract/admin';
import { levelOf } from '@rezenso/engines/trust';
import type { Db } from '../../../database/database.ts';
import type { MemberRow } from '../../../database/schema.ts';
import { type MemberFigures, memberFigures } from '../../rewards/index.ts';
import { listMembers } from './listed-members.repository.ts';

/** Members as the admin area lists them, in the order of `ids`; who has gone meanwhile is left out. */
export async function presentUsers(db: Db, ids: readonly string[]): Promise<AdminUser[]> {
  const rows = await listMembers(db, ids);
  if (rows.length === 0) return [];
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
