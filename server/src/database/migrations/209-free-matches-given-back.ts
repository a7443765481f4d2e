import { type Kysely, sql } from 'kysely';

/** Which side a match counts for as one of its free ones, so that this side alone gets it back. See docs/decisions/0170. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table matches
    add column counted_side text check (counted_side in ('requester', 'provider')),
    add column is_given_back boolean not null default false`.execute(db);
}
