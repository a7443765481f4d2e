import { createTransport } from 'nodemailer';
import type { Database } from '../database/database.ts';
import { mails } from './mails.repository.ts';

/** A finished mail. `messageId` is stable: sending the same mail again is recognised by it. */
export interface OutgoingMail {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** Delivers one mail; throws when it must be tried again. */
export type Transport = (mail: OutgoingMail) => Promise<void>;

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/**
 * Real mail over SMTP. What the server accepted is written down and not sent again; only a process killed between the
 * server's answer and that note can send twice, with the same Message-ID.
 */
export function smtpTransport(url: string, from: string, database: Database, now: () => Date): Transport {
  const transporter = createTransport({ url, ...timeouts });
  return async (mail) => {
    const sent = mails(database.db);
    if (await sent.has(mail.messageId)) return;
    await transporter.sendMail({ ...mail, from, disableFileAccess: true, disableUrlAccess: true });
    // Only the note: what people wrote to each other stays out of the table.
    await sent.add({ ...mail, text: '', html: '', headers: {} }, now());
  };
}

/** Without SMTP_URL mails stay in the local mailbox, to be read at /dev/mailbox. */
export function mailboxTransport(from: string, database: Database, now: () => Date): Transport {
  return async (mail) => {
    const headers = { From: from, To: mail.to, Subject: mail.subject, 'Message-ID': mail.messageId, ...mail.headers };
    await mails(database.db).add({ ...mail, headers }, now());
  };
}
