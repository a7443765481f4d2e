import type { AdminRole, ExchangeStatus, MatchStatus, PlatformId } from '@rezenso/contract/vocabulary';
import type { SeedCompany } from './companies/index.ts';

/** A profile of a business on a platform. */
export interface SeedProfile {
  platform: PlatformId;
  businessName: string;
  profileUrl: string;
  addedAt: Date;
}

export interface SeedMember {
  id: string;
  email: string;
  company: SeedCompany;
  adminRole: AdminRole | null;
  isPro: boolean;
  joinedAt: Date;
  completedAt: Date;
  lastActiveAt: Date;
  profiles: SeedProfile[];
  /** Plans that this free account started. */
  freePlansUsed: number;
}

export interface SeedExchange {
  id: string;
  match: SeedMatch;
  reviewer: SeedMember;
  recipient: SeedMember;
  platform: PlatformId;
  status: ExchangeStatus;
  createdAt: Date;
  dueAt: Date;
  text: string | null;
  rating: number | null;
  submittedAt: Date | null;
  confirmedAt: Date | null;
}

export interface SeedMatch {
  id: string;
  requester: SeedMember;
  provider: SeedMember;
  status: MatchStatus;
  createdAt: Date;
  answeredAt: Date | null;
  coordinatedAt: Date | null;
  starter: SeedMember | null;
  completedAt: Date | null;
  requesterRating: number | null;
  providerRating: number | null;
  declineReason: string | null;
  exchanges: SeedExchange[];
}

/** What partners agreed to live through, or propose to. */
export interface SeedAppointment {
  id: string;
  calendarId: string;
  match: SeedMatch;
  reviewer: SeedMember;
  recipient: SeedMember;
  proposedBy: SeedMember;
  /** The earliest first. */
  times: Date[];
  minutes: number;
  place: string;
  note: string | null;
  /** The time that was picked; null while it is not. */
  startsAt: Date | null;
  proposedAt: Date;
  pickedAt: Date | null;
}

/** A review that a business imported. */
export interface SeedImport {
  id: string;
  member: SeedMember;
  source: PlatformId;
  content: string;
  rating: number;
  reviewer: string;
  reviewDate: Date;
  importedAt: Date;
}

/** Everything the demo consists of; the tables are written from this alone. */
export interface SeedWorld {
  members: SeedMember[];
  matches: SeedMatch[];
  appointments: SeedAppointment[];
  imports: SeedImport[];
}
