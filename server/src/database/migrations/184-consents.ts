import { type Kysely, sql } from 'kysely';

/**
 * What members agreed to and took back: append-only, written by triggers on what the decisions change, so that no way of changing it goes
 * unnoticed, and begun with what stands. See docs/decisions/0146.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table consents (
    id bigint generated always as identity primary key,
    member_id uuid not null references members on delete cascade,
    person_id uuid,
    kind text not null check (kind in ('terms', 'privacy', 'email', 'push', 'google', 'public-page')),
    subject text not null,
    label text,
    is_given boolean not null,
    version text,
    means text not null check (means in ('page', 'mail-link', 'admin', 'system', 'earlier')),
    at timestamptz not null
  )`,
  'create index consents_by_subject on consents (member_id, kind, subject, id desc)',
  'create index consents_by_age on consents (at)',

  // An entry goes with its account, once a later one has stood in its place for as long as the transaction says, or a device has been gone for that.
  `create function keep_consents() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and (
        not exists (select from members where id = old.member_id and deleted_at is null)
        or exists (
          select from consents later
          where later.member_id = old.member_id and later.kind = old.kind and later.subject = old.subject and later.id > old.id
            and later.at <= nullif(current_setting('rezenso.consents_end', true), '')::timestamptz
        )
        or (
          old.kind = 'push' and not old.is_given
          and old.at <= nullif(current_setting('rezenso.consents_end', true), '')::timestamptz
        )
      ) then
        return old;
      end if;
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end
  $$`,
  `create trigger consents_are_append_only before update or delete on consents
    for each row execute function keep_consents()`,

  // Who decides is said by the transaction, for one member; whatever happens to another one in it happens by itself.
  `create function log_consent(whose uuid, what text, about text, called text, given boolean) returns void language plpgsql as $$
    declare
      decision jsonb := nullif(current_setting('rezenso.decision', true), '')::jsonb;
    begin
      if not exists (select from members where id = whose and deleted_at is null) then
        return;
      end if;
      if decision ->> 'member' is distinct from whose::text then
        decision := null;
      end if;
      insert into consents (member_id, person_id, kind, subject, label, is_given, version, means, at)
      values (whose, (decision ->> 'person')::uuid, what, about, called, given, decision ->> 'version',
        coalesce(decision ->> 'means', 'system'), coalesce((decision ->> 'at')::timestamptz, now()));
    end
  $$`,

  `create function starts_off(email_type text) returns boolean language sql immutable as
    $$ select email_type in ('newsletter', 'marketing') $$`,
  // A row without a frequency only remembers when mails last went out: it is as it starts.
  `create function log_email_consent() returns trigger language plpgsql as $$
    declare
      was_on boolean := not starts_off(new.email_type);
      is_on boolean := coalesce(new.frequency <> 'never', was_on);
    begin
      if tg_op = 'UPDATE' then
        was_on := coalesce(old.frequency <> 'never', was_on);
      end if;
      if was_on <> is_on then
        perform log_consent(new.member_id, 'email', new.email_type, null, is_on);
      end if;
      return null;
    end
  $$`,
  `create trigger email_preferences_are_consents after insert or update of frequency on email_preferences
    for each row execute function log_email_consent()`,

  `create function log_push_consent() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform log_consent(new.member_id, 'push', new.id::text, new.name, true);
      else
        perform log_consent(old.member_id, 'push', old.id::text, old.name, false);
      end if;
      return null;
    end
  $$`,
  `create trigger push_devices_are_consents after insert or delete on push_devices
    for each row execute function log_push_consent()`,

  // The platform may have gone already, in the same deletion: whose it was is what the entry of its beginning says.
  `create function log_google_consent() returns trigger language plpgsql as $$
    declare
      whose uuid;
      called text;
    begin
      if tg_op = 'INSERT' then
        select member_id, business_name into whose, called from user_platforms where id = new.user_platform_id;
        perform log_consent(whose, 'google', new.user_platform_id::text, called, true);
      else
        select member_id, label into whose, called from consents
          where kind = 'google' and subject = old.user_platform_id::text order by id desc limit 1;
        perform log_consent(whose, 'google', old.user_platform_id::text, called, false);
      end if;
      return null;
    end
  $$`,
  `create index consents_of_platforms on consents (subject, id desc) where kind = 'google'`,
  `create trigger google_connections_are_consents after insert or delete on google_connections
    for each row execute function log_google_consent()`,

  `create function log_page_consent() returns trigger language plpgsql as $$
    begin
      if new.is_published <> (tg_op = 'UPDATE' and old.is_published) then
        perform log_consent(new.member_id, 'public-page', 'public-page', null, new.is_published);
      end if;
      return null;
    end
  $$`,
  `create trigger public_pages_are_consents after insert or update of is_published on public_pages
    for each row execute function log_page_consent()`,

  // What stands today: since when is known for some, and of the rest only that it was so when the log began.
  `insert into consents (member_id, kind, subject, label, is_given, means, at)
    select member_id, kind, subject, label, is_given, 'earlier', at from (
      select member_id, 'email' as kind, email_type as subject, null as label, frequency <> 'never' as is_given, now() as at
        from email_preferences where (frequency <> 'never') = starts_off(email_type)
      union all
      select member_id, 'push', id::text, name, true, added_at from push_devices
      union all
      select member_id, 'google', user_platform_id::text, business_name, true, connected_at
        from google_connections join user_platforms on user_platforms.id = user_platform_id
      union all
      select member_id, 'public-page', 'public-page', null, true, changed_at from public_pages where is_published
    ) standing
    join members on members.id = member_id and deleted_at is null
    order by at`,
];
