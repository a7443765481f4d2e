import type { AnyEmailType, EmailFrequency } from '@rezenso/contract/vocabulary';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './column-types.ts';

/** The tables around mail. */
export interface MailTables {
  mails: MailsTable;
  email_preferences: EmailPreferencesTable;
  outbox: OutboxTable;
  digests: DigestsTable;
  mail_bounces: MailBouncesTable;
  mail_addresses: MailAddressesTable;
}

interface EmailPreferencesTable {
  member_id: string;
  email_type: AnyEmailType;
  /** Null is the default of the type. */
  frequency: EmailFrequency | null;
  /** The last one that was not 'never'. */
  prior_frequency: EmailFrequency | null;
  last_sent_at: Date | null;
}

interface OutboxTable {
  /** Names the mail for good. */
  name: string;
  /** Null for mails to an address that needs no account. */
  member_id: string | null;
  email_type: AnyEmailType;
  sealed: string;
  awaits_digest: boolean;
  about: ColumnType<string[], string[] | undefined, string[]>;
  recorded_at: Moment;
}

interface DigestsTable {
  member_id: string;
  /** Calendar day in Europe/Berlin, written as YYYY-MM-DD. */
  day: ColumnType<Date | string, string, string>;
}

interface MailBouncesTable {
  message_id: string;
  member_id: string | null;
  address_tag: string;
  email_type: AnyEmailType;
  /** The address itself was refused, not this one mail. */
  is_hard: boolean;
  /** The SMTP server's code, 500-599. */
  code: number;
  reply: string;
  bounced_at: Moment;
}

interface MailAddressesTable {
  address_tag: string;
  /** In a row, without a mail that arrived between. */
  hard_bounces: number;
  undeliverable_since: Date | null;
}

interface MailsTable {
  message_id: string;
  id: Generated<string>;
  recipient: string;
  /** The account that it was written for, or on behalf of; null for who had none. */
  member_id: string | null;
  subject: string;
  body_text: string;
  body_html: string;
  headers: ColumnType<Record<string, string>, string, string>;
  /** Ids of what it tells of, such as a match. */
  about: Generated<string[]>;
  sent_at: Moment;
}
