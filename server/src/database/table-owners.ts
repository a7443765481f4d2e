import type { Database } from './schema.ts';

/**
 * Who writes a table's rows: an area, or a room of the ground. Everybody may read; who wants something written asks the
 * owner through its door, in the same transaction. See docs/decisions/0050.
 */
export const tableOwners = {
  members: 'accounts',
  sessions: 'accounts',
  active_days: 'accounts',
  /** Its rows follow the members' by a trigger. */
  member_directory: 'accounts',
  activities: 'notifications',
  digests: 'notifications',
  notifications: 'notifications',
  review_bands: 'reviews',
  review_drafts: 'reviews',
  review_texts: 'reviews',
  reviews: 'reviews',
  rewarded_texts: 'reviews',
  achievements: 'rewards',
  former_account_tags: 'rewards',
  former_accounts: 'rewards',
  former_pairs: 'rewards',
  xp_ledger: 'rewards',
  magic_links: 'auth',
  business_marks: 'matching',
  /** Opened by a trigger on matches. */
  conversations: 'matching',
  matches: 'matching',
  messages: 'matching',
  recommendation_wordings: 'matching',
  review_confirmations: 'exchanges',
  review_exchanges: 'exchanges',
  billing_accounts: 'settings',
  google_attempts: 'settings',
  google_connections: 'settings',
  payment_events: 'settings',
  user_platforms: 'settings',
  audit_log: 'admin',
  kept_figures: 'admin',
  reports: 'admin',
  canary_returns: 'site',
  client_errors: 'site',
  module_health: 'site',
  email_preferences: 'mail',
  mail_addresses: 'mail',
  mail_bounces: 'mail',
  mails: 'mail',
  outbox: 'mail',
  rate_limits: 'limits',
  accepted_parts: 'releases',
  accepted_registries: 'releases',
} as const satisfies Record<keyof Database, string>;
