import { type Kysely, sql } from 'kysely';

/** Cases: members report partners, the analysis reports suspicious reviews. A case goes with the account it is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table reports (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('member_report','suspicious_review')),
    reporter_id uuid references members on delete set null,
    reported_id uuid not null references members on delete cascade,
    reason text not null,
    text text,
    match_id uuid references matches on delete set null,
    review_exchange_id uuid references review_exchanges on delete set null,
    review_id uuid references reviews on delete set null,
    fraud_score integer check (fraud_score between 0 and 100),
    findings jsonb not null default '[]',
    status text not null default 'pending' check (status in ('pending','resolved','dismissed')),
    note text, resolved_at timestamptz,
    resolved_by uuid references members on delete set null,
    created_at timestamptz not null,
    check (reporter_id <> reported_id)
  )`,
  // While a report is pending, the same one about the same partner adds nothing.
  `create unique index reports_one_pending on reports (reporter_id, reported_id) where status = 'pending' and kind = 'member_report'`,
  // A review becomes a case once, however often it is judged.
  `create unique index reports_one_per_exchange on reports (review_exchange_id) where kind = 'suspicious_review'`,
  `create unique index reports_one_per_review on reports (review_id) where kind = 'suspicious_review'`,
  `create index reports_newest on reports (created_at desc, id desc)`,
  `create index reports_by_status on reports (status, created_at desc, id desc)`,
  `create index reports_by_reported on reports (reported_id, created_at desc)`,
  `create index reports_by_reporter on reports (reporter_id, created_at desc)`,
  `create index reports_by_match on reports (match_id)`,
  `create index reports_by_exchange on reports (review_exchange_id)`,
  `create index reports_by_review on reports (review_id)`,
  `create index reports_by_resolver on reports (resolved_by) where resolved_by is not null`,
];
