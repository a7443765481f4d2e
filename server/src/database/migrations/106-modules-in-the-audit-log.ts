import { type Kysely, sql } from 'kysely';

/**
 * What admins do to modules stands in the audit log, beside what they do to members. Entries that stood in a log of their
 * own come along with their moment; so the log is read by `at` and not by `id` alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table audit_log alter column subject_id drop not null,
    add column module text, add column module_title text,
    add constraint audit_log_is_about_one check (num_nonnulls(subject_id, module) = 1)`,
  `insert into audit_log (at, actor_id, action, module, value_after, reason, request_id)
    select at, actor_id,
      case action when 'pause' then 'module.paused' when 'resume' then 'module.resumed'
        when 'promote' then 'module.promoted'
        else case when version is null then 'module.canary_ended' else 'module.rolled_back' end end,
      module, version, reason, request_id
    from module_deeds order by id`,
  'drop table module_deeds',
  'drop index audit_log_by_actor, audit_log_by_subject, audit_log_by_action, audit_log_by_time',
  'create index audit_log_by_time on audit_log (at desc, id desc)',
  'create index audit_log_by_actor on audit_log (actor_id, at desc, id desc)',
  'create index audit_log_by_subject on audit_log (subject_id, at desc, id desc)',
  'create index audit_log_by_module on audit_log (module, at desc, id desc)',
  'create index audit_log_by_action on audit_log (action, at desc, id desc)',
];
