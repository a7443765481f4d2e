import { type Kysely, sql } from 'kysely';

/**
 * The first schema. Statuses and platforms are text with a check, so that a new value is a one-line migration; every
 * rule that must hold under parallel requests is a unique index here, not a look-up in the code.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const platforms = `('google','trustpilot','proven_expert','facebook','yelp','kununu','jameda','other')`;

const statements = [
  `create table members (
    id uuid primary key default gen_random_uuid(),
    email text not null unique check (email = lower(email)),
    first_name text, last_name text, company_name text,
    industry text, domain text, website text, description text, target_audience text, location text,
    languages text[] not null default '{}',
    registered_platforms text[] not null default '{}',
    latitude double precision, longitude double precision, geo_cell integer,
    status text not null default 'active' check (status in ('active','pending','inactive','banned')),
    admin_role text check (admin_role in ('support_agent','analytics_manager','content_moderator','user_manager','super_admin')),
    is_verified boolean not null default false,
    subscription_status text not null default 'free',
    free_reviews_used integer not null default 0 check (free_reviews_used >= 0),
    xp_total integer not null default 0 check (xp_total >= 0),
    trust_score integer check (trust_score between 0 and 100),
    exposure_count integer not null default 0,
    profile_completed_at timestamptz,
    created_at timestamptz not null default now(),
    last_active_at timestamptz not null default now()
  )`,
  // Candidates for matching: complementary industry, then cells nearby.
  `create index members_matchable on members (industry, geo_cell) where status = 'active' and profile_completed_at is not null`,

  `create table sessions (
    id_hash text primary key,
    member_id uuid not null references members on delete cascade,
    created_at timestamptz not null, last_seen_at timestamptz not null, expires_at timestamptz not null
  )`,
  `create index sessions_by_member on sessions (member_id)`,
  `create table magic_links (
    token_hash text primary key,
    email text not null,
    created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz
  )`,
  `create index magic_links_by_expiry on magic_links (expires_at)`,
  `create table rate_limits (
    key text not null, window_start timestamptz not null, taken integer not null,
    primary key (key, window_start)
  )`,
  `create table active_days (
    member_id uuid not null references members on delete cascade, day date not null,
    primary key (member_id, day)
  )`,

  // The local mailbox, and the proof that a mail with this Message-ID went out.
  `create table mails (
    message_id text primary key,
    id uuid not null default gen_random_uuid(),
    recipient text not null, subject text not null, body_text text not null, body_html text not null,
    headers jsonb not null, sent_at timestamptz not null
  )`,
  `create index mails_newest on mails (sent_at desc)`,

  `create table user_platforms (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members on delete cascade,
    platform text not null check (platform in ${platforms}),
    business_name text not null, profile_url text, notes text,
    is_active boolean not null default true,
    oauth_connected boolean not null default false,
    sync_status text not null default 'idle' check (sync_status in ('idle','syncing','ok','error')),
    last_sync_at timestamptz, sync_error text,
    created_at timestamptz not null default now(),
    unique (member_id, platform)
  )`,

  `create table matches (
    id uuid primary key default gen_random_uuid(),
    requester_id uuid not null references members on delete cascade,
    provider_id uuid not null references members on delete cascade,
    status text not null default 'pending' check (status in ('pending','accepted','declined','completed')),
    match_score integer check (match_score between 0 and 100),
    ai_recommendation text,
    reasons jsonb not null default '[]',
    suggested_platforms text[] not null default '{}',
    requester_review_given boolean not null default false, provider_review_given boolean not null default false,
    requester_rating smallint check (requester_rating between 1 and 5), provider_rating smallint check (provider_rating between 1 and 5),
    requester_review text, provider_review text,
    decline_reason text,
    coordinated_at timestamptz,
    created_at timestamptz not null, updated_at timestamptz not null,
    check (requester_id <> provider_id)
  )`,
  // A pair has one open match at a time, whoever asked.
  `create unique index matches_one_open_per_pair on matches (least(requester_id, provider_id), greatest(requester_id, provider_id))
    where status in ('pending','accepted')`,
  `create index matches_by_requester on matches (requester_id, created_at desc)`,
  `create index matches_by_provider on matches (provider_id, created_at desc)`,

  `create table review_exchanges (
    id uuid primary key default gen_random_uuid(),
    match_id uuid not null references matches on delete cascade,
    reviewer_id uuid not null references members on delete cascade,
    recipient_id uuid not null references members on delete cascade,
    platform text not null check (platform in ${platforms}),
    business_name text not null, business_url text,
    status text not null default 'pending' check (status in ('pending','in_progress','awaiting_confirmation','confirmed','completed')),
    due_at timestamptz not null,
    review_instructions text not null,
    review_text text, review_rating smallint check (review_rating between 1 and 5), review_url text,
    posted_at timestamptz, submitted_at timestamptz, confirmed_at timestamptz,
    fraud_score integer not null default 0 check (fraud_score between 0 and 100),
    created_at timestamptz not null,
    unique (match_id, reviewer_id, platform),
    check (reviewer_id <> recipient_id)
  )`,
  `create index review_exchanges_by_reviewer on review_exchanges (reviewer_id, created_at desc)`,
  `create index review_exchanges_by_recipient on review_exchanges (recipient_id, created_at desc)`,
  `create table review_confirmations (
    id uuid primary key default gen_random_uuid(),
    review_exchange_id uuid not null unique references review_exchanges on delete cascade,
    member_id uuid not null references members on delete cascade,
    notes text, created_at timestamptz not null
  )`,

  `create table reviews (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members on delete cascade,
    source text not null check (source in ${platforms}),
    content text not null, content_hash text not null,
    rating smallint not null check (rating between 1 and 5),
    reviewer_name text not null, review_date timestamptz not null,
    is_verified boolean not null default false,
    quality_score integer not null default 0 check (quality_score between 0 and 100),
    fraud_score integer not null default 0 check (fraud_score between 0 and 100),
    evidence jsonb not null default '[]',
    review_exchange_id uuid unique references review_exchanges on delete set null,
    created_at timestamptz not null,
    unique (member_id, source, content_hash)
  )`,
  `create index reviews_newest on reviews (member_id, review_date desc)`,

  // Append-only. members.xp_total is its sum, kept in the same transaction.
  `create table xp_ledger (
    id bigint generated always as identity primary key,
    member_id uuid not null references members on delete cascade,
    action text not null, subject text not null, points integer not null check (points > 0),
    created_at timestamptz not null,
    unique (member_id, action, subject)
  )`,
  `create index xp_ledger_by_week on xp_ledger (created_at, member_id) include (points)`,

  // One per (member, type, subject): a job that runs twice notifies once.
  `create table notifications (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members on delete cascade,
    type text not null, subject text not null,
    title text not null, body text not null, href text,
    read_at timestamptz, created_at timestamptz not null,
    unique (member_id, type, subject)
  )`,
  `create index notifications_newest on notifications (member_id, created_at desc)`,
  `create index notifications_unread on notifications (member_id) where read_at is null`,
  `create table activities (
    id uuid primary key default gen_random_uuid(),
    member_id uuid not null references members on delete cascade,
    type text not null, subject text not null, data jsonb not null default '{}',
    created_at timestamptz not null,
    unique (member_id, type, subject)
  )`,
  `create index activities_newest on activities (member_id, created_at desc)`,

  `create table client_errors (
    id bigint generated always as identity primary key,
    module text not null, version text not null, kind text not null, message text, path text,
    created_at timestamptz not null
  )`,
];
