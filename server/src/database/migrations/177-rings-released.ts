import { type Kysely, sql } from 'kysely';

/**
 * What moderators found harmless, so that what is new can be told from it, and holds of accounts that left, for who comes back. See
 * docs/decisions/0133.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ring_verdicts rename column released_score to released_points`.execute(db);
  await sql`alter table ring_verdicts add column released_accounts uuid[] not null default '{}'`.execute(db);
  await sql`alter table ring_verdicts add column released_at timestamptz`.execute(db);
  await sql`update ring_verdicts set released_at = judged_at where released_points is not null`.execute(db);
  await sql`alter table former_accounts add column held jsonb`.execute(db);
}
