import type { PageReportReason } from '@rezenso/contract/reports';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './column-types.ts';

/** What businesses show to everybody. */
export interface ShowcaseTables {
  public_pages: PublicPagesTable;
  public_names: PublicNamesTable;
  former_public_names: FormerPublicNamesTable;
  customer_visits: CustomerVisitsTable;
}

interface PublicPagesTable {
  member_id: string;
  is_published: boolean;
  is_findable: boolean;
  asks_customers: boolean;
  changed_at: Moment;
  /** Since when moderation hides the page, and what its owner was told; null while it may be shown. */
  hidden_at: ColumnType<Date | null, undefined, Date | null>;
  hidden_reason: ColumnType<PageReportReason | null, undefined, PageReportReason | null>;
  hidden_text: ColumnType<string | null, undefined, string | null>;
  /** Whether it was shown when it was hidden. */
  was_published: Generated<boolean>;
}

interface PublicNamesTable {
  name: string;
  member_id: string;
  /** Null while it is in use; after that it leads to the name in use for a while. */
  left_at: ColumnType<Date | null, Date | null, Date | null>;
  /** Whether anybody could find the member under it: only then is it kept from others when it is left. */
  was_shown: Generated<boolean>;
}

interface FormerPublicNamesTable {
  /** Of the name, by the key of this installation. */
  tag: string;
  kept_until: Date;
}

interface CustomerVisitsTable {
  member_id: string;
  /** Calendar day in Europe/Berlin, written as YYYY-MM-DD. */
  day: string;
  /** Where somebody went on to; '' for opening the page. */
  platform: PlatformId | '';
  visits: number;
}
