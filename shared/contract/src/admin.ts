/** The calls of the admin area. */
export * from './admin-disputes.ts';
export * from './admin-modules.ts';
export * from './admin-reports.ts';
export * from './admin-rings.ts';
export { type AdminPerson, adminPerson } from './admin-shapes.ts';
export * from './admin-stats.ts';
export * from './admin-support.ts';
export * from './admin-users.ts';
export * from './audit-log.ts';
export * from './processing-records.ts';
