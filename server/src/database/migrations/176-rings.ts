import { type Kysely, sql } from 'kysely';

/**
 * What accounts have in common, how each is judged by it, and cases that moderators look at. Tags are keyed hashes that are only compared.
 * See docs/decisions/0133.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table account_signals (
    member_id uuid not null references members (id) on delete cascade,
    kind text not null check (kind in ('device', 'network')),
    tag text not null,
    seen_at timestamptz not null,
    primary key (member_id, kind, tag)
  )`.execute(db);
  await sql`create index account_signals_shared on account_signals (kind, tag)`.execute(db);
  await sql`create index account_signals_oldest on account_signals (seen_at)`.execute(db);
  await sql`create table ring_verdicts (
    member_id uuid primary key references members (id) on delete cascade,
    score smallint not null,
    level text not null check (level in ('none', 'watch', 'hold')),
    released_score smallint,
    judged_at timestamptz not null
  )`.execute(db);
  await sql`create table ring_cases (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members (id) on delete cascade,
    state text not null default 'open' check (state in ('open', 'released', 'kept')),
    score smallint not null,
    evidence jsonb not null,
    pairs jsonb not null,
    opened_at timestamptz not null,
    appeal text,
    appealed_at timestamptz,
    decision text,
    decided_by uuid references members (id) on delete set null,
    decided_at timestamptz
  )`.execute(db);
  await sql`create unique index ring_cases_holding on ring_cases (member_id) where state in ('open', 'kept')`.execute(
    db,
  );
  await sql`create index ring_cases_of_members on ring_cases (member_id)`.execute(db);
  await sql`create index ring_cases_newest on ring_cases (opened_at, id)`.execute(db);
  await sql`create index ring_cases_decided_by on ring_cases (decided_by)`.execute(db);
  // What follows from the newest verdict and from decisions, where everybody who needs it reads it.
  await sql`alter table members add column ring_level text not null default 'none'
    check (ring_level in ('none', 'watch', 'hold'))`.execute(db);
  await sql`create table held_points (
    member_id uuid not null references members (id) on delete cascade,
    action text not null,
    subject text not null,
    held_at timestamptz not null,
    primary key (member_id, action, subject)
  )`.execute(db);
  await sql`create index review_exchanges_handed_in on review_exchanges (submitted_at) where submitted_at is not null`.execute(
    db,
  );
  await sql`alter table review_exchanges drop constraint review_exchanges_withheld_check`.execute(db);
  await sql`alter table review_exchanges add constraint review_exchanges_withheld_check
    check (withheld in ('no_substance', 'known_text', 'upheld_case', 'unresolved', 'held_account'))`.execute(db);
}
