import type { ModuleLoads } from '@rezenso/contract/module-health';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { berlinDay } from '../../time/berlin.ts';
import type { ReleaseFigures } from './canary.policy.ts';

interface Noted {
  module: string;
  version: string;
  memberId: string;
}

/** What members' browsers tell about releases, by day and member. */
export function moduleHealth(db: Db) {
  return {
    async addLoads({ module, version, count, totalMs }: ModuleLoads, memberId: string, now: Date): Promise<void> {
      await db
        .insertInto('module_health')
        .values({ module, version, member_id: memberId, day: berlinDay(now), loads: count, load_ms: totalMs })
        .onConflict((conflict) =>
          conflict.columns(['module', 'version', 'day', 'member_id']).doUpdateSet({
            loads: sql`module_health.loads + excluded.loads`,
            load_ms: sql`module_health.load_ms + excluded.load_ms`,
          }),
        )
        .execute();
    },

    async addFault({ module, version, memberId }: Noted, now: Date): Promise<void> {
      await db
        .insertInto('module_health')
        .values({ module, version, member_id: memberId, day: berlinDay(now), faults: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['module', 'version', 'day', 'member_id'])
            .doUpdateSet({ faults: sql`module_health.faults + 1` }),
        )
        .execute();
    },

    /** Figures of one release since a day, that day included. */
    async figuresOf(module: string, version: string, since: Date): Promise<ReleaseFigures> {
      const row = await db
        .selectFrom('module_health')
        .where('module', '=', module)
        .where('version', '=', version)
        .where('day', '>=', berlinDay(since))
        .select(({ fn }) => [
          fn.count<number>('member_id').distinct().as('members'),
          fn.count<number>('member_id').distinct().filterWhere('faults', '>', 0).as('affected'),
          fn.coalesce(fn.sum<number>('loads'), sql<number>`0`).as('loads'),
          fn.coalesce(fn.sum<number>('load_ms'), sql<number>`0`).as('loadMs'),
        ])
        .executeTakeFirstOrThrow();
      return { ...row, loadMs: row.loads === 0 ? 0 : Math.round(row.loadMs / row.loads) };
    },

    async removeBefore(moment: Date): Promise<void> {
      await db.deleteFrom('module_health').where('day', '<', berlinDay(moment)).execute();
    },
  };
}
