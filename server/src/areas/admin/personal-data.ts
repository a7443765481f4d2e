import { sql } from 'kysely';
import type { ExportSection, PersonalData } from '../../database/personal-data.ts';
import type { Deed } from './audit-log/audit.repository.ts';
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

/**
 * Whether the account that an entry is about reads it in its export. A look into a report tells that there is one, and is told to nobody; every other action
 * says here that it tells nothing of the kind, or it stands in no export.
 */
const isTold: Record<Deed['action'], boolean> = {
  'report.viewed': false,
  'report.messages_viewed': false,
  'report.resolved': true,
  'report.dismissed': true,
  'user.status_changed': true,
  'user.role_changed': true,
  'user.viewed': true,
  'user.sessions_ended': true,
  'users.searched': true,
  'dispute.viewed': true,
  'dispute.upheld': true,
  'dispute.rejected': true,
  'dispute.unresolved': true,
  'support.viewed': true,
  'support.assigned': true,
  'support.closed': true,
  'support.reopened': true,
  'page.hidden': true,
  'page.allowed': true,
  'rings.released': true,
  'rings.kept': true,
  'admin.signed_in': true,
  'data.exported': true,
  'member.signed_in': true,
  'member.sign_in_refused': true,
  'team.invited': true,
  'team.withdrawn': true,
  'team.joined': true,
  'team.removed': true,
  'team.left': true,
  'team.handover_offered': true,
  'team.handover_withdrawn': true,
  'team.handover_declined': true,
  'team.handed_over': true,
  'account.address_changed': true,
  'account.passkey_added': true,
  'account.passkey_removed': true,
  'account.recovery_code_used': true,
  'account.recovery_codes_renewed': true,
  'account.sessions_ended': true,
};
const toldActions = Object.entries(isTold).flatMap(([action, told]) => (told ? action : []));

/** What was decided about the account, without who decided it. */
const decisions: ExportSection = {
  name: 'decisions',
  covers: ['audit_log.subject_id'],
  rows: (member) => sql<Row>`
    select action, value_before as before, value_after as after, at
    from audit_log where subject_id = ${member} and action = any(${toldActions}::text[]) order by id`,
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
