import type { ErrorCode } from '@rezenso/contract/errors';
import { mostPeople } from '@rezenso/contract/limits';

/** At most `max` within each window of `windowSeconds`. */
export interface Limit {
  /** Whom it counts; the address a request came from is counted by its network, see networkOf. */
  per: 'network' | 'network and address' | 'mailbox' | 'account and mailbox' | 'member' | 'person' | 'platform' | 'key';
  max: number;
  windowSeconds: number;
  /** What a refusal answers; RATE_LIMITED unless said otherwise. */
  code?: ErrorCode;
}

const quarterHour = 15 * 60;
const hour = 3_600;
const day = 24 * hour;

/**
 * Every limit of the server by its name. A test in limit-table.test.ts reaches each of them by the call that it protects,
 * and does not compile while one is missing there.
 */
export const limitTable = {
  'magic-link.network': { per: 'network', max: 30, windowSeconds: quarterHour },
  /** Not per address alone: then a stranger could use it up and keep the owner out. */
  'magic-link.address': { per: 'network and address', max: 5, windowSeconds: quarterHour },
  'redeem.network': { per: 'network', max: 60, windowSeconds: quarterHour },
  'passkey.network': { per: 'network', max: 120, windowSeconds: quarterHour },
  passkey: { per: 'member', max: 60, windowSeconds: hour },
  /** Each of a thousand million million codes, ten an hour. */
  'recovery-code': { per: 'member', max: 10, windowSeconds: hour },
  /** Each is a mail; with five tries each nobody guesses one of a million codes. */
  'sign-in-code': { per: 'member', max: 10, windowSeconds: day, code: 'SIGN_IN_CODE_LIMIT' },
  'match-request.hour': { per: 'account and mailbox', max: 20, windowSeconds: hour, code: 'MATCH_REQUEST_LIMIT' },
  'match-request.day': { per: 'account and mailbox', max: 50, windowSeconds: day, code: 'MATCH_REQUEST_LIMIT' },
  /** No honest member of the simulator asks as many in its first days (docs/engines-rings.md). Who deletes the account to begin anew has used up the same. */
  'match-request.beginner': { per: 'account and mailbox', max: 20, windowSeconds: day, code: 'STARTS_SMALL' },
  /** Until somebody has looked, or it looks like anybody's account again. */
  'match-request.watched': { per: 'account and mailbox', max: 3, windowSeconds: day, code: 'FEWER_REQUESTS' },
  'message.beginner': { per: 'member', max: 150, windowSeconds: day, code: 'STARTS_SMALL' },
  'review-import.beginner': { per: 'member', max: 500, windowSeconds: day, code: 'STARTS_SMALL' },
  'report.beginner': { per: 'member', max: 8, windowSeconds: day, code: 'STARTS_SMALL' },
  /** As fast as anybody types, and more than a day of talking. */
  'message.minute': { per: 'member', max: 30, windowSeconds: 60 },
  'message.day': { per: 'member', max: 500, windowSeconds: day },
  /** Each proposal writes to the partner. */
  appointment: { per: 'member', max: 60, windowSeconds: day },
  'public-page': { per: 'member', max: 60, windowSeconds: hour },
  /** Nobody has to sign in for it. */
  'page-report': { per: 'network', max: 10, windowSeconds: hour },
  /** Each is a page to set. */
  'print-sheet': { per: 'member', max: 30, windowSeconds: hour },
  'push-device': { per: 'member', max: 60, windowSeconds: hour },
  analysis: { per: 'member', max: 20, windowSeconds: hour },
  /** Accounts are free, processors are not. */
  'analysis.network': { per: 'network', max: 100, windowSeconds: hour },
  'review-analysis': { per: 'member', max: 60, windowSeconds: 60 },
  'review-analysis.network': { per: 'network', max: 240, windowSeconds: 60 },
  'review-import': { per: 'member', max: 300, windowSeconds: hour },
  'review-insights': { per: 'member', max: 60, windowSeconds: 60 },
  'review-draft': { per: 'member', max: 60, windowSeconds: hour },
  'reply-send': { per: 'member', max: 120, windowSeconds: hour },
  /** Each opened dialog asks for one. */
  'reply-draft': { per: 'member', max: 120, windowSeconds: hour },
  /** A form asks whenever its writer pauses. */
  place: { per: 'member', max: 120, windowSeconds: 60 },
  'google-connect': { per: 'member', max: 20, windowSeconds: hour },
  'google-sync': { per: 'platform', max: 10, windowSeconds: hour },
  report: { per: 'member', max: 20, windowSeconds: day },
  /** Each writes to the partner, and moderators read it. */
  dispute: { per: 'member', max: 10, windowSeconds: day },
  /** Moderators read it. */
  'account-appeal': { per: 'member', max: 10, windowSeconds: day },
  /** Each writes to the partner. */
  extension: { per: 'member', max: 30, windowSeconds: day },
  'support-message': { per: 'member', max: 60, windowSeconds: hour },
  /** Each writes to two mailboxes. */
  'email-change': { per: 'member', max: 10, windowSeconds: day },
  /** Accounts cost nothing: nobody fills a stranger's mailbox with several of them. */
  'email-change.address': { per: 'network and address', max: 5, windowSeconds: day },
  /** Each is a mail to somebody who may not know us. */
  invitation: { per: 'member', max: 30, windowSeconds: day },
  /** By an account that nobody knows yet; a whole team. */
  'invitation.beginner': { per: 'account and mailbox', max: mostPeople, windowSeconds: day, code: 'STARTS_SMALL' },
  /** What strangers may have us write to one mailbox, whoever and wherever they are: as many as links to sign in. */
  'unasked-mail': { per: 'mailbox', max: 10, windowSeconds: day },
  /** Each writes to a colleague. */
  handover: { per: 'member', max: 10, windowSeconds: day },
  'invitation.address': { per: 'network and address', max: 5, windowSeconds: day },
  export: { per: 'member', max: 20, windowSeconds: hour },
  /** Tables and reports of reviews, apart from the right to take one's data along. */
  'insights-export': { per: 'member', max: 20, windowSeconds: hour },
  delete: { per: 'member', max: 10, windowSeconds: hour },
  'create-subscription': { per: 'member', max: 120, windowSeconds: hour },
  'list-invoices': { per: 'member', max: 120, windowSeconds: hour },
  'refresh-subscription': { per: 'member', max: 120, windowSeconds: hour },
  'client-errors': { per: 'network', max: 60, windowSeconds: 600 },
  /** What arrives at the store of releases without the signature of a key. It takes nothing from those who sign. */
  'release-store': { per: 'network', max: 300, windowSeconds: quarterHour },
  /** Uploads and changes of `npx rezenso --store https://…`, refused ones too. */
  'release-store.key': { per: 'key', max: 300, windowSeconds: quarterHour },
  /** Beginning to follow what changes, or asking for it: every message is followed by the next question. */
  live: { per: 'person', max: 120, windowSeconds: 60 },
  'module-loads': { per: 'member', max: 120, windowSeconds: 600 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limitTable;

/** Those that count an account and its mailbox (allowances.ts). */
export type AllowanceName = {
  [Name in LimitName]: (typeof limitTable)[Name]['per'] extends 'account and mailbox' ? Name : never;
}[LimitName];
