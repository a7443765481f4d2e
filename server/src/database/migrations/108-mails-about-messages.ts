import { type Kysely, sql } from 'kysely';

/** Mails about messages of partners are a kind of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['email_preferences', 'outbox', 'mail_bounces'])
    await sql
      .raw(`alter table ${table} drop constraint ${table}_email_type_check,
        add constraint ${table}_email_type_check check (email_type in ${types})`)
      .execute(db);
}

const types = `('match_notification','review_reminder','subscription','level_up','welcome','newsletter','marketing','system','messages')`;
