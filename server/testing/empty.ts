import { sql } from 'kysely';
import type { Db } from '../src/database/database.ts';

/**
 * Deletes every row, which takes a sixth of the time of `truncate`: a test fills few of the tables, and truncating makes
 * new files for all of them. The lock waits, as truncating does, for what a test left under way; triggers and foreign
 * keys rest, because everything goes; identities start anew.
 */
export async function empty(db: Db): Promise<void> {
  await sql`do $$
    declare tables text[];
    begin
      select array_agg(format('%I.%I', schemaname, tablename)) into tables from pg_tables
        where schemaname = 'public' and tablename not like 'kysely\_%';
      execute 'lock table ' || array_to_string(tables, ', ') || ' in access exclusive mode';
      set local session_replication_role = replica;
      for i in 1 .. array_length(tables, 1) loop
        execute 'delete from ' || tables[i];
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename), start_value, false) from pg_sequences
        where schemaname = 'public' and last_value is not null;
      delete from pgboss.job;
    end $$`.execute(db);
}
