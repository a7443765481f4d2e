import type { AnyEmailType } from '@rezenso/contract/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Bounce } from './bounce.ts';

export interface NewBounce extends Bounce {
  messageId: string;
  memberId: string | null;
  /** Under the current key, then under those of before. */
  addressTags: AddressTags;
  emailType: AnyEmailType;
}

type AddressTags = readonly [string, ...string[]];

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
          address_tag: bounce.addressTags[0],
          email_type: bounce.emailType,
          is_hard: bounce.isHard,
          code: bounce.code,
          reply: bounce.reply,
          bounced_at: now,
        })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows > 0n && bounce.isHard) await count(bounce.addressTags, now);
    },

    /** A mail arrived: the address lives. */
    async clear(addressTags: AddressTags): Promise<void> {
      await db.deleteFrom('mail_addresses').where('address_tag', 'in', addressTags).execute();
    },

    async isUndeliverable(addressTags: AddressTags): Promise<boolean> {
      const dead = await db
        .selectFrom('mail_addresses')
        .select('undeliverable_since')
        .where('address_tag', 'in', addressTags)
        .where('undeliverable_since', 'is not', null)
        .executeTakeFirst();
      return dead !== undefined;
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

  async function count([addressTag, ...former]: AddressTags, now: Date): Promise<void> {
    await sql`
      with before as (delete from mail_addresses where address_tag = any(${former}::text[]) returning hard_bounces)
      insert into mail_addresses as known (address_tag, hard_bounces, undeliverable_since)
        select ${addressTag}, 1 + coalesce(sum(hard_bounces), 0),
          case when 1 + coalesce(sum(hard_bounces), 0) >= ${hardBouncesToMark} then ${now}::timestamptz end from before
      on conflict (address_tag) do update set
        hard_bounces = known.hard_bounces + excluded.hard_bounces,
        undeliverable_since = case when known.hard_bounces + excluded.hard_bounces >= ${hardBouncesToMark}
          then coalesce(known.undeliverable_since, ${now}::timestamptz) end`.execute(db);
  }
}
