import { type Kysely, sql } from 'kysely';

/**
 * Anybody reports a public page, and moderation may hide it. The same words about the same page are one report, however often they are
 * sent. While a page is hidden, its row keeps what its owner was told. See docs/decisions/0110.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table reports drop constraint reports_kind_check,
    add constraint reports_kind_check check (kind in ('member_report', 'suspicious_review', 'public_page'))`,
  `create unique index reports_one_of_a_page on reports (reported_id, reason, md5(text))
    where kind = 'public_page' and status = 'pending'`,
  `alter table public_pages add column hidden_at timestamptz, add column hidden_reason text, add column hidden_text text,
    add constraint public_pages_hidden_with_reason check (num_nonnulls(hidden_at, hidden_reason, hidden_text) in (0, 3)),
    add constraint public_pages_hidden_or_shown check (hidden_at is null or not is_published)`,
];
