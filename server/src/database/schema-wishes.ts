import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './column-types.ts';

export interface WishTables {
  partner_wishes: PartnerWishesTable;
  listed_partners: ListedPartnersTable;
}

/** What a member looks for in partners. */
interface PartnerWishesTable {
  member_id: string;
  industries: Generated<string[]>;
  radius_km: number | null;
  platforms: Generated<string[]>;
  languages: Generated<string[]>;
  updated_at: Moment;
}

/** Whom a member's weekly list named, in the week of which Monday. */
interface ListedPartnersTable {
  member_id: string;
  partner_id: string;
  /** Calendar day in Europe/Berlin, written as YYYY-MM-DD. */
  week: ColumnType<Date | string, string, string>;
}
