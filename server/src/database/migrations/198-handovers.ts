import { type Kysely, sql } from 'kysely';

/**
 * Offers of the ownership of an account to a colleague, one at a time for each account, and since when its owner has owned it (null: since
 * there is the account). And in which session a change of the address began. See docs/decisions/0159 and 0160.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table handovers (
    member_id uuid primary key references members on delete cascade,
    person_id uuid not null unique references people on delete cascade,
    offered_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index handovers_by_end on handovers (expires_at)',
  'alter table members add column owned_since timestamptz',
  // In which session another address was asked for: null where the operators vouched, and for those from before.
  'alter table email_changes add column asked_in text',
];
