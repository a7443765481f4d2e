import { type Kysely, sql } from 'kysely';

/** Members' sign-ins stand in the audit log, far more of them than deeds; its first page shows the deeds alone. See docs/decisions/0127. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_log_of_deeds on audit_log (at desc, id desc)
    where action not in ('member.signed_in', 'member.sign_in_refused')`.execute(db);
}
