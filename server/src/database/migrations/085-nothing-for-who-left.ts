import { type Kysely, sql } from 'kysely';

/** What jobs write about members: an event of before may be carried out after its member has left. */
const tables = ['notifications', 'activities', 'achievements', 'xp_ledger'];

/**
 * A row for an account that has left is not written, whoever asks for it. The lock is the one that the foreign key takes
 * anyway; it waits for a deletion under way, which then leaves nothing behind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function skip_who_left() returns trigger language plpgsql as $$
    declare left_at timestamptz;
    begin
      select deleted_at into left_at from members where id = new.member_id for key share;
      if left_at is not null then return null; end if;
      return new;
    end $$`.execute(db);
  for (const table of tables) {
    await sql`create trigger skip_who_left before insert on ${sql.table(table)}
      for each row execute function skip_who_left()`.execute(db);
    await sql`delete from ${sql.table(table)} using members
      where members.id = ${sql.table(table)}.member_id and members.deleted_at is not null`.execute(db);
  }
}
