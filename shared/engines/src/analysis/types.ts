import type { SpecialtyId } from '@rezenso/contract/specialties';
import type { IndustryLabel } from '@rezenso/contract/vocabulary';
import type { Mention } from '../trades/index.ts';

/** Where an answer comes from: plain text, at most 240 characters. */
export interface Evidence {
  page: string;
  passage: string;
}

export type AnalysedField = 'companyName' | 'industry' | 'summary' | 'targetAudience' | 'location' | 'specialties';

export interface WebsiteAnalysis {
  companyName: string;
  /** null when nothing on the pages speaks for any industry. */
  industry: IndustryLabel | null;
  /** Calibrated probability 0-1 that the industry is right. */
  industryConfidence: number;
  /** Id of the kind of business (`/trades`); null when the pages name none for certain. */
  trade: string | null;
  /** One to three German sentences in the page's own words; empty when it has none. */
  summary: string;
  targetAudience: string;
  /** PLZ and place, or the place alone; empty when unknown. */
  location: string;
  /** What it has beside its kind, by what its pages say; at most `mostSpecialties`. */
  specialties: SpecialtyId[];
  /** Which other businesses its pages name as those it works for or with. */
  mentions: Mention[];
  evidence: Record<AnalysedField, Evidence[]>;
}
