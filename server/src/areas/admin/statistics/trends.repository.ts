import type { PlatformId } from '@rezenso/contract/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { type Flows, noFlows } from './buckets.ts';

/** From a moment on, up to before another. */
export interface Span {
  from: Date;
  until: Date;
}

const sources = {
  signUps: 'member_directory',
  matches: 'matches',
  exchanges: 'review_exchanges',
  reviews: 'reviews',
} as const satisfies Record<keyof Flows, string>;

export function trends(db: Db) {
  return {
    /** What came in per calendar day (Europe/Berlin); days without anything are left out. */
    async byDay({ from, until }: Span): Promise<Map<string, Flows>> {
      const days = new Map<string, Flows>();
      for (const [flow, table] of Object.entries(sources)) {
        const { rows } = await sql<{ day: string; count: number }>`
          select (created_at at time zone 'Europe/Berlin')::date as day, count(*) as count from ${sql.table(table)}
          where created_at >= ${from} and created_at < ${until} group by day`.execute(db);
        for (const { day, count } of rows) days.set(day, { ...(days.get(day) ?? noFlows), [flow]: count });
      }
      return days;
    },

    async firstSignUp(): Promise<Date | undefined> {
      const row = await db
        .selectFrom('member_directory')
        .select('created_at')
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst();
      return row?.created_at;
    },

    /** Exchanges and reviews per platform, most used first. */
    async platforms({
      from,
      until,
    }: Span): Promise<Array<{ platform: PlatformId; exchanges: number; reviews: number }>> {
      const { rows } = await sql<{ platform: PlatformId; exchanges: number; reviews: number }>`
        select platform, sum(exchanges)::bigint as exchanges, sum(reviews)::bigint as reviews from (
          select platform, count(*) as exchanges, 0 as reviews from review_exchanges
          where created_at >= ${from} and created_at < ${until} group by platform
          union all
          select source, 0, count(*) from reviews where created_at >= ${from} and created_at < ${until} group by source
        ) used group by platform order by sum(exchanges) + sum(reviews) desc, platform`.execute(db);
      return rows;
    },

    async suspicious({ from, until }: Span, above: number): Promise<{ total: number; suspicious: number }> {
      const { rows } = await sql<{ total: number; suspicious: number }>`
        select count(*) as total, count(*) filter (where fraud_score > ${above}) as suspicious
        from reviews where created_at >= ${from} and created_at < ${until}`.execute(db);
      return rows[0] ?? { total: 0, suspicious: 0 };
    },
  };
}
