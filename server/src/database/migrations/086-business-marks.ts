import { type Kysely, sql } from 'kysely';

/**
 * What every business is known by, as fingerprints, so that all accounts of one are found; and by which rules these and what
 * else follows from names and addresses were worked out last. See docs/decisions/0038.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table business_marks (
    member_id uuid not null references members on delete cascade, mark text not null,
    primary key (member_id, mark)
  )`,
  `create index business_marks_by_mark on business_marks (mark)`,
  `alter table members add column identity_rules smallint not null default 0`,
  `create index members_by_identity_rules on members (identity_rules) where deleted_at is null`,
];
