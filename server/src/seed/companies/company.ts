import type { SpecialtyId } from '@rezenso/contract/specialties';
import type { IndustryId, LanguageId, PlatformId } from '@rezenso/contract/vocabulary';

/** How customers meet the business: they come in, have something done, or order. Decides how reviews begin and end. */
export type Encounter = 'visit' | 'project' | 'order';

/** An invented business with what people truthfully say about it. */
export interface SeedCompany {
  /** Part of the e-mail address before the at sign; unique. */
  key: string;
  name: string;
  owner: readonly [first: string, last: string];
  industry: IndustryId;
  /** Id of its kind of business; null where none fits. */
  trade: string | null;
  domain: string;
  location: string;
  description: string;
  audience: string;
  /** What it has beside its kind, as its description and its customers tell. */
  specialties: readonly SpecialtyId[];
  languages: readonly LanguageId[];
  platforms: readonly PlatformId[];
  encounter: Encounter;
  /** Whole sentences, each a different experience. */
  praise: readonly string[];
  /** Whole sentences of honest criticism. */
  critique: readonly string[];
}
