import type { Database } from '../database/schema.ts';

/** What a table's rows are processed for: the headings of the record of processing activities (Art. 30 GDPR). */
export const processings = [
  'account',
  'security',
  'matching',
  'exchanges',
  'reviews',
  'rewards',
  'notices',
  'google',
  'payment',
  'showcase',
  'support',
  'moderation',
  'operation',
] as const;
export type Processing = (typeof processings)[number];

/** Kinds of data. */
export const dataKinds = [
  'contact',
  'business',
  'sign-in',
  'device',
  'use',
  'messages',
  'reviews',
  'points',
  'contract',
  'reports',
  'signals',
  'markers',
  'mails',
  'technical',
] as const;
export type DataKind = (typeof dataKinds)[number];

/** Whom rows tell something about. */
export const persons = ['members', 'reviewers', 'staff', 'visitors'] as const;
export type Person = (typeof persons)[number];

/** Why something is kept for as long as it is. */
export const reasons = [
  'service',
  'both-sides',
  'sign-in-safety',
  'abuse',
  'told-once',
  'proof',
  'agreed',
  'limitation',
  'comparison',
  'faults',
  'answered-once',
  'no-person',
] as const;
export type Reason = (typeof reasons)[number];

/** From when a period counts. */
export const starts = [
  'creation',
  'expiry',
  'last-use',
  'sending',
  'receipt',
  'day',
  'decision',
  'closing',
  'departure',
  'left-name',
  'replacement',
  'end-of-block',
] as const;
export type Start = (typeof starts)[number];

/** What `sweeps.repository.ts` knows how to ask besides the age. */
export type Condition =
  | 'is-device'
  | 'is-network'
  | 'is-not-last'
  | 'is-without-match'
  | 'is-closed'
  | 'is-released'
  | 'is-about-leaver';

/** Rows that go, or lose their texts, some days after a moment. */
export interface Sweep<Columns extends string = string> {
  /** Names it for good: the table, and what else tells it from the table's others. */
  name: string;
  /** The moment or the German day; undefined where the condition knows it. */
  after?: Columns;
  isDay?: true;
  days: number;
  from: Start;
  only?: Condition;
  /** Columns that are emptied, where the row stays. */
  empties?: readonly Columns[];
  /** No index begins with the column, and why none should. */
  unindexed?: string;
}

/**
 * What ends a row: `account`: the deletion of the account that it is about; `both`: as before, but what partners share stays without the
 * person; `stays`: nothing, as it names nobody; otherwise a sweep, or a job of its own.
 */
export type End<Columns extends string = string> =
  | 'account'
  | 'both'
  | 'stays'
  | Sweep<Columns>
  | { job: string; days: number; from: Start };

/** What is kept of one table, for how long, and why. */
export interface Retention<Columns extends string = string> {
  for: Processing;
  holds: readonly DataKind[];
  /** Empty where nobody is named. */
  about: readonly Person[];
  ends: readonly End<Columns>[];
  why: Reason;
}

export type RetentionTable = {
  readonly [Table in keyof Database]: Retention<Extract<keyof Database[Table], string>>;
};
