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
  /** The passage it is about, as it stands in the judged text. */
  quote?: string;
  /** The same passage as it stands in the other text. */
  otherQuote?: string;
  /** The other text, where it was given with one. */
  otherId?: string;
}
