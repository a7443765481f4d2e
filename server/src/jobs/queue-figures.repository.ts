import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** What waits in the queue of jobs, by the names of the jobs. */
export function queueFigures(db: Db) {
  return {
    /** Jobs that are due and not begun. */
    countDue(): Promise<Map<string, number>> {
      return byName(sql`count(*)::int`);
    },

    /** Seconds for which the oldest due job of each kind has waited. */
    oldestDueSeconds(): Promise<Map<string, number>> {
      return byName(sql`extract(epoch from now() - min(start_after))::float8`);
    },
  };

  async function byName(figure: ReturnType<typeof sql>): Promise<Map<string, number>> {
    const { rows } = await sql<{ name: string; figure: number }>`
      select name, ${figure} as figure from pgboss.job where state < 'active' and start_after <= now() group by name`.execute(
      db,
    );
    return new Map(rows.map(({ name, figure: value }) => [name, Number(value)]));
  }
}
