import type { AnyEmailType } from '@rezenso/contract/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** A mail that was recorded and has not gone out. */
export interface WaitingMail {
  name: string;
  /** Whose mail it is: whom it tells, or on whose behalf it was written. Null for mails that are no account's. */
  memberId: string | null;
  emailType: AnyEmailType;
  /** What it says, encrypted: some mails hold a sign-in link. */
  sealed: string;
  awaitsDigest: boolean;
  /** Ids of what and of whom it tells; what has left is no longer among those of a summary. */
  about: readonly string[];
}

/** Mails from being recorded until they went out; one per name. */
export function outbox(db: Db) {
  return {
    /** @returns whether it was not recorded before */
    async add(mail: WaitingMail, now: Date): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('outbox')
        .values({
          name: mail.name,
          member_id: mail.memberId,
          email_type: mail.emailType,
          sealed: mail.sealed,
          awaits_digest: mail.awaitsDigest,
          about: [...mail.about],
          recorded_at: now,
        })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },

    find(name: string): Promise<WaitingMail | undefined> {
      return db
        .selectFrom('outbox')
        .select([
          'name',
          'member_id as memberId',
          'email_type as emailType',
          'sealed',
          'awaits_digest as awaitsDigest',
          'about',
        ])
        .where('name', '=', name)
        .executeTakeFirst();
    },

    /** Mails that should have gone out by now: those of no summary. */
    async countWaiting(): Promise<number> {
      const { waiting } = await db
        .selectFrom('outbox')
        .select((row) => row.fn.countAll<number>().as('waiting'))
        .where('awaits_digest', '=', false)
        .executeTakeFirstOrThrow();
      return Number(waiting);
    },

    /** Leaves a mail to the next summary. */
    async collect(name: string): Promise<void> {
      await db.updateTable('outbox').set({ awaits_digest: true }).where('name', '=', name).execute();
    },

    async remove(names: readonly string[]): Promise<void> {
      if (names.length > 0) await db.deleteFrom('outbox').where('name', 'in', names).execute();
    },

    /** What waits for a member and tells of another one; of a summary that part alone, and of mails that everybody gets nothing. */
    async removeAbout(member: string, other: string): Promise<void> {
      await sql`update outbox set about = array_remove(about, ${other})
        where member_id = ${member} and name like 'digest.%'`.execute(db);
      await sql`delete from outbox where member_id = ${member} and name not like 'digest.%'
        and email_type <> 'system' and ${other} = any(about)`.execute(db);
    },

    /**
     * Takes one out that went out or was refused. @returns false when it is gone already, as it is when its account was deleted meanwhile,
     * or when somebody it tells of has left since it was read
     */
    async takeOut({ name, about }: Pick<WaitingMail, 'name' | 'about'>): Promise<boolean> {
      const gone = await db.deleteFrom('outbox').where('name', '=', name).returning('about').executeTakeFirst();
      return gone !== undefined && gone.about.length === about.length;
    },

    /** Mails that should have gone out before `moment` and were tried for the last time. @returns their names */
    async giveUpBefore(moment: Date): Promise<string[]> {
      const rows = await db
        .deleteFrom('outbox')
        .where('awaits_digest', '=', false)
        .where('recorded_at', '<', moment)
        .returning('name')
        .execute();
      return rows.map(({ name }) => name);
    },
  };
}
