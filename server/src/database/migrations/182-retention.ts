import { type Kysely, sql } from 'kysely';

/**
 * How far each table's forgetting has come, old stretches of the audit log that go while their seals stay, and indexes by which what is
 * over is found. See docs/decisions/0139.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table retention_sweeps (
    name text primary key,
    removed bigint not null default 0,
    begun_at timestamptz not null,
    finished_at timestamptz
  )`,
  'alter table audit_seals add column digest text, add column emptied_at timestamptz',
  'alter table audit_seals add constraint audit_seals_emptied check ((digest is null) = (emptied_at is null))',
  `create function keep_audit_log() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at <= nullif(current_setting('rezenso.audit_log_ends', true), '')::timestamptz then
        return old;
      end if;
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end
  $$`,
  'drop trigger audit_log_is_append_only on audit_log',
  `create trigger audit_log_is_append_only before update or delete on audit_log
    for each row execute function keep_audit_log()`,
  'create index rate_limits_by_window on rate_limits (window_start)',
  'create index digests_by_day on digests (day)',
  'create index mail_bounces_by_age on mail_bounces (bounced_at)',
  'create index client_errors_by_age on client_errors (created_at)',
  'create index module_health_by_day on module_health (day)',
  'create index public_names_left on public_names (left_at) where left_at is not null',
  'create index active_days_by_day on active_days (day)',
  'create index notifications_by_age on notifications (created_at)',
  'create index activities_by_age on activities (created_at)',
  `create index support_requests_closed on support_requests (updated_at) where status = 'closed'`,
  'create index disputes_closed on disputes (closed_at) where closed_at is not null',
  'create index reports_by_decision on reports (resolved_at) where resolved_at is not null',
  `create index ring_cases_released on ring_cases (decided_at) where state = 'released'`,
  'create index mail_addresses_given_up on mail_addresses (undeliverable_since) where undeliverable_since is not null',
];
