import { sql } from 'kysely';
import type { ExportSection, PersonalData } from '../../database/personal-data.ts';

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

const subscription: ExportSection = {
  name: 'subscription',
  covers: ['billing_accounts.member_id'],
  rows: (member) => sql<Row>`
    select customer_id as "customerId", subscription_id as "subscriptionId", status,
      current_period_end as "currentPeriodEnd", cancels_at_period_end as "cancelsAtPeriodEnd",
      billing_interval as "billingInterval", price_cents as "priceCents", created_at as "createdAt"
    from billing_accounts where member_id = ${member}`,
};

const emailChanges: ExportSection = {
  name: 'emailChanges',
  covers: ['email_changes.member_id'],
  rows: (member) => sql<Row>`
    select new_email as "newEmail", old_confirmed_at as "oldConfirmedAt", new_confirmed_at as "newConfirmedAt",
      changed_at as "changedAt", created_at as "createdAt", expires_at as "expiresAt"
    from email_changes where member_id = ${member}`,
};

const invitations: ExportSection = {
  name: 'invitations',
  covers: ['invitations.member_id', 'invitations.email'],
  rows: (member) => sql<Row>`
    select email, sent_at as "sentAt", expires_at as "expiresAt", accepted_at as "acceptedAt"
    from invitations where member_id = ${member} order by sent_at, id`,
};

const handovers: ExportSection = {
  name: 'handovers',
  covers: ['handovers.member_id'],
  rows: (member) => sql<Row>`
    select (select email from people where people.id = handovers.person_id) as person, offered_at as "offeredAt",
      expires_at as "expiresAt"
    from handovers where member_id = ${member}`,
};

/** What the settings hold of a person. */
export const settingsData: PersonalData = {
  sections: [platforms, subscription, emailChanges, invitations, handovers],
};
