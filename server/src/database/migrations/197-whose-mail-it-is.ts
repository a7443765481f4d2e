import { type Kysely, sql } from 'kysely';

/** Mails say which account they were written for or on behalf of, so that they go with it, whoever they went to. See docs/decisions/0157. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table mails add column member_id uuid references members on delete cascade',
  'create index mails_of_member on mails (member_id) where member_id is not null',
  // Of those before, whose they are is known as far as the address is.
  'update mails set member_id = signs_in.member_id from sign_in_addresses signs_in where signs_in.email = mails.recipient',
];
