import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './column-types.ts';
import type { PeopleTables } from './schema-people.ts';

/** A colleague, where it is not the owner's. */
type PersonId = ColumnType<string | null, string | null | undefined, string | null>;

/** How members sign in, and where and on which days they were. */
export interface SignInTables extends PeopleTables {
  sessions: SessionsTable;
  closed_sessions: ClosedSessionsTable;
  known_browsers: KnownBrowsersTable;
  magic_links: MagicLinksTable;
  passkeys: PasskeysTable;
  passkey_questions: PasskeyQuestionsTable;
  recovery_codes: RecoveryCodesTable;
  sign_in_codes: SignInCodesTable;
  email_changes: EmailChangesTable;
  active_days: ActiveDaysTable;
}

interface SessionsTable {
  /** What members are shown; it opens nothing. */
  id: Generated<string>;
  /** Of the secret that it began with: what devices, codes and streams hang on. */
  id_hash: string;
  /** Of the secret that opens it now; null while that is the one it began with. */
  token_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** Of the secret that opened it before, and until when it still does; null until the newer one was seen. */
  former_token_hash: ColumnType<string | null, string | null | undefined, string | null>;
  former_token_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  member_id: string;
  created_at: Moment;
  last_seen_at: Moment;
  expires_at: Moment;
  /** Began with the cookie whose name carries the prefix; false for those from before. */
  has_host_cookie: ColumnType<boolean, boolean | undefined, boolean>;
  /** 'Chrome auf Windows'; null for those from before devices were named. */
  device: ColumnType<string | null, string | null | undefined, string | null>;
  /** The row of `known_browsers` for where it began; null where the browser was not asked. */
  browser_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** When its member was there in person last: by a passkey, or a recovery code. */
  proven_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When its member typed a code from the mailbox last. */
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The colleague whose it is; null for the owner's. */
  person_id: PersonId;
}

/** Sessions of colleagues that ended because the account was deleted. */
interface ClosedSessionsTable {
  /** As it was in `sessions`. */
  id_hash: string;
  closed_at: Moment;
}

/** Where an account was signed in, to tell its member of a browser that is new. */
interface KnownBrowsersTable {
  member_id: string;
  /** Of the member's id and the secret in the browser's cookie: nobody sees that two accounts share a browser. */
  browser_hash: string;
  person_id: PersonId;
  added_at: Moment;
  last_seen_at: Moment;
}

interface MagicLinksTable {
  token_hash: string;
  email: string;
  created_at: Moment;
  expires_at: Moment;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface ActiveDaysTable {
  member_id: string;
  /** Calendar day in Europe/Berlin, written as YYYY-MM-DD. */
  day: ColumnType<Date | string, string, string>;
}

/** At most one for each member. */
interface EmailChangesTable {
  member_id: string;
  new_email: string;
  old_token_hash: string;
  new_token_hash: string;
  old_confirmed_at: Moment | null;
  new_confirmed_at: Moment | null;
  /** Hash of the session in which it was asked for; null where the operators vouched. */
  asked_in: ColumnType<string | null, string | null | undefined, string | null>;
  /** When both had agreed. */
  changed_at: Moment | null;
  created_at: Moment;
  expires_at: Moment;
}

interface PasskeysTable {
  /** What members are shown; the credential's own id opens nothing either, but is the browser's. */
  id: Generated<string>;
  member_id: string;
  person_id: PersonId;
  /** Base64url, as the browser names it. */
  credential_id: string;
  /** COSE_Key in base64url. */
  public_key: string;
  /** How often the authenticator says that it signed; a bigint, so PostgreSQL gives text. */
  sign_count: ColumnType<string | number, number, number>;
  /** How the browser may reach it: 'internal', 'hybrid', 'usb', … */
  transports: string[];
  /** The device on which it was made. */
  name: string;
  /** What its person calls it; null while they did not. */
  given_name: ColumnType<string | null, string | null | undefined, string | null>;
  added_at: Moment;
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface PasskeyQuestionsTable {
  challenge_hash: string;
  purpose: 'new' | 'sign-in' | 'proof';
  /** Null when anybody may answer. */
  member_id: string | null;
  expires_at: Moment;
}

/** At most one for each session. */
interface SignInCodesTable {
  session_hash: string;
  member_id: string;
  code_tag: string;
  /** How often it was answered, rightly or not. */
  tries: Generated<number>;
  expires_at: Moment;
}

interface RecoveryCodesTable {
  member_id: string;
  code_tag: string;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
