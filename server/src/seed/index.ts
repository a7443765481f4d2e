import { sql } from 'kysely';
import type { Core } from '../core.ts';
import type { Tx } from '../database/database.ts';

/** Writes the demo data with the queries of `tx`, deterministically, as it would look at `now`. */
export type Seed = (tx: Tx, now: Date) => Promise<void>;

/** Loaded for the one start that needs them. */
async function seeds(): Promise<readonly Seed[]> {
  const [{ seedDemo }, { seedModeration }, { seedUnderReview }] = await Promise.all([
    import('./demo.ts'),
    import('./moderation.ts'),
    import('./under-review.ts'),
  ]);
  return [seedDemo, seedModeration, seedUnderReview];
}

/** With SEED=demo, fills a database that has no members yet; all or nothing. */
export async function seedOnFirstStart({
  env,
  database,
  now,
  log,
}: Pick<Core, 'env' | 'database' | 'now' | 'log'>): Promise<void> {
  if (env.seed !== 'demo') return;
  await database.transaction(async (tx) => {
    // Two processes starting together on PostgreSQL must not both find it empty.
    await sql`lock table members in share row exclusive mode`.execute(tx);
    const first = await tx.selectFrom('members').select('id').limit(1).executeTakeFirst();
    if (first) return;
    for (const seed of await seeds()) await seed(tx, now());
    log.info('the demo data is in place');
  });
}
