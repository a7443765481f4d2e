import type { reportClientError } from '@rezenso/contract/client-errors';
import type { BodyOf } from '@rezenso/contract/endpoint';
import type { Db } from '../../../database/database.ts';

export function clientErrors(db: Db) {
  return {
    async add(report: BodyOf<typeof reportClientError>, now: Date): Promise<void> {
      await db
        .insertInto('client_errors')
        .values({ ...report, created_at: now })
        .execute();
    },
  };
}
