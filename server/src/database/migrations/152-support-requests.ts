import { type Kysely, sql } from 'kysely';

/**
 * What members ask the operators. A request goes with its member's account; those who answered may leave, their answers stay. See
 * docs/decisions/0109.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table support_requests (
    id uuid primary key,
    member_id uuid not null references members on delete cascade,
    topic text not null,
    subject text not null,
    status text not null default 'open' check (status in ('open', 'answered', 'closed')),
    last_position integer not null default 1 check (last_position > 0),
    assignee_id uuid references members on delete set null,
    waiting_since timestamptz,
    first_answered_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check ((status = 'open') = (waiting_since is not null))
  )`,
  'create index support_requests_of_member on support_requests (member_id, updated_at desc, id desc)',
  `create index support_requests_waiting on support_requests (waiting_since) where status = 'open'`,
  'create index support_requests_by_assignee on support_requests (assignee_id)',
  'create index support_requests_created on support_requests (created_at) where first_answered_at is not null',
  // Positions come from the request's row, which a writer locks.
  `create table support_messages (
    id uuid primary key,
    request_id uuid not null references support_requests on delete cascade,
    position integer not null check (position > 0),
    is_from_support boolean not null,
    agent_id uuid references members on delete set null,
    body text not null check (char_length(body) between 1 and 4000),
    sent_at timestamptz not null,
    unique (request_id, position)
  )`,
  'create index support_messages_by_agent on support_messages (agent_id)',
];
