import type { Moment } from './column-types.ts';

/** The table behind the page of the site's status. */
export interface StatusTables {
  service_health: ServiceHealthTable;
}

interface ServiceHealthTable {
  service: 'database' | 'jobs' | 'mail';
  /** YYYY-MM-DD, in German time. */
  day: string;
  /** A bit for each five minutes of the day. */
  measured: string;
  failed: string;
  looked_at: Moment;
  /** Of the latest answer on this day. */
  answered_at: Date | null;
}
