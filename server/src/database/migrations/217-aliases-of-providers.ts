import { type Kysely, sql } from 'kysely';

/**
 * Domains under which one provider has one mailbox for one name, as `mailboxOf` says; see docs/decisions/0178. The index holds what the function
 * said before, and is built anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create or replace function mailbox_of(email text) returns text language sql immutable parallel safe as $$
    select case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
      when host in ('proton.me', 'protonmail.com', 'pm.me', 'protonmail.ch') then translate(name, '._-', '') || '@proton.me'
      when host in ('icloud.com', 'me.com', 'mac.com') then name || '@icloud.com'
      else name || '@' || host end
    from (select regexp_replace(regexp_replace(lower(email), '@[^@]*$', ''), '[+].*$', '') as name,
      regexp_replace(lower(email), '^.*@', '') as host) parts
  $$`,
  'reindex index members_by_mailbox',
];
