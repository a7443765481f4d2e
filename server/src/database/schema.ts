import type { RingLevel } from '@rezenso/contract/rings';
import type {
  AdminRole,
  ExchangeStatus,
  ExperienceKind,
  LanguageId,
  MatchStatus,
  MemberStatus,
  PlatformId,
} from '@rezenso/contract/vocabulary';
import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely';
import type { DefaultedMoment, Json, Moment } from './column-types.ts';
import type { AdminTables } from './schema-admin.ts';
import type { AppointmentTables } from './schema-appointments.ts';
import type { EndedByBan } from './schema-bans.ts';
import type { ConsentTables } from './schema-consents.ts';
import type { ConversationTables } from './schema-conversations.ts';
import type { DisputeTables } from './schema-disputes.ts';
import type { ExtensionTables } from './schema-extensions.ts';
import type { FormerTables } from './schema-former.ts';
import type { MailTables } from './schema-mail.ts';
import type { ActivitiesTable, NoticeTables, NotificationsTable } from './schema-notifications.ts';
import type { ProviderTables } from './schema-providers.ts';
import type { PushTables } from './schema-push.ts';
import type { ReleaseTables } from './schema-releases.ts';
import type { RetentionTables } from './schema-retention.ts';
import type { ReviewsTable, ReviewTables } from './schema-reviews.ts';
import type { RingTables } from './schema-rings.ts';
import type { ShowcaseTables } from './schema-showcase.ts';
import type { SignInTables } from './schema-sign-in.ts';
import type { StatusTables } from './schema-status.ts';
import type { SupportTables } from './schema-support.ts';
import type { WishTables } from './schema-wishes.ts';

/** Tables as Kysely sees them, in the columns' own (snake case) names. */
export interface Database
  extends AdminTables,
    AppointmentTables,
    ConsentTables,
    ConversationTables,
    DisputeTables,
    ExtensionTables,
    PushTables,
    FormerTables,
    MailTables,
    NoticeTables,
    ProviderTables,
    ReleaseTables,
    RetentionTables,
    ReviewTables,
    RingTables,
    SignInTables,
    StatusTables,
    SupportTables,
    ShowcaseTables,
    WishTables {
  members: MembersTable;
  rate_limits: RateLimitsTable;
  idempotent_calls: IdempotentCallsTable;
  user_platforms: UserPlatformsTable;
  business_marks: BusinessMarksTable;
  matches: MatchesTable;
  recommendation_wordings: RecommendationWordingsTable;
  review_exchanges: ReviewExchangesTable;
  review_confirmations: ReviewConfirmationsTable;
}

interface MembersTable {
  id: Generated<string>;
  email: string;
  first_name: string | null;
  last_name: string | null;
  company_name: string | null;
  industry: string | null;
  /** Id of its kind of business, see `@rezenso/engines/trades`. */
  trade: string | null;
  /** Ids of the contract's specialties. */
  specialties: Generated<string[]>;
  /** Which other businesses its website names, as `storedMention` of the engines writes them. */
  mentions: Generated<string[]>;
  /** The domain on which they were read; they count only while it is the profile's. */
  mentions_of: string | null;
  domain: string | null;
  website: string | null;
  description: string | null;
  target_audience: string | null;
  location: string | null;
  languages: Generated<LanguageId[]>;
  registered_platforms: Generated<PlatformId[]>;
  latitude: number | null;
  longitude: number | null;
  /** Tile of the matching engine; -1 while the place is unknown. */
  geo_cell: Generated<number>;
  /** Packed by the matching engine; beyond what a number holds, so only the database reads it. */
  match_traits: ColumnType<number, string | undefined, string>;
  status: Generated<MemberStatus>;
  /** What follows from what the account has in common with others (docs/decisions/0133). */
  ring_level: Generated<RingLevel>;
  admin_role: AdminRole | null;
  is_verified: Generated<boolean>;
  /** Named and proven by the mailbox, also when another one is named now. */
  proven_site: string | null;
  /** Version of the rules by which its marks, name and sites were looked at last; see areas/settings/identity-renewal. */
  identity_rules: Generated<number>;
  subscription_status: Generated<string>;
  free_reviews_used: Generated<number>;
  xp_total: Generated<number>;
  trust_score: number | null;
  exposure_count: Generated<number>;
  profile_completed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When its owner took it over; null for who began it. */
  owned_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Of pages and messages; null while none was chosen. */
  language: string | null;
  created_at: DefaultedMoment;
  last_active_at: DefaultedMoment;
  /** The account left; its row is empty. */
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When a ban ends what the account is in the middle of; null while it is not banned, and once that is ended. */
  ban_settles_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** What the ban ended. */
  ban_ended: ColumnType<EndedByBan | null, EndedByBan | string | null | undefined, EndedByBan | string | null>;
}

interface IdempotentCallsTable {
  /** Of the member's id and the key, under the installation's own. */
  key_hash: string;
  member_id: string;
  /** Of what the call is about. */
  fingerprint: string;
  /** Names the run that does the call, so that one that was given up commits nothing more. */
  run: string;
  begun_at: Moment;
  /** A transaction of it was committed. */
  has_effect: Generated<boolean>;
  /** Null while it is under way, or when its answer was lost. */
  sealed_answer: ColumnType<string | null, string | null | undefined, string | null>;
}

