import { type RawBuilder, sql } from 'kysely';

/** One area of the export: what it reads, and which columns naming a member that covers. */
export interface ExportSection {
  name: string;
  covers: readonly string[];
  rows: (member: string) => RawBuilder<Record<string, unknown>>;
}

type Row = Record<string, unknown>;

const platforms: ExportSection = {
  name: 'platforms',
  covers: ['user_platforms.member_id'],
  rows: (member) => sql<Row>`
    select platform, business_name as "businessName", profile_url as "profileUrl", notes, is_active as "isActive",
      oauth_connected as "oauthConnected", sync_status as "syncStatus", last_sync_at as "lastSyncAt",
      sync_error as "syncError", created_at as "createdAt",
      (select connected_at from google_connections where user_platform_id = user_platforms.id) as "connectedAt"
    from user_platforms where member_id = ${member} order by created_at`,
};

/** Of the partner the name that stands on the match, and what the partner said to the member. */
const matches: ExportSection = {
  name: 'matches',
  covers: ['matches.requester_id', 'matches.provider_id'],
  rows: (member) => sql<Row>`
    select matches.id, case when requester_id = ${member} then 'requester' else 'provider' end as "yourRole",
      partner.company_name as partner, matches.status, match_score as "matchScore",
      coalesce(worded.wording, told.built_in) as recommendation,
      suggested_platforms as "suggestedPlatforms",
      case when requester_id = ${member} then requester_rating else provider_rating end as "yourRating",
      case when requester_id = ${member} then requester_review else provider_review end as "yourReview",
      case when requester_id = ${member} then provider_rating else requester_rating end as "partnerRating",
      case when coordinated_at is not null then null
        when requester_id = ${member} then provider_review else requester_review end as "partnerReview",
      case when provider_id = ${member} then decline_reason end as "yourDeclineReason",
      case when requester_id = ${member} then decline_reason end as "partnerDeclineReason",
      coordinated_at as "coordinatedAt", matches.created_at as "createdAt", updated_at as "updatedAt"
    from matches
    join members partner on partner.id = case when requester_id = ${member} then provider_id else requester_id end
    cross join lateral (
      select case when requester_id = ${member} then ai_recommendation else provider_recommendation end) told(built_in)
    left join recommendation_wordings worded
      on worded.reader_id = ${member} and worded.partner_id = partner.id and worded.built_in = told.built_in
    where requester_id = ${member} or provider_id = ${member} order by matches.created_at`,
};

const writtenReviews: ExportSection = {
  name: 'writtenReviews',
  covers: ['review_exchanges.reviewer_id'],
  rows: (member) => sql<Row>`
    select exchange.id, match_id as "matchId", partner.company_name as partner, platform,
      business_name as "businessName", business_url as "businessUrl", exchange.status, due_at as "dueAt",
      review_text as text, review_rating as rating, review_url as url, posted_at as "postedAt",
      submitted_at as "submittedAt", confirmed_at as "confirmedAt", confirmation.notes as "partnerNotes",
      exchange.created_at as "createdAt"
    from review_exchanges exchange join members partner on partner.id = recipient_id
    left join review_confirmations confirmation on confirmation.review_exchange_id = exchange.id
    where reviewer_id = ${member} order by exchange.created_at, exchange.id`,
};

/** What a partner writes belongs here once it was handed in. */
const expectedReviews: ExportSection = {
  name: 'expectedReviews',
  covers: ['review_exchanges.recipient_id', 'review_confirmations.member_id'],
  rows: (member) => sql<Row>`
    select exchange.id, match_id as "matchId", partner.company_name as partner, platform,
      business_name as "businessName", business_url as "businessUrl", exchange.status, due_at as "dueAt",
      case when submitted_at is not null then review_text end as text,
      case when submitted_at is not null then review_rating end as rating,
      submitted_at as "submittedAt", confirmation.created_at as "confirmedAt", confirmation.notes as "yourNotes",
      exchange.created_at as "createdAt"
    from review_exchanges exchange join members partner on partner.id = reviewer_id
    left join review_confirmations confirmation
      on confirmation.review_exchange_id = exchange.id and confirmation.member_id = ${member}
    where recipient_id = ${member} order by exchange.created_at, exchange.id`,
};

const reviews: ExportSection = {
  name: 'reviews',
  covers: ['reviews.member_id'],
  rows: (member) => sql<Row>`
    select source, content, rating, rating_given as "isRatingGiven", reviewer_name as "reviewerName", review_date as "reviewDate",
      is_verified as "isVerified", quality_score as "qualityScore", fraud_score as "fraudScore",
      created_at as "createdAt"
    from reviews where member_id = ${member} order by created_at, id`,
};

const xp: ExportSection = {
  name: 'xp',
  covers: ['xp_ledger.member_id'],
  rows: (member) => sql<Row>`
    select action, subject, points, created_at as "createdAt" from xp_ledger where member_id = ${member} order by id`,
};

