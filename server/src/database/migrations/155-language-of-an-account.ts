import { type Kysely, sql } from 'kysely';

/**
 * The language that a member chose; null for who never did. Which languages there are says the contract, so that one more of them needs
 * no change here. See docs/decisions/0111.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table members add column language text`.execute(db);
}
