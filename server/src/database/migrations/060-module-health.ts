import { type Kysely, sql } from 'kysely';

/** What members' browsers tell about releases of modules, and canaries that were taken back because of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // By member, so that one person with a broken browser, or one who lies, counts once.
  `create table module_health (
    module text not null, version text not null, day date not null,
    member_id uuid not null references members on delete cascade,
    loads integer not null default 0, load_ms bigint not null default 0, faults integer not null default 0,
    primary key (module, version, day, member_id)
  )`,
  `create table canary_returns (
    module text not null, version text not null,
    reason text not null, figures jsonb not null, returned_at timestamptz not null,
    primary key (module, version)
  )`,
];
