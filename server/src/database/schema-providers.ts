import type { BillingInterval } from '@rezenso/contract/subscription';
import type { Generated } from 'kysely';
import type { Moment } from './column-types.ts';

/** The tables around the payment provider and Google. */
export interface ProviderTables {
  billing_accounts: BillingAccountsTable;
  payment_events: PaymentEventsTable;
  google_connections: GoogleConnectionsTable;
  google_attempts: GoogleAttemptsTable;
}

/** What the payment provider says about a member, as it was last asked. */
interface BillingAccountsTable {
  member_id: string;
  customer_id: string | null;
  subscription_id: string | null;
  /** In the provider's words. */
  status: string | null;
  current_period_end: Date | null;
  cancels_at_period_end: Generated<boolean>;
  billing_interval: BillingInterval | null;
  /** Of an invoice without coupons. */
  price_cents: number | null;
  /** All running subscriptions where more than one runs. */
  doubled_subscriptions: Generated<string[]>;
  /** Counts what was written; a writer names the one it read. */
  version: Generated<number>;
  /** Which call begins an upgrade right now, and until when nobody else may. */
  turn_of: string | null;
  turn_until: Date | null;
  created_at: Moment;
  updated_at: Moment;
}

interface PaymentEventsTable {
  id: string;
  type: string;
  received_at: Moment;
}

interface GoogleConnectionsTable {
  user_platform_id: string;
  /** The refresh token, sealed. */
  sealed_token: string;
  connected_at: Moment;
  next_sync_at: Moment;
  /** When everything was last read, so that what vanished was found. */
  all_read_at: Moment | null;
}

/** A connection that is being made; bound to the session it was begun in. */
interface GoogleAttemptsTable {
  state_hash: string;
  session_hash: string;
  user_platform_id: string;
  sealed_secrets: string;
  expires_at: Moment;
}
