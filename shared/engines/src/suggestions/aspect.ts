/** One thing worth telling: what to remember, and how a sentence about it could begin. */
export interface Aspect {
  readonly question: string;
  /** The beginning of a sentence; the writer ends it. */
  readonly beginning: string;
}
