import { type Kysely, sql } from 'kysely';

/**
 * Which account left a mailbox by a change of its address, so that its ban reaches there (docs/decisions/0172). Mailboxes that were left
 * before this migration lead nowhere.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('alter table former_accounts add column moved_member_id uuid references members on delete set null')
    .execute(db);
  await sql
    .raw('create index former_accounts_by_mover on former_accounts (moved_member_id) where moved_member_id is not null')
    .execute(db);
}
