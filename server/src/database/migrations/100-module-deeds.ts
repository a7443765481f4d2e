import { type Kysely, sql } from 'kysely';

/** What admins did to modules: append-only like the audit log, whose entries are about members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table module_deeds (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    actor_id uuid not null,
    module text not null,
    action text not null,
    version text,
    reason text not null,
    request_id text not null
  )`,
  `create trigger module_deeds_is_append_only before update or delete on module_deeds
    for each row execute function refuse_change()`,
];
