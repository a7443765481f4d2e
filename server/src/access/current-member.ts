import type { AdminRole, MemberStatus } from '@rezenso/contract/vocabulary';

/** The signed-in person, read with the session on every request. */
export interface CurrentMember {
  /** Of the business. */
  id: string;
  /** The colleague who is here; null when it is the owner. */
  personId: string | null;
  /** The person's own address. */
  email: string;
  firstName: string | null;
  lastName: string | null;
  companyName: string | null;
  status: MemberStatus;
  /** Of the owner alone: no colleague has one. */
  adminRole: AdminRole | null;
  profileCompletedAt: Date | null;
  /** What the account hands in waits, or counts for nothing (docs/decisions/0133). */
  isHeld: boolean;
  /** The language that it chose, of those that the contract knew then. */
  language: string | null;
  /** When a passkey, or a recovery code, proved this session last. */
  provenAt: Date | null;
  /** An admin who does not act before a passkey proves the session, where the site asks for that. */
  mustProve: boolean;
  /** Whether its person was there within the last hour, as `needsFreshSignIn` of the contract asks for. */
  isFresh: boolean;
  /** Hash of the session this request came with. */
  sessionHash: string;
  /** When it ends unless it is used again. */
  sessionEndsAt: Date;
}

/** What of a person decides whether they may go on with a call: accounts are handed over, banned and stripped of roles while calls wait. */
export type Acting = Pick<CurrentMember, 'id' | 'personId' | 'status' | 'adminRole'>;
