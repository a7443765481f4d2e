import type { Database } from '../database/schema.ts';

/** A column that lies sealed. */
export interface SealedColumn {
  table: keyof Database;
  column: string;
  /** Of the key, as those who write it say. */
  purpose: string;
  /** By which a row is found again. */
  id: string;
  /** Older rows hold the text itself, which is sealed on the way. */
  wasPlain?: true;
  /** Rows of other kinds hold text that is compared and lies as it is: SQL knows them by this column and value. */
  but?: { column: string; value: string };
}

/** All columns that lie sealed under SECRET_KEY. See docs/decisions/0140. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'outbox', column: 'sealed', purpose: 'mail', id: 'name' },
  { table: 'google_connections', column: 'sealed_token', purpose: 'google-refresh-token', id: 'user_platform_id' },
  { table: 'google_attempts', column: 'sealed_secrets', purpose: 'google-attempt', id: 'state_hash' },
  { table: 'idempotent_calls', column: 'sealed_answer', purpose: 'idempotent-answer', id: 'key_hash' },
  { table: 'push_devices', column: 'endpoint', purpose: 'push-subscription', id: 'id', wasPlain: true },
  { table: 'push_devices', column: 'p256dh', purpose: 'push-subscription', id: 'id', wasPlain: true },
  { table: 'push_devices', column: 'auth', purpose: 'push-subscription', id: 'id', wasPlain: true },
  {
    table: 'reports',
    column: 'text',
    purpose: 'report-text',
    id: 'id',
    wasPlain: true,
    // What visitors say of a page is taken once: the database compares the words.
    but: { column: 'kind', value: 'public_page' },
  },
  { table: 'ring_cases', column: 'appeal', purpose: 'ring-appeal', id: 'id', wasPlain: true },
];
