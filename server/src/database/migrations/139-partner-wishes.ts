import { type Kysely, sql } from 'kysely';

/**
 * What Pro members look for in partners, and whom their weekly lists named, so that nobody is news twice
 * (docs/decisions/0101).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table partner_wishes (
    member_id uuid primary key references members (id) on delete cascade,
    industries text[] not null default '{}',
    radius_km integer check (radius_km between 1 and 1000),
    platforms text[] not null default '{}',
    languages text[] not null default '{}',
    updated_at timestamptz not null
  )`.execute(db);
  await sql`create table listed_partners (
    member_id uuid not null references members (id) on delete cascade,
    partner_id uuid not null references members (id) on delete cascade,
    week date not null,
    primary key (member_id, partner_id)
  )`.execute(db);
  await sql`create index listed_partners_partner on listed_partners (partner_id)`.execute(db);
  await sql`create index members_priority on members (id)
    where subscription_status = 'active' and status = 'active' and profile_completed_at is not null`.execute(db);
}
