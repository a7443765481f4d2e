import { type Kysely, sql } from 'kysely';

/** Figures of the whole site that took long to count, kept for a while and for all processes (docs/decisions/0016). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table kept_figures (
    key text primary key,
    value jsonb not null,
    counted_at timestamptz not null,
    fresh_until timestamptz not null,
    renewing_until timestamptz not null
  )`,
  // Rows lie in the order they came: a few pages of index find a period in a million of them.
  `create index matches_by_time on matches using brin (created_at)`,
  `create index review_exchanges_by_time on review_exchanges using brin (created_at)`,
  `create index reviews_by_time on reviews using brin (created_at)`,
];
