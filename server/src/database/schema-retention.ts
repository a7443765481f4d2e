import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './column-types.ts';

/** How far forgetting has come. */
export interface RetentionTables {
  retention_sweeps: RetentionSweepsTable;
}

interface RetentionSweepsTable {
  /** As the retention table names the sweep. */
  name: string;
  /** Rows that went or were emptied, since the sweep is known; a bigint, so PostgreSQL gives text. */
  removed: Generated<ColumnType<string | number, number, number>>;
  begun_at: Moment;
  /** When nothing was left over its time last; null before. */
  finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
