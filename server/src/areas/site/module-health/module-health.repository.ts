import type { ModuleLoads } from '@rezenso/contract/module-health';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { ReleaseFigures } from '../../../database/schema-releases.ts';
import { berlinDay } from '../../../time/berlin.ts';

interface Noted {
  module: string;
  version: string;
  memberId: string;
  /** Keyed tag of the network that the report comes from. */
  network: string;
}

interface Figures extends Pick<ReleaseFigures, 'members' | 'affected' | 'loads'> {
  /** Null before the first load. */
  loadMs: number | null;
}

/** What browsers report may be any number, and must not end the question: the most that an integer holds is enough. */
const mostHeld = sql.lit(2_147_483_647);
const loadsInAll = sql`least(coalesce(sum(loads), 0), ${mostHeld})::int`;
/** Median of the members' means; null before the first load. */
const typicalLoad = sql`round(percentile_cont(0.5)
  within group (order by least(load_ms / loads, ${mostHeld})) filter (where loads > 0))::int`;

export type FiguresByRelease = ReadonlyMap<string, Figures>;

/** What members' browsers tell about releases, by day and member. */
export function moduleHealth(db: Db) {
  return {
    async addLoads({ count, totalMs, ...noted }: ModuleLoads & Noted, now: Date): Promise<void> {
      await db
        .insertInto('module_health')
        .values({ ...rowOf(noted, now), loads: count, load_ms: totalMs })
        .onConflict((conflict) =>
          conflict.columns(['module', 'version', 'day', 'member_id']).doUpdateSet({
            loads: sql`module_health.loads + excluded.loads`,
            load_ms: sql`module_health.load_ms + excluded.load_ms`,
          }),
        )
        .execute();
    },

    async addFault(noted: Noted, now: Date): Promise<void> {
      await db
        .insertInto('module_health')
        .values({ ...rowOf(noted, now), faults: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['module', 'version', 'day', 'member_id'])
            .doUpdateSet({ faults: sql`module_health.faults + 1`, network: sql`excluded.network` }),
        )
        .execute();
    },

    /** Figures of one release since a day, that day included. */
    async figuresOf(module: string, version: string, since: Date): Promise<ReleaseFigures> {
      const { rows } = await sql<ReleaseFigures>`
        with days as (
          select * from module_health where module = ${module} and version = ${version} and day >= ${berlinDay(since)}
        ), people as (
          select member_id, sum(faults) as faults, sum(loads) as loads, sum(load_ms) as load_ms from days group by member_id
        )
        select count(*)::int as members,
          (count(*) filter (where faults > 0))::int as affected,
          (select count(distinct network)::int from days where faults > 0) as networks,
          ${loadsInAll} as loads,
          (count(*) filter (where loads > 0))::int as measured,
          (select count(distinct network)::int from days where loads > 0) as "measuredNetworks",
          coalesce(${typicalLoad}, 0) as "loadMs"
        from people`.execute(db);
      const [figures] = rows;
      if (!figures) throw new Error('An aggregate without a row');
      return figures;
    },

    /** What matters of every release since a day, by `module@version`. */
    async figuresByRelease(since: Date): Promise<FiguresByRelease> {
      const { rows } = await sql<Figures & { module: string; version: string }>`
        with people as (
          select module, version, member_id, sum(faults) as faults, sum(loads) as loads, sum(load_ms) as load_ms
          from module_health where day >= ${berlinDay(since)} group by module, version, member_id
        )
        select module, version, count(*)::int as members,
          (count(*) filter (where faults > 0))::int as affected,
          ${loadsInAll} as loads,
          ${typicalLoad} as "loadMs"
        from people group by module, version`.execute(db);
      return new Map(rows.map(({ module, version, ...figures }) => [`${module}@${version}`, figures]));
    },
  };
}

function rowOf({ module, version, memberId, network }: Noted, now: Date) {
  return { module, version, member_id: memberId, day: berlinDay(now), network };
}
