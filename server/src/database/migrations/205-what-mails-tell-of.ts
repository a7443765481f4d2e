import { type Kysely, sql } from 'kysely';

/** Mails on their way say of whom and of what they tell, so that none tells of somebody who left or is blocked. See docs/decisions/0166. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column about text[] not null default '{}'`.execute(db);
}
