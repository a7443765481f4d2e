import { type Kysely, sql } from 'kysely';

/** What the review of an exchange rests on: something on a day, or being a customer since a year. Unknown for those before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table review_exchanges
    add column experience_kind text check (experience_kind in
      ('visit', 'order', 'appointment', 'free_sample', 'consultation', 'long_standing_customer')),
    add column experience_day date,
    add column customer_since smallint,
    add constraint experience_is_whole check (case
      when experience_kind is null then experience_day is null and customer_since is null
      when experience_kind = 'long_standing_customer' then experience_day is null and customer_since is not null
      else experience_day is not null and customer_since is null end)`.execute(db);
}
