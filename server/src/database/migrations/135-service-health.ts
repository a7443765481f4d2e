import { type Kysely, sql } from 'kysely';

/**
 * Whether database, jobs and mail answered, day by day, for the page of the site's status. A day is 300 stretches of five minutes,
 * one bit each, because the day that winter time begins has 25 hours: so noting the same twice, from several processes or late,
 * changes nothing, and a day takes two short rows of bits however often it is looked at. See docs/decisions/0097.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table service_health (
    service text not null check (service in ('database', 'jobs', 'mail')),
    day date not null,
    measured bit(300) not null,
    failed bit(300) not null,
    looked_at timestamptz not null,
    answered_at timestamptz,
    primary key (service, day)
  )`.execute(db);
}
