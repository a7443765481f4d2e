import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from './column-types.ts';

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
  /** What was compared when it was taken back. */
  figures: Json<{ canary: ReleaseFigures; stable: ReleaseFigures }>;
  returned_at: Moment;
}

/** How a release does in members' browsers. */
export interface ReleaseFigures {
  /** Members who met the release. */
  members: number;
  /** Those of them for whom an area of it failed. */
  affected: number;
  /** Networks that the faults were reported from. */
  networks: number;
  /** Areas loaded. */
  loads: number;
  /** Members whose loads were measured, and networks that they were measured in. */
  measured: number;
  measuredNetworks: number;
  /** Time until an area was there, in ms: the median of the members' means, which a few made-up ones do not move. */
  loadMs: number;
}
