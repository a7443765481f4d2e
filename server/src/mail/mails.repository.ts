import type { Db } from '../database/database.ts';
import type { OutgoingMail } from './transport.ts';

export interface StoredMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  sentAt: Date;
}

/** Mails that went out: one per Message-ID. */
export function mails(db: Db) {
  return {
    /**
     * @param of the account that it goes with
     * @param about ids of what it tells of: it is emptied when one side of that leaves
     */
    async add(mail: OutgoingMail, of: string | null, about: readonly string[], now: Date): Promise<void> {
      await db
        .insertInto('mails')
        .values({
          message_id: mail.messageId,
          recipient: mail.to,
          member_id: of,
          subject: mail.subject,
          body_text: mail.text,
          body_html: mail.html,
          headers: JSON.stringify(mail.headers),
          about: [...about],
          sent_at: now,
        })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .execute();
    },

    async has(messageId: string): Promise<boolean> {
      const row = await db
        .selectFrom('mails')
        .select('message_id')
        .where('message_id', '=', messageId)
        .executeTakeFirst();
      return row !== undefined;
    },

    listNewest(limit: number): Promise<StoredMail[]> {
      return db
        .selectFrom('mails')
        .select([
          'id',
          'recipient as to',
          'subject',
          'body_text as text',
          'body_html as html',
          'headers',
          'sent_at as sentAt',
        ])
        .orderBy('sent_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
    },
  };
}
