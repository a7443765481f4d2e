import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './column-types.ts';

/** The tables around releases of modules: what browsers tell of them, and what this site made of it. */
export interface ReleaseTables {
  client_errors: ClientErrorsTable;
  module_health: ModuleHealthTable;
  accepted_registries: AcceptedRegistriesTable;
  accepted_parts: AcceptedPartsTable;
  canary_returns: CanaryReturnsTable;
}

interface ClientErrorsTable {
  id: Generated<string>;
  module: string;
  version: string;
  kind: string;
  message: string | null;
  path: string | null;
  /** Of an answer that could not be read. */
  call: string | null;
  field: string | null;
  created_at: Moment;
}

interface ModuleHealthTable {
  module: string;
  version: string;
  /** YYYY-MM-DD. */
  day: string;
  member_id: string;
  loads: Generated<number>;
  load_ms: Generated<number>;
  faults: Generated<number>;
  /** Keyed tag of the network that the last report came from. */
  network: string | null;
}

interface AcceptedRegistriesTable {
  place: string;
  sequence: ColumnType<string, number, number>;
}

interface AcceptedPartsTable {
  place: string;
  /** A module, or the keys of teams. */
  part: string;
  keys: ColumnType<string, number, number>;
  count: ColumnType<string, number, number>;
}

interface CanaryReturnsTable {
  module: string;
  version: string;
  reason: string;
  figures: ColumnType<Record<string, unknown>, string, string>;
  returned_at: Moment;
}
