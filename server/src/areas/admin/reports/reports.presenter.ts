import type { AdminReport } from '@rezenso/contract/admin';
import type { Db } from '../../../database/database.ts';
import type { ReportRow } from '../../../database/schema-admin.ts';
import { findPeople, type People } from '../people/people.repository.ts';

export async function presentReports(db: Db, rows: readonly ReportRow[]): Promise<AdminReport[]> {
  const people = await findPeople(
    db,
    rows.flatMap((row) => [row.reporter_id, row.reported_id, row.resolved_by]),
  );
  return rows.map((row) => present(row, people));
}

export async function presentReport(db: Db, row: ReportRow): Promise<AdminReport> {
  const [presented] = await presentReports(db, [row]);
  if (!presented) throw new Error('One row makes one report');
  return presented;
}

function present(row: ReportRow, people: People): AdminReport {
  return {
    id: row.id,
    kind: row.kind === 'suspicious_review' ? row.kind : 'member_report',
    isAboutPage: row.kind === 'public_page',
    reporterId: row.reporter_id,
    reporterName: people.find(row.reporter_id)?.name ?? null,
    reportedUserId: row.reported_id,
    reportedName: people.get(row.reported_id).name,
    reason: row.reason,
    status: row.status,
    note: row.note,
    resolvedAt: row.resolved_at?.toISOString() ?? null,
    resolvedBy: people.find(row.resolved_by),
    createdAt: row.created_at.toISOString(),
  };
}
