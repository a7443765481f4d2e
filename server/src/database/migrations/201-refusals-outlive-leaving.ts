import { type Kysely, sql } from 'kysely';

/**
 * What an account was refused by its partners, under tags of what it was known by, so that whoever comes back is bound by it as before.
 * See docs/decisions/0163.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table former_marks (
    former_id uuid not null, tag text not null, is_proven boolean not null, has_proven_site boolean not null,
    place bigint, kept_until timestamptz not null, primary key (tag, former_id)
  )`,
  'create index former_marks_by_former on former_marks (former_id)',
  'create index former_marks_by_end on former_marks (kept_until)',
  `create table former_matches (
    former_id uuid not null, match_id uuid not null references matches on delete cascade,
    partner_id uuid not null references members on delete cascade,
    kind text not null check (kind in ('agreed', 'declined', 'withdrawn')),
    kept_until timestamptz not null, primary key (former_id, match_id)
  )`,
  'create index former_matches_by_match on former_matches (match_id)',
  'create index former_matches_by_partner on former_matches (partner_id)',
  'create index former_matches_by_end on former_matches (kept_until)',
  `create table former_match_heirs (
    member_id uuid not null references members on delete cascade,
    match_id uuid not null references matches on delete cascade,
    partner_id uuid not null references members on delete cascade,
    kind text not null check (kind in ('agreed', 'declined', 'withdrawn')),
    ends_at timestamptz, primary key (member_id, match_id)
  )`,
  'create index former_match_heirs_by_partner on former_match_heirs (partner_id)',
  'create index former_match_heirs_by_match on former_match_heirs (match_id)',
  'create index former_match_heirs_by_end on former_match_heirs (ends_at) where ends_at is not null',
];
