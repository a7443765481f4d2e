import { type Kysely, sql } from 'kysely';

/** Which mailbox an address arrives at, as `mailboxOf` says, so that accounts of one mailbox are found; see docs/decisions/0027. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create function mailbox_of(email text) returns text language sql immutable parallel safe as $$
    select case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
      else name || '@' || host end
    from (select regexp_replace(regexp_replace(lower(email), '@[^@]*$', ''), '[+].*$', '') as name,
      regexp_replace(lower(email), '^.*@', '') as host) parts
  $$`,
  `create index members_by_mailbox on members (mailbox_of(email))`,
];
