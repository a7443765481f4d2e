import { type Kysely, sql } from 'kysely';

/** Businesses of one trade around a place, for comparing them; finding partners has an index of its own. See docs/decisions/0102. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index members_of_trade on members (trade, latitude, longitude)
    where trade is not null and latitude is not null and status = 'active' and deleted_at is null`.execute(db);
}
