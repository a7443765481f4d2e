import type { Feature } from '../../http/feature.ts';
import { auditFeature } from './audit-log/index.ts';
import { decisionsFeature } from './disputes/index.ts';
import { reportedPagesFeature } from './reported-pages/index.ts';
import { reportsFeature } from './reports/index.ts';
import { statisticsFeature } from './statistics/index.ts';
import { adminFeature } from './users/index.ts';

export { auditLog } from './audit-log/audit.repository.ts';
export { recordLook, recordOpened } from './audit-log/looks.ts';
export { createAuditSeals } from './audit-log/seals.ts';
export { verdictWords } from './audit-log/verdict-words.ts';
export { findPeople } from './people/people.repository.ts';
export { adminData } from './personal-data.ts';
export { reports } from './reports/reports.repository.ts';
export { createStatistics } from './statistics/statistics.service.ts';
export { supportFigures } from './statistics/support-figures.repository.ts';
// What other areas may use; everything else is this area's own.
export { appoint } from './users/appoint.ts';
export { countOpenOf } from './users/open-with-partners.repository.ts';
export { createUsers } from './users/users.service.ts';

/** The features of this area, in no particular order. */
export const adminArea: readonly Feature[] = [
  auditFeature,
  decisionsFeature,
  reportsFeature,
  reportedPagesFeature,
  statisticsFeature,
  adminFeature,
];
