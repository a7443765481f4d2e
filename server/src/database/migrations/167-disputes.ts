import { type Kysely, sql } from 'kysely';

/** Disputes of handed-in reviews, and what became of them. See docs/decisions/0121. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table disputes (
    id uuid primary key default gen_random_uuid(),
    review_exchange_id uuid not null references review_exchanges (id) on delete cascade,
    reviewer_id uuid not null references members (id) on delete cascade,
    recipient_id uuid not null references members (id) on delete cascade,
    is_after_confirmation boolean not null,
    reason text not null check (reason in ('never_posted', 'not_my_experience', 'changed_afterwards')),
    state text not null default 'open' check (state in ('open', 'withdrawn', 'upheld', 'rejected', 'unresolved', 'ended')),
    text text,
    link text,
    answer_due_at timestamptz not null,
    answer text,
    answer_link text,
    answered_at timestamptz,
    decision text,
    decided_by uuid references members (id) on delete set null,
    closed_at timestamptz,
    created_at timestamptz not null,
    unique (review_exchange_id, is_after_confirmation)
  )`.execute(db);
  await sql`create index disputes_newest on disputes (created_at, id)`.execute(db);
  await sql`create index disputes_of_reviewers on disputes (reviewer_id)`.execute(db);
  await sql`create index disputes_of_recipients on disputes (recipient_id)`.execute(db);
  await sql`create index disputes_decided_by on disputes (decided_by)`.execute(db);
  // Set as long as a dispute is open: whatever settles a review asks for it in the same statement.
  await sql`alter table review_exchanges add column disputed_at timestamptz`.execute(db);
  await sql`alter table review_exchanges drop constraint review_exchanges_withheld_check`.execute(db);
  await sql`alter table review_exchanges add constraint review_exchanges_withheld_check
    check (withheld in ('no_substance', 'known_text', 'upheld_case', 'unresolved'))`.execute(db);
}
