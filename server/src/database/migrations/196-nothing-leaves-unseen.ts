import { type Kysely, sql } from 'kysely';

/**
 * An entry of the audit log is never dated before the last seal, seals are append-only themselves, an entry goes only once the seal over it stands for
 * it, and truncating counts as deleting. See docs/decisions/0157.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Whoever writes an entry holds the gate with others until it commits; sealing holds it alone. So each entry is seen by the seal, or sees it.
  `create function date_audit_entry() returns trigger language plpgsql as $$
    declare
      sealed timestamptz;
    begin
      perform pg_advisory_xact_lock_shared(7236087);
      select max(through) into sealed from audit_seals;
      if new.at <= sealed then
        new.at := sealed + interval '1 millisecond';
      end if;
      return new;
    end
  $$`,
  `create trigger audit_log_is_dated before insert on audit_log
    for each row execute function date_audit_entry()`,

  `create or replace function keep_audit_log() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at <= nullif(current_setting('rezenso.audit_log_ends', true), '')::timestamptz
        and (select digest is not null from audit_seals where through >= old.at order by through limit 1) then
        return old;
      end if;
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end
  $$`,

  // A seal is signed anew by another key, and may stand for its entries from some moment on; else it stays as it is.
  `create function keep_audit_seals() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' and new.digest is null and not exists (select from audit_seals where through >= new.through) then
        return new;
      end if;
      if tg_op = 'UPDATE' and new.through = old.through and new.entries = old.entries
        and (old.digest is null or (new.digest = old.digest and new.emptied_at = old.emptied_at)) then
        return new;
      end if;
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end
  $$`,
  `create trigger audit_seals_are_append_only before insert or update or delete on audit_seals
    for each row execute function keep_audit_seals()`,

  `create function refuse_truncate() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end
  $$`,
  ...['audit_log', 'audit_seals', 'consents'].map(
    (table) => `create trigger ${table}_is_not_truncated before truncate on ${table}
      for each statement execute function refuse_truncate()`,
  ),
];