const achievements: ExportSection = {
  name: 'achievements',
  covers: ['achievements.member_id'],
  rows: (member) => sql<Row>`
    select type, unlocked_at as "unlockedAt" from achievements where member_id = ${member} order by unlocked_at, type`,
};

const notifications: ExportSection = {
  name: 'notifications',
  covers: ['notifications.member_id'],
  rows: (member) => sql<Row>`
    select type, title, body, read_at as "readAt", created_at as "createdAt"
    from notifications where member_id = ${member} order by created_at, id`,
};

const activities: ExportSection = {
  name: 'activities',
  covers: ['activities.member_id'],
  rows: (member) => sql<Row>`
    select type, data, created_at as "createdAt"
    from activities where member_id = ${member} order by created_at, id`,
};

const activeDays: ExportSection = {
  name: 'activeDays',
  covers: ['active_days.member_id'],
  rows: (member) => sql<Row>`select day from active_days where member_id = ${member} order by day`,
};

const sessions: ExportSection = {
  name: 'sessions',
  covers: ['sessions.member_id'],
  rows: (member) => sql<Row>`
    select created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt"
    from sessions where member_id = ${member} order by created_at`,
};

const signInLinks: ExportSection = {
  name: 'signInLinks',
  covers: ['magic_links.email'],
  rows: (member) => sql<Row>`
    select magic_links.created_at as "createdAt", used_at as "usedAt"
    from magic_links join members on members.email = magic_links.email
    where members.id = ${member} order by magic_links.created_at`,
};

/** Without the texts: some hold links that sign in. */
const mails: ExportSection = {
  name: 'mails',
  covers: ['mails.recipient'],
  rows: (member) => sql<Row>`
    select subject, sent_at as "sentAt" from mails join members on members.email = recipient
    where members.id = ${member} order by sent_at`,
};

const emailPreferences: ExportSection = {
  name: 'emailPreferences',
  covers: ['email_preferences.member_id'],
  rows: (member) => sql<Row>`
    select email_type as "emailType", frequency, last_sent_at as "lastSentAt"
    from email_preferences where member_id = ${member} order by email_type`,
};

const mailBounces: ExportSection = {
  name: 'mailBounces',
  covers: ['mail_bounces.member_id'],
  rows: (member) => sql<Row>`
    select email_type as "emailType", code, reply, bounced_at as "bouncedAt"
    from mail_bounces where member_id = ${member} order by bounced_at`,
};

const subscription: ExportSection = {
  name: 'subscription',
  covers: ['billing_accounts.member_id'],
  rows: (member) => sql<Row>`
    select customer_id as "customerId", subscription_id as "subscriptionId", status,
      current_period_end as "currentPeriodEnd", cancels_at_period_end as "cancelsAtPeriodEnd", created_at as "createdAt"
    from billing_accounts where member_id = ${member}`,
};

const reports: ExportSection = {
  name: 'reportsFiled',
  covers: ['reports.reporter_id'],
  rows: (member) => sql<Row>`
    select reason, text, status, created_at as "createdAt" from reports where reporter_id = ${member} order by created_at`,
};

/** What was decided about the account, without who decided it. */
const decisions: ExportSection = {
  name: 'decisions',
  covers: ['audit_log.subject_id'],
  rows: (member) => sql<Row>`
    select action, value_before as before, value_after as after, at
    from audit_log where subject_id = ${member} order by id`,
};

export const exportSections: readonly ExportSection[] = [
  platforms,
  matches,
  writtenReviews,
  expectedReviews,
  reviews,
  xp,
  achievements,
  notifications,
  activities,
  activeDays,
  sessions,
  signInLinks,
  mails,
  emailPreferences,
  mailBounces,
  subscription,
  reports,
  decisions,
];

/** Columns naming a member that are left out of the export, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  'members.id': 'is the account itself',
  'members.email': 'is the account itself',
  'business_marks.member_id': 'only fingerprints of name, sites, mailbox and profiles, which are in the export',
  'member_directory.member_id': 'a copy of the account for searching',
  'outbox.member_id': 'mails on their way, sealed; once sent they are among the mails',
  'digests.member_id': 'the days of summaries, which are among the mails',
  'review_drafts.member_id': 'only fingerprints, from which no text can be read',
  'recommendation_wordings.reader_id': 'words for suggestions of the day; those of matches stand with the matches',
  'recommendation_wordings.partner_id': 'what others were told; it belongs to them',
  'module_health.member_id': 'how often a page’s code loaded, kept to find broken releases',
  'reports.reported_id': 'what others reported belongs to them and could expose them',
  'reports.resolved_by': 'work as an admin, about others',
  'audit_log.actor_id': 'work as an admin, about others',
};
