import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './column-types.ts';

/** The browsers that show push messages. */
export interface PushTables {
  push_devices: PushDevicesTable;
}

/** One of a session at most; it goes with the session. */
interface PushDevicesTable {
  id: Generated<string>;
  member_id: string;
  session_hash: string;
  /** Where the browser's push service takes messages for it; sealed, as the keys are. */
  endpoint: string;
  /** The browser's keys, base64url: what is pushed only that browser can read. */
  p256dh: string;
  auth: string;
  /** Keyed tag of the address; null for rows from before addresses lay sealed. */
  endpoint_tag: ColumnType<string | null, string, string>;
  name: string;
  added_at: Moment;
}
