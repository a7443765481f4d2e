import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { DayOfLooks, Service } from './looks.ts';

/** One service on one day. */
export interface DayOfService {
  service: Service;
  day: string;
  /** Stretches that were looked at, and those of them in which an answer was missing. */
  measured: number;
  failed: number;
  lookedAt: Date;
  answeredAt: Date | null;
}

/** Whether the site's services answered, by day. */
export function serviceHealth(db: Db) {
  return {
    /** Adds to what is known. Several processes may say the same, in any order and again. */
    async note(days: readonly DayOfLooks[]): Promise<void> {
      if (days.length === 0) return;
      const rows = days.map(({ lookedAt, answeredAt, ...day }) => ({
        ...day,
        looked_at: lookedAt,
        answered_at: answeredAt,
      }));
      await db
        .insertInto('service_health')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['service', 'day']).doUpdateSet({
            measured: sql`service_health.measured | excluded.measured`,
            failed: sql`service_health.failed | excluded.failed`,
            looked_at: sql`greatest(service_health.looked_at, excluded.looked_at)`,
            answered_at: sql`greatest(service_health.answered_at, excluded.answered_at)`,
          }),
        )
        .execute();
    },

    /** Every service and day since that one, oldest first. */
    async listSince(day: string): Promise<DayOfService[]> {
      return db
        .selectFrom('service_health')
        .select(['service', 'day', 'looked_at as lookedAt', 'answered_at as answeredAt'])
        .select([
          sql<number>`bit_count(measured)::int`.as('measured'),
          sql<number>`bit_count(failed)::int`.as('failed'),
        ])
        .where('day', '>=', day)
        .orderBy('day')
        .execute();
    },

    /** When a service last answered, as far as is known. */
    async findLastAnswer(service: Service): Promise<Date | undefined> {
      const row = await db
        .selectFrom('service_health')
        .select(({ fn }) => fn.max('answered_at').as('at'))
        .where('service', '=', service)
        .executeTakeFirst();
      return row?.at ?? undefined;
    },
  };
}
