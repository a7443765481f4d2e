import { type Kysely, sql } from 'kysely';

/** That a plan was called off before anybody handed anything in, by whom and why. See docs/decisions/0122. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table matches
    add column plan_cancelled_at timestamptz,
    add column plan_cancelled_by uuid references members (id) on delete set null,
    add column plan_cancel_reason text`.execute(db);
  await sql`create index matches_plan_cancelled_by on matches (plan_cancelled_by) where plan_cancelled_by is not null`.execute(
    db,
  );
}
