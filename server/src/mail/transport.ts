import type { CalendarFile } from './render-email.ts';

/** A finished mail. `messageId` is stable: sending the same mail again is recognised by it. */
export interface OutgoingMail {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  calendar?: CalendarFile;
}

/** The way out for mails. */
export interface Transport {
  /** Hands one mail over; throws when it was not taken. @returns what is kept of it */
  (mail: OutgoingMail): Promise<OutgoingMail>;
  /** Asks the mail server, if there is one, whether it would take mails of ours. @throws when it does not answer so */
  greet?: () => Promise<unknown>;
}

/** Milliseconds of silence after which a server is given up. */
export interface SmtpTimeouts {
  connectionTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
  dnsTimeout: number;
}

const usualTimeouts: SmtpTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

export interface SmtpOptions {
  /** Gives a mail up rather than send it in clear; otherwise TLS is used where the server offers it. */
  isTlsRequired?: boolean;
  timeouts?: SmtpTimeouts;
}

/** Real mail over SMTP. */
export function smtpTransport(url: string, from: string, options: SmtpOptions = {}): Transport {
  const { isTlsRequired = false, timeouts = usualTimeouts } = options;
  // Its library loads with the first mail, and never where mails stay here.
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, ...timeouts, ...(isTlsRequired ? { requireTLS: true } : {}) });
  };
  let opened: ReturnType<typeof open> | undefined;
  const transporter = () => {
    opened ??= open();
    return opened;
  };
  const send: Transport = async ({ calendar, ...mail }) => {
    await (await transporter()).sendMail({
      ...mail,
      ...(calendar ? { icalEvent: calendar } : {}),
      from,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    // Only the note: what people wrote to each other stays out of the table.
    return { ...mail, text: '', html: '', headers: {} };
  };
  // Connects, signs in and leaves again.
  return Object.assign(send, { greet: async () => (await transporter()).verify() });
}

/** Without SMTP_URL mails stay in the local mailbox, to be read at /dev/mailbox. */
export function mailboxTransport(from: string): Transport {
  return async (mail) => ({
    ...mail,
    headers: { From: from, To: mail.to, Subject: mail.subject, 'Message-ID': mail.messageId, ...mail.headers },
  });
}
