/** Where a finding comes from; each source has its own limit in the score. */
export type EvidenceSource = 'duplicate' | 'behaviour' | 'disguise' | 'style';

/** One reason to look twice. */
export interface Evidence {
  source: EvidenceSource;
  code: string;
  /** 0-100: how much it says by itself. */
  points: number;
  /** What was found, in German; `evidenceIn` says it to its reader. */
  text: string;
  /** The passages it is about, as they stand in the judged text, with ' … ' between them. */
  quote?: string;
  /** The same passages as they stand in the other text. */
  otherQuote?: string;
  /** The other text, where it was given with one. */
  otherId?: string;
}
