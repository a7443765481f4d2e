import { type Kysely, sql } from 'kysely';

/**
 * Every accepted match has one conversation, whoever accepts it: the trigger holds that, also for versions of the server
 * that know of none. See docs/decisions/0078.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const sideColumns = (side: 'requester' | 'provider') => `
    ${side}_read integer not null default 0, ${side}_blocked_at timestamptz,
    ${side}_mailed integer not null default 0, ${side}_mailed_at timestamptz,
    check (${side}_read between 0 and last_position), check (${side}_mailed between 0 and last_position)`;

const statements = [
  `create table conversations (
    match_id uuid primary key references matches on delete cascade,
    last_position integer not null default 0,
    last_activity_at timestamptz not null,
    ${sideColumns('requester')},
    ${sideColumns('provider')}
  )`,
  // Positions come from the conversation's row, which a sender locks: a reader never sees a later message before an earlier one.
  `create table messages (
    id uuid primary key,
    match_id uuid not null references conversations on delete cascade,
    position integer not null check (position > 0),
    sender_id uuid not null references members on delete cascade,
    body text check (char_length(body) between 1 and 2000),
    sent_at timestamptz not null,
    unique (match_id, position)
  )`,
  'create index messages_by_sender on messages (sender_id, sent_at)',
  `insert into conversations (match_id, last_activity_at)
    select id, updated_at from matches where status in ('accepted', 'completed')`,
  `create function open_conversation() returns trigger language plpgsql as $$
    begin
      insert into conversations (match_id, last_activity_at) values (new.id, new.updated_at) on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger open_conversation after insert or update of status on matches
    for each row when (new.status in ('accepted', 'completed')) execute function open_conversation()`,
];
