import { type Kysely, sql } from 'kysely';

/**
 * Who did what to whom: append-only. Ids without foreign keys, so that an entry outlives both accounts and holds nothing
 * personal once they have gone. The trigger refuses changes whoever asks; only emptying the whole table (restoring a
 * backup, tests) goes past it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table audit_log (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    actor_id uuid not null,
    action text not null,
    subject_id uuid not null,
    report_id uuid,
    value_before text, value_after text, reason text,
    request_id text not null
  )`,
  `create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end
  $$`,
  `create trigger audit_log_is_append_only before update or delete on audit_log
    for each row execute function refuse_change()`,
  `create index audit_log_by_actor on audit_log (actor_id, id desc)`,
  `create index audit_log_by_subject on audit_log (subject_id, id desc)`,
  `create index audit_log_by_action on audit_log (action, id desc)`,
  `create index audit_log_by_time on audit_log (at)`,
];
