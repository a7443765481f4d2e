import { type Kysely, sql } from 'kysely';

/**
 * Which public names anybody could ever find: only those are kept from others once they are left (docs/decisions/0120). Of names that
 * were taken before nobody knows, so they count as shown; but without a finished profile none ever was, and those are free again.
 *
 * What trades are compared by, for a calendar month each (docs/decisions/0102).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table public_names add column was_shown boolean not null default true`.execute(db);
  // The mean businesses of trades, kept for a month.
  await sql`create table trade_figures (
    trade text not null,
    area text not null,
    month text not null,
    figures jsonb not null,
    primary key (trade, area, month)
  )`.execute(db);
  await sql`delete from public_names using members
    where members.id = public_names.member_id and members.profile_completed_at is null`.execute(db);
}
