import { type Kysely, sql } from 'kysely';

/**
 * How often a business's link for customers was opened (platform '') and where it led, by day. A row says how many and nothing
 * of anybody. Nothing is counted for an account that has left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table customer_visits (
    member_id uuid not null references members on delete cascade,
    day date not null,
    platform text not null,
    visits integer not null,
    primary key (member_id, day, platform)
  )`.execute(db);
  await sql`create index customer_visits_by_day on customer_visits (day)`.execute(db);
  await sql`create trigger skip_who_left before insert on customer_visits
    for each row execute function skip_who_left()`.execute(db);
}
