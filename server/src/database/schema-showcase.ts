import type { PageReportReason } from '@rezenso/contract/reports';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './column-types.ts';

/** What businesses show to everybody. */
export interface ShowcaseTables {
  public_pages: PublicPagesTable;
  public_names: PublicNamesTable;
  former_public_names: FormerPublicNamesTable;
  former_hidden_pages: FormerHiddenPagesTable;
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
  /** When moderators last let it be shown again. */
  allowed_at: ColumnType<Date | null, undefined, Date | null>;
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

/** What was hidden when its account left or moved; see docs/decisions/0163. */
interface FormerHiddenPagesTable {
  /** Of the mailbox, or of the site that it proved, by the key of this installation. */
  tag: string;
  hidden_at: Moment;
  reason: PageReportReason;
  text: string;
  kept_until: Moment;
}

interface CustomerVisitsTable {
  member_id: string;
  /** Calendar day in Europe/Berlin, written as YYYY-MM-DD. */
  day: string;
  /** Where somebody went on to; '' for opening the page. */
  platform: PlatformId | '';
  visits: number;
}
