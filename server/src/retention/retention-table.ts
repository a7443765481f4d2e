import { auditLogYears } from '@rezenso/contract/limits';
import type { RetentionTable, Sweep } from './retention.ts';
import { retentionOfBusinesses } from './retention-of-businesses.ts';
import { retentionOfHouse } from './retention-of-house.ts';

/**
 * What is kept how long, of every table there is. The job `retention.sweep` acts by it, docs/personal-data.md and the record of
 * processing activities are made of it; see docs/decisions/0139.
 */
export const retentionTable: RetentionTable = { ...retentionOfBusinesses, ...retentionOfHouse };

/** How long entries of the audit log stand. */
export const auditLogDays = auditLogYears * 365;

/** A sweep with the table that it is about. */
export interface TableSweep extends Sweep {
  table: string;
}

/** All sweeps, in the order of the table. */
export const tableSweeps: readonly TableSweep[] = Object.entries(retentionTable).flatMap(([table, { ends }]) =>
  ends.flatMap((end) => (typeof end === 'object' && 'name' in end ? [{ ...end, table }] : [])),
);
