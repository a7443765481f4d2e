import type { AnyEmailType } from '@rezenso/contract/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Bounce } from './bounce.ts';

export interface NewBounce extends Bounce {
  messageId: string;
  memberId: string | null;
  addressTag: string;
  emailType: AnyEmailType;
}

/** Refused three times in a row, an address is taken for dead. */
const hardBouncesToMark = 3;

/** What mail servers refused for good, and which addresses are dead. Addresses are kept as keyed hashes. */
export function bounces(db: Db) {
  return {
    /** Once per mail. A hard bounce counts against the address. */
    async add(bounce: NewBounce, now: Date): Promise<void> {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('mail_bounces')
        .values({
          message_id: bounce.messageId,
          member_id: bounce.memberId,
          address_tag: bounce.addressTag,
          email_type: bounce.emailType,
          is_hard: bounce.isHard,
          code: bounce.code,
          reply: bounce.reply,
          bounced_at: now,
        })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows > 0n && bounce.isHard) await count(bounce.addressTag, now);
    },

    /** A mail arrived: the address lives. */
    async clear(addressTag: string): Promise<void> {
      await db.deleteFrom('mail_addresses').where('address_tag', '=', addressTag).execute();
    },

    async isUndeliverable(addressTag: string): Promise<boolean> {
      const row = await db
        .selectFrom('mail_addresses')
        .select('undeliverable_since')
        .where('address_tag', '=', addressTag)
        .executeTakeFirst();
      return row?.undeliverable_since != null;
    },

    /** A member's bounces, newest first. */
    listOf(member: string, limit: number) {
      return db
        .selectFrom('mail_bounces')
        .select(['email_type as emailType', 'is_hard as isHard', 'code', 'reply', 'bounced_at as bouncedAt'])
        .where('member_id', '=', member)
        .orderBy('bounced_at', 'desc')
        .limit(limit)
        .execute();
    },
  };

  async function count(addressTag: string, now: Date): Promise<void> {
    await sql`
      insert into mail_addresses as known (address_tag, hard_bounces) values (${addressTag}, 1)
      on conflict (address_tag) do update set
        hard_bounces = known.hard_bounces + 1,
        undeliverable_since = case when known.hard_bounces + 1 >= ${hardBouncesToMark}
          then coalesce(known.undeliverable_since, ${now}::timestamptz) end`.execute(db);
  }
}
