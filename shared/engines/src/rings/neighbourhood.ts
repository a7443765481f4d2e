/**
 * What two accounts may have in common. `device`: the random cookie of a browser; `network`: a /24 of IPv4, a /48 of IPv6; `mailbox`, `site`
 * and `profile`: what a business is known by; `place`: the town it names.
 */
export type SignalKind = 'device' | 'network' | 'mailbox' | 'site' | 'profile' | 'place';

/** One thing that is known of an account, as a tag that is only compared. */
export interface RingSignal {
  kind: SignalKind;
  tag: string;
  /** On how many accounts of the whole site it was seen: an office building says less than a kitchen. */
  crowd: number;
  /** On how many days the account was seen there; missing where it is known of an account at all times. */
  days?: number;
}

export interface RingAccount {
  id: string;
  /** Milliseconds since 1970, as all moments here. */
  joinedAt: number;
  signals: readonly RingSignal[];
}

/** A review that was handed in. */
export interface HandIn {
  writerId: string;
  subjectId: string;
  /** Who of the two asked the other for the match. */
  askerId: string;
  /** When the two agreed. */
  acceptedAt: number;
  handedInAt: number;
}

/**
 * Texts of `otherId` of which `oneId` handed in a copy, or another one of the template, later: who was copied has nothing to do with it. Of one
 * writer's own template both ids are the same.
 */
export interface SharedText {
  oneId: string;
  otherId: string;
  texts: number;
}

/**
 * What is looked at to judge one account: those it swapped with, those who wrote for the same businesses, and what all of them handed in.
 * Accounts that are missing count as having nothing in common with anybody.
 */
export interface Neighbourhood {
  accounts: readonly RingAccount[];
  handIns: readonly HandIn[];
  sharedTexts: readonly SharedText[];
}
