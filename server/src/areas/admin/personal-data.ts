import { sql } from 'kysely';
import type { ExportSection, PersonalData } from '../../database/personal-data.ts';
import { reportPurpose } from './reports/file-report.service.ts';

type Row = Record<string, unknown>;

const reports: ExportSection = {
  name: 'reportsFiled',
  covers: ['reports.reporter_id'],
  async read(db, member, _language, secret) {
    const { openIfSealed } = secret.sealer(reportPurpose);
    const { rows } = await sql<Row & { text: string | null }>`
      select reason, text, status, created_at as "createdAt" from reports where reporter_id = ${member} order by created_at`.execute(
      db,
    );
    return rows.map(({ text, ...row }) => ({ ...row, text: text && openIfSealed(text) }));
  },
};

/** What was decided about the account, without who decided it. */
const decisions: ExportSection = {
  name: 'decisions',
  covers: ['audit_log.subject_id'],
  rows: (member) => sql<Row>`
    select action, value_before as before, value_after as after, at
    from audit_log where subject_id = ${member} and action <> 'report.viewed' order by id`,
};

/** What moderation holds of a person. */
export const adminData: PersonalData = {
  sections: [reports, decisions],
  leftOut: {
    'reports.reported_id': 'what others reported belongs to them and could expose them',
    'reports.resolved_by': 'work as an admin, about others',
    'audit_log.actor_id': 'work as an admin, about others and modules',
  },
  outlives: {
    'reports.reported_id': 'leaving is no way out of a case; it is forgotten a while after its decision',
  },

  async forget(tx, { member }) {
    await sql`update reports set text = null where reporter_id = ${member}`.execute(tx);
  },
};
