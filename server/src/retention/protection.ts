import type { Database } from '../database/schema.ts';

/** From what needs most to what needs nothing; what each needs says docs/personal-data.md, "Levels of protection". */
export const protectionLevels = ['sealed', 'fingerprint', 'confidential', 'personal', 'internal', 'public'] as const;
export type ProtectionLevel = (typeof protectionLevels)[number];

/** Columns of a table by their level, with spaces between. */
type Levels = Partial<Record<ProtectionLevel, string>>;

/** How every column of every table is protected. A test holds it to the schema. */
export const protection: Readonly<Record<keyof Database, Levels>> = {
  accepted_parts: { internal: 'place part keys count' },
  accepted_registries: { internal: 'place sequence' },
  account_signals: { fingerprint: 'tag', personal: 'member_id kind seen_at days' },
  achievements: { personal: 'member_id type unlocked_at' },
  active_days: { personal: 'member_id day' },
  activities: { personal: 'member_id type subject data', internal: 'id created_at' },
  appointments: {
    confidential: 'place note reason',
    personal:
      'match_id reviewer_id recipient_id proposed_by status times minutes starts_at calendar_id sequence in_calendars_at moved_from ended_by',
    internal: 'id created_at updated_at',
  },
  audit_log: {
    confidential: 'value_before value_after reason',
    personal: 'at actor_id person_id action subject_id report_id request_id module module_title',
    internal: 'id',
  },
  audit_seals: { fingerprint: 'tag digest', internal: 'through entries emptied_at' },
  billing_accounts: {
    confidential: 'customer_id subscription_id doubled_subscriptions',
    personal: 'member_id status current_period_end cancels_at_period_end billing_interval price_cents',
    internal: 'version created_at updated_at turn_of turn_until',
  },
  business_marks: { fingerprint: 'mark', personal: 'member_id place' },
  canary_returns: { internal: 'module version reason figures returned_at' },
  client_errors: {
    confidential: 'message path',
    personal: 'module kind call field',
    internal: 'id version created_at',
  },
  consents: { personal: 'member_id person_id kind subject label is_given version means at', internal: 'id' },
  closed_sessions: { fingerprint: 'id_hash', internal: 'closed_at' },
  conversations: {
    personal:
      'match_id last_position last_activity_at requester_read requester_blocked_at requester_mailed requester_mailed_at provider_read provider_blocked_at provider_mailed provider_mailed_at',
  },
  counted_industries: { internal: 'industry reviews' },
  counted_texts: { fingerprint: 'words', internal: 'text_id industry is_gone' },
  customer_visits: { personal: 'member_id day platform visits' },
  digests: { personal: 'member_id day' },
  disputes: {
    confidential: 'text link answer answer_link decision',
    personal:
      'review_exchange_id reviewer_id recipient_id is_after_confirmation is_text_private is_answer_private reason state answer_due_at answered_at decided_by closed_at is_relieved',
    internal: 'id created_at',
  },
  due_date_extensions: {
    confidential: 'reason',
    personal: 'match_id reviewer_id recipient_id proposed_by due_at state closed_at',
    internal: 'id created_at',
  },
  email_changes: {
    fingerprint: 'old_token_hash new_token_hash asked_in',
    confidential: 'new_email',
    personal: 'member_id old_confirmed_at new_confirmed_at changed_at',
    internal: 'created_at expires_at',
  },
  email_preferences: { personal: 'member_id email_type frequency prior_frequency last_sent_at' },
  former_account_tags: { fingerprint: 'tag', personal: 'former_account_id' },
  former_accounts: {
    confidential: 'held',
    personal: 'free_reviews_used earned left_at moved_member_id counted_matches',
    internal: 'id forget_at',
  },
  former_hidden_pages: { confidential: 'reason text', fingerprint: 'tag', internal: 'hidden_at kept_until' },
  former_marks: { fingerprint: 'tag', internal: 'former_id is_proven has_proven_site place kept_until' },
  former_match_heirs: { personal: 'member_id match_id partner_id kind', internal: 'ends_at' },
  former_matches: { personal: 'match_id partner_id kind', internal: 'former_id kept_until' },
  former_pairs: { fingerprint: 'partner_tag', personal: 'former_account_id earned_at' },
  former_public_names: { fingerprint: 'tag', internal: 'kept_until' },
  google_attempts: {
    sealed: 'sealed_secrets',
    fingerprint: 'state_hash session_hash',
    personal: 'user_platform_id',
    internal: 'expires_at',
  },
  google_connections: {
    sealed: 'sealed_token',
    personal: 'user_platform_id connected_at',
    internal: 'next_sync_at all_read_at',
  },
  handovers: { personal: 'member_id person_id offered_at expires_at' },
  held_points: { personal: 'member_id action subject held_at' },
  idempotent_calls: {
    sealed: 'sealed_answer',
    fingerprint: 'key_hash fingerprint',
    personal: 'member_id',
    internal: 'run begun_at has_effect',
  },
  invitations: {
    fingerprint: 'token_hash',
    confidential: 'email',
    personal: 'member_id sent_at expires_at accepted_at',
    internal: 'id',
  },
  kept_figures: { internal: 'key value counted_at fresh_until renewing_until' },
  known_browsers: { fingerprint: 'browser_hash', personal: 'member_id person_id added_at last_seen_at' },
  listed_partners: { personal: 'member_id partner_id week' },
  magic_links: {
    fingerprint: 'token_hash',
    confidential: 'email',
    personal: 'used_at',
    internal: 'created_at expires_at',
  },
  mail_addresses: { fingerprint: 'address_tag', personal: 'hard_bounces undeliverable_since' },
  mail_bounces: {
    fingerprint: 'address_tag',
    confidential: 'reply',
    personal: 'member_id email_type is_hard code bounced_at',
    internal: 'message_id',
  },
  mails: {
    confidential: 'recipient subject body_text body_html headers',
    personal: 'sent_at about member_id',
    internal: 'message_id id',
  },
  matches: {
    confidential: 'requester_review provider_review decline_reason plan_cancel_reason',
    personal:
      'requester_id provider_id status match_score ai_recommendation reasons suggested_platforms requester_review_given provider_review_given requester_rating provider_rating coordinated_at provider_recommendation provider_reasons earns_xp provider_suggested_platforms withdrawn_at plan_cancelled_at plan_cancelled_by counted_side is_given_back',
    internal: 'id created_at updated_at told_by',
  },
  member_directory: { confidential: 'document', personal: 'member_id status admin_role', internal: 'created_at' },
  members: {
    confidential: 'email',
    personal:
      'first_name last_name company_name industry domain website description target_audience location languages registered_platforms latitude longitude status admin_role is_verified subscription_status free_reviews_used xp_total trust_score exposure_count profile_completed_at last_active_at deleted_at proven_site trade specialties mentions mentions_of language ring_level ban_ended ban_settles_at owned_since',
    internal: 'id geo_cell created_at match_traits identity_rules',
  },
  messages: { confidential: 'body', personal: 'match_id sender_id sent_at', internal: 'id position' },
  module_health: { fingerprint: 'network', personal: 'module day member_id loads load_ms faults', internal: 'version' },
  notifications: {
    confidential: 'title body',
    personal: 'member_id type subject href read_at data',
    internal: 'id created_at',
  },
  outbox: { sealed: 'sealed', personal: 'name member_id email_type about', internal: 'awaits_digest recorded_at' },
  partner_wishes: {
    confidential: 'industries radius_km platforms languages',
    personal: 'member_id',
    internal: 'updated_at',
  },
  passkey_questions: { fingerprint: 'challenge_hash', personal: 'purpose member_id', internal: 'expires_at' },
  passkeys: {
    fingerprint: 'credential_id public_key',
    personal: 'member_id person_id sign_count transports name given_name added_at last_used_at',
    internal: 'id',
  },
  payment_events: { internal: 'id type received_at' },
  people: { confidential: 'email', personal: 'member_id language joined_at', internal: 'id' },
  public_names: { personal: 'member_id left_at was_shown', public: 'name' },
  public_pages: {
    confidential: 'hidden_reason hidden_text',
    personal: 'member_id asks_customers changed_at hidden_at was_published allowed_at',
    public: 'is_published is_findable',
  },
  push_devices: {
    sealed: 'endpoint p256dh auth',
    fingerprint: 'session_hash endpoint_tag',
    personal: 'member_id name added_at',
    internal: 'id',
  },
  rate_limits: { fingerprint: 'key', personal: 'window_start taken' },
  recommendation_wordings: { personal: 'reader_id partner_id built_in reasons wording asked_at' },
  recovery_codes: { fingerprint: 'code_tag', personal: 'member_id used_at' },
  reports: {
    sealed: 'text',
    fingerprint: 'sender_tag',
    confidential: 'reason findings note',
    personal:
      'kind reporter_id reported_id match_id review_exchange_id review_id fraud_score status resolved_at resolved_by',
    internal: 'id created_at message_id',
  },
  retention_sweeps: { internal: 'name removed begun_at finished_at' },
  review_bands: { fingerprint: 'hash', internal: 'band review_id' },
  review_confirmations: { confidential: 'notes', personal: 'review_exchange_id member_id', internal: 'id created_at' },
  review_drafts: { fingerprint: 'content_hash', personal: 'member_id', internal: 'created_at' },
  review_exchanges: {
    confidential: 'review_instructions review_text',
    personal:
      'match_id reviewer_id recipient_id platform business_name business_url status due_at review_rating review_url posted_at submitted_at confirmed_at fraud_score withheld experience_kind experience_day customer_since opened_at disputed_at',
    internal: 'id created_at settles_at judged_by extensions',
  },
  review_paraphrases: { personal: 'text_id other_id share quote other_quote' },
  review_replies: {
    confidential: 'text sent_text',
    personal: 'review_id answered_at send_until send_state send_problem shown_text shown_at',
  },
  review_texts: { internal: 'id review_id review_exchange_id band_rules is_counted embedded_by' },
  review_vector_bands: { fingerprint: 'hash', internal: 'band text_id' },
  review_vectors: { fingerprint: 'vector', internal: 'text_id model stored_at' },
  reviews: {
    fingerprint: 'content_hash',
    personal:
      'member_id source content rating reviewer_name review_date is_verified quality_score fraud_score evidence review_exchange_id external_id rating_given stands_since worded_at',
    internal: 'id created_at judged_by',
  },
  rewarded_texts: { fingerprint: 'content_hash', internal: 'review_exchange_id created_at' },
  ring_cases: {
    sealed: 'appeal',
    confidential: 'score evidence pairs decision',
    personal: 'member_id state opened_at appealed_at decided_by decided_at',
    internal: 'id',
  },
  ring_verdicts: {
    confidential: 'score level released_points released_accounts',
    personal: 'member_id judged_at released_at',
  },
  service_health: { public: 'service day measured failed looked_at answered_at' },
  sessions: {
    fingerprint: 'id_hash token_hash former_token_hash browser_hash',
    personal: 'member_id person_id last_seen_at device proven_at confirmed_at',
    internal: 'created_at expires_at has_host_cookie id former_token_until',
  },
  sign_in_addresses: { confidential: 'email', personal: 'member_id person_id' },
  sign_in_codes: { fingerprint: 'session_hash code_tag', personal: 'member_id', internal: 'tries expires_at' },
  support_messages: {
    confidential: 'body',
    personal: 'request_id is_from_support agent_id sent_at',
    internal: 'id position',
  },
  support_requests: {
    confidential: 'subject',
    personal: 'member_id topic status last_position assignee_id waiting_since first_answered_at',
    internal: 'id created_at updated_at',
  },
  trade_figures: { public: 'trade area month figures' },
  user_platforms: {
    confidential: 'notes',
    personal:
      'member_id platform business_name profile_url is_active oauth_connected sync_status last_sync_at sync_error',
    internal: 'id created_at',
  },
  word_counts: { fingerprint: 'word', internal: 'industry reviews' },
  xp_ledger: { personal: 'member_id action subject points', internal: 'id created_at' },
};
