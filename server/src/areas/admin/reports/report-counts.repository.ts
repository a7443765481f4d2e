import { suspiciousFraudScore } from '@rezenso/contract/limits';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

export interface ReceivedCounts {
  pendingReports: number;
  resolvedReports: number;
  dismissedReports: number;
  suspiciousReviews: number;
}

export interface FiledCounts {
  filedReports: number;
  resolvedReports: number;
  dismissedReports: number;
}

/** What the cases say about those who file them and those they are about. */
export function reportCounts(db: Db) {
  return {
    async received(member: string): Promise<ReceivedCounts> {
      const { rows } = await sql<ReceivedCounts>`
        select count(*) filter (where status = 'pending') as "pendingReports",
          count(*) filter (where status = 'resolved') as "resolvedReports",
          count(*) filter (where status = 'dismissed') as "dismissedReports",
          (select count(*) from reviews where member_id = ${member} and fraud_score > ${suspiciousFraudScore})
            as "suspiciousReviews"
        from reports where reported_id = ${member}`.execute(db);
      return rows[0] ?? { pendingReports: 0, resolvedReports: 0, dismissedReports: 0, suspiciousReviews: 0 };
    },

    async filed(member: string): Promise<FiledCounts> {
      const { rows } = await sql<FiledCounts>`
        select count(*) as "filedReports", count(*) filter (where status = 'resolved') as "resolvedReports",
          count(*) filter (where status = 'dismissed') as "dismissedReports"
        from reports where reporter_id = ${member}`.execute(db);
      return rows[0] ?? { filedReports: 0, resolvedReports: 0, dismissedReports: 0 };
    },
  };
}
