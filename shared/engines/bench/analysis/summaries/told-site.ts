/** An invented site, and what an honest owner would leave standing of what the analysis writes about it. */
export interface ToldSite {
  readonly domain: string;
  /** HTML by path, the start page at '/'. */
  readonly pages: Readonly<Record<string, string>>;
  /** Words of the site; a summary has at least one of them. */
  readonly told: readonly string[];
  /** What it must not have. */
  readonly never: readonly string[];
  /** Words of which the audience has one; '' where it may be left empty. */
  readonly audience: readonly string[];
  /** What the audience must not have. */
  readonly audienceNever?: readonly string[];
}
