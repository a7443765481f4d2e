import { type Kysely, sql } from 'kysely';

/**
 * What ranks a candidate without reading its texts stands on the member's row and in the index, so that suggestions read
 * the index alone. A member without a place has the cell -1.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table members add column match_traits bigint not null default 0`,
  `update members set geo_cell = -1 where geo_cell is null`,
  `alter table members alter column geo_cell set default -1, alter column geo_cell set not null`,
  `drop index members_matchable`,
  `create index members_candidates on members (industry, geo_cell) include (id, latitude, longitude, match_traits)
    where status = 'active' and profile_completed_at is not null`,
  // What suits one side is worded for that side; the columns of the first schema hold the requester's.
  `alter table matches add column provider_recommendation text, add column provider_reasons jsonb not null default '[]'`,
];
