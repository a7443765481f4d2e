import type { ConsentKind, ConsentMeans } from '@rezenso/contract/consents';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './column-types.ts';

/** What members agreed to. */
export interface ConsentTables {
  consents: ConsentsTable;
}

/** A decision; nothing changes one, and the database refuses whoever tries. */
interface ConsentsTable {
  id: Generated<number>;
  member_id: string;
  /** The colleague who decided; null for the owner, for what happened by itself and for what an admin did. */
  person_id: ColumnType<string | null, string | null | undefined, never>;
  kind: ConsentKind;
  /** What of this kind: the type of mail, the id of a device or platform; otherwise the kind again. */
  subject: string;
  /** What people call it: a device, a business on a platform. */
  label: ColumnType<string | null, string | null | undefined, never>;
  is_given: boolean;
  /** Which legal text stood then, by the beginning of its digest; null where there was none, or nobody decided. */
  version: ColumnType<string | null, string | null | undefined, never>;
  means: ConsentMeans;
  at: Moment;
}