interface RateLimitsTable {
  key: string;
  window_start: Moment;
  taken: number;
}

interface BusinessMarksTable {
  member_id: string;
  /** Fingerprint; see matches/business-marks.repository.ts. */
  mark: string;
  /** In which order marks were stated. */
  place: ColumnType<string, never, never>;
}

interface UserPlatformsTable {
  id: Generated<string>;
  member_id: string;
  platform: PlatformId;
  business_name: string;
  profile_url: string | null;
  notes: string | null;
  is_active: Generated<boolean>;
  oauth_connected: Generated<boolean>;
  sync_status: Generated<'idle' | 'syncing' | 'ok' | 'error'>;
  last_sync_at: Date | null;
  sync_error: string | null;
  created_at: DefaultedMoment;
}

interface MatchesTable {
  id: Generated<string>;
  requester_id: string;
  provider_id: string;
  status: Generated<MatchStatus>;
  match_score: number | null;
  ai_recommendation: string | null;
  reasons: Json<Array<{ factor: string; text: string }>>;
  /** As ai_recommendation and reasons, but addressed to the provider. */
  provider_recommendation: string | null;
  provider_reasons: Json<Array<{ factor: string; text: string }>>;
  /** Of the provider's platforms those on which the requester can write, and the other way round. */
  suggested_platforms: Generated<PlatformId[]>;
  provider_suggested_platforms: Generated<PlatformId[]>;
  /** By which rules the recommendations were worded. */
  told_by: Generated<number>;
  /** False when the same two businesses earned with each other shortly before; set when it is accepted. */
  earns_xp: Generated<boolean>;
  requester_review_given: Generated<boolean>;
  provider_review_given: Generated<boolean>;
  requester_rating: number | null;
  provider_rating: number | null;
  requester_review: string | null;
  provider_review: string | null;
  decline_reason: string | null;
  /** When who asked took the request back, which ends it as declined. */
  withdrawn_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When a plan of it was called off last, by whom and with which word to the partner; null when none was. */
  plan_cancelled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  plan_cancelled_by: ColumnType<string | null, string | null | undefined, string | null>;
  plan_cancel_reason: ColumnType<string | null, string | null | undefined, string | null>;
  /** Whose free match it is; null when it counts for nobody, after `is_given_back` no more. */
  counted_side: Generated<'requester' | 'provider' | null>;
  is_given_back: Generated<boolean>;
  coordinated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Moment;
  updated_at: Moment;
}

interface RecommendationWordingsTable {
  reader_id: string;
  partner_id: string;
  /** The recommendation that was to be worded, and the sentences of its factors. */
  built_in: string;
  reasons: Json<Array<{ factor: string; text: string }>>;
  /** Null while no model gave one that may be shown. */
  wording: string | null;
  asked_at: Moment;
}

interface ReviewExchangesTable {
  id: Generated<string>;
  match_id: string;
  reviewer_id: string;
  recipient_id: string;
  platform: PlatformId;
  business_name: string;
  business_url: string | null;
  status: Generated<ExchangeStatus>;
  due_at: Moment;
  review_instructions: string;
  review_text: string | null;
  review_rating: number | null;
  review_url: string | null;
  posted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  submitted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When it will count as confirmed without an answer; null until both sides were told. */
  settles_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  fraud_score: Generated<number>;
  /** Version of the rules by which it was judged. */
  judged_by: Generated<number>;
  /** Why it counts for nothing; null when it does, and until it is handed in. */
  withheld: ColumnType<Withheld | null, Withheld | null | undefined, Withheld | null>;
  /** What the review rests on; null until the reviewer says so. */
  experience_kind: ColumnType<ExperienceKind | null, ExperienceKind | null | undefined, ExperienceKind | null>;
  /** Calendar day in Europe/Berlin, written as YYYY-MM-DD; null for long-standing customers. */
  experience_day: ColumnType<string | null, string | null | undefined, string | null>;
  /** The year, of long-standing customers alone. */
  customer_since: ColumnType<number | null, number | null | undefined, number | null>;
  /** When it became readable to its recipient without a confirmation; null until then. */
  opened_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** How often its due date was put off. */
  extensions: Generated<number>;
  /** Since when its recipient disputes it; null when no dispute is open. As long as one is, nothing settles the review. */
  disputed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Moment;
}

/** Says hardly anything, was written before, was taken back by a case that moderators upheld, nobody could tell whether it is right, or its writer's account waits for a look. */
export type Withheld = 'no_substance' | 'known_text' | 'upheld_case' | 'unresolved' | 'held_account';

interface ReviewConfirmationsTable {
  id: Generated<string>;
  review_exchange_id: string;
  member_id: string;
  notes: string | null;
  created_at: Moment;
}

export type MemberRow = Selectable<MembersTable>;
export type NewMember = Insertable<MembersTable>;
export type MemberUpdate = Updateable<MembersTable>;
export type UserPlatformRow = Selectable<UserPlatformsTable>;
export type MatchRow = Selectable<MatchesTable>;
export type ReviewExchangeRow = Selectable<ReviewExchangesTable>;
export type ReviewRow = Selectable<ReviewsTable>;
export type NotificationRow = Selectable<NotificationsTable>;
export type ActivityRow = Selectable<ActivitiesTable>;
