import { reportStatuses } from '@rezenso/contract/reports';
import { adminRoles, memberStatuses } from '@rezenso/contract/vocabulary';
import { oneOf } from '../admin/one-of.ts';
import { reportStatusLabels } from '../reports/texts.de.ts';
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
