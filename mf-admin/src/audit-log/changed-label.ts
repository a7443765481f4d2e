import { reportStatuses } from '@rezenso/contract/reports';
import { supportStatuses } from '@rezenso/contract/support';
import { adminRoles, memberStatuses } from '@rezenso/contract/vocabulary';
import { oneOf } from '../admin/one-of.ts';
import { reportStatusLabels } from '../reports/texts.de.ts';
import { statusLabels as supportStatusLabels } from '../support/texts.de.ts';
import { auditTexts, roleLabels, statusLabels } from '../texts.de.ts';

/** A status or role as people read it; `reports` share 'pending' with members, so a report's status says so. */
export function changedLabel(value: string | null, kind: 'member' | 'report' = 'member'): string {
  if (value === null) return auditTexts.noRole;
  const report = oneOf(reportStatuses, value);
  if (kind === 'report' && report) return reportStatusLabels[report];
  const status = oneOf(memberStatuses, value);
  if (status) return statusLabels[status];
  const role = oneOf(adminRoles, value);
  return role ? roleLabels[role] : value;
}

/** The state of a request to the operators as people read it. */
export function supportStatusLabel(value: string | null): string {
  const status = value === null ? undefined : oneOf(supportStatuses, value);
  return status ? supportStatusLabels[status] : (value ?? '');
}
