import type { AdminRole, MemberStatus } from '@rezenso/contract/vocabulary';

/** The signed-in person, read with the session on every request. */
export interface CurrentMember {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  companyName: string | null;
  status: MemberStatus;
  adminRole: AdminRole | null;
  profileCompletedAt: Date | null;
  /** The language that it chose, of those that the contract knew then. */
  language: string | null;
  /** Hash of the session this request came with. */
  sessionHash: string;
  /** When it ends unless it is used again. */
  sessionEndsAt: Date;
}
