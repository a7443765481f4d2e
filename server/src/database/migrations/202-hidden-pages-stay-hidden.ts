import { type Kysely, sql } from 'kysely';

/**
 * Pages that moderation hid when their account left or moved, under tags of its mailbox and proven site; and when moderators let a page be shown
 * again, so that it is not hidden anew for the same. See docs/decisions/0163.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table former_hidden_pages (
    tag text primary key, hidden_at timestamptz not null, reason text not null, text text not null, kept_until timestamptz not null
  )`,
  'create index former_hidden_pages_by_end on former_hidden_pages (kept_until)',
  'alter table public_pages add column allowed_at timestamptz',
];
