import { type Kysely, sql } from 'kysely';

/** How far an answer has come on the platform where its review stands, and what stands there. See docs/decisions/0116. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table review_replies
    add column sent_text text,
    add column send_until timestamptz,
    add column send_state text check (send_state in ('sending', 'checking', 'published', 'failed')),
    add column send_problem text,
    add column shown_text text,
    add column shown_at timestamptz`.execute(db);
}
