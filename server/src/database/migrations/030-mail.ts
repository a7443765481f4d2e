import { type Kysely, sql } from 'kysely';

/** How often which mail comes, mails on their way, summaries, and what mail servers refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const types = `('match_notification','review_reminder','subscription','level_up','welcome','newsletter','marketing','system')`;
const frequencies = `('immediate','daily','weekly','monthly','never')`;

const statements = [
  // Enabled is everything but 'never', so the two can never contradict each other. Null is the default of the type.
  `create table email_preferences (
    member_id uuid not null references members on delete cascade,
    email_type text not null check (email_type in ${types}),
    frequency text check (frequency in ${frequencies}),
    prior_frequency text check (prior_frequency in ${frequencies} and prior_frequency <> 'never'),
    last_sent_at timestamptz,
    primary key (member_id, email_type),
    check (email_type <> 'system' or frequency is null)
  )`,
  `create index email_preferences_opted_in on email_preferences (email_type, member_id)
    where email_type in ('newsletter','marketing') and frequency <> 'never'`,

  // A mail from being recorded until it went out; what it says is sealed.
  `create table outbox (
    name text primary key,
    member_id uuid references members on delete cascade,
    email_type text not null check (email_type in ${types}),
    sealed text not null,
    awaits_digest boolean not null,
    recorded_at timestamptz not null
  )`,
  `create index outbox_waiting on outbox (member_id, recorded_at) where awaits_digest`,
  `create index outbox_oldest on outbox (recorded_at) where not awaits_digest`,

  // At most one summary per member and day.
  `create table digests (
    member_id uuid not null references members on delete cascade,
    day date not null,
    primary key (member_id, day)
  )`,

  // Addresses stand here as keyed hashes only: a sign-in link may go to somebody who is no member.
  `create table mail_bounces (
    message_id text primary key,
    member_id uuid references members on delete cascade,
    address_tag text not null,
    email_type text not null check (email_type in ${types}),
    is_hard boolean not null,
    code integer not null, reply text not null,
    bounced_at timestamptz not null
  )`,
  `create index mail_bounces_by_member on mail_bounces (member_id, bounced_at desc)`,
  `create table mail_addresses (
    address_tag text primary key,
    hard_bounces integer not null check (hard_bounces >= 0),
    undeliverable_since timestamptz
  )`,
];
