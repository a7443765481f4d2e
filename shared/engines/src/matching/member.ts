import type { SpecialtyId } from '@rezenso/contract/specialties';
import type { LanguageId, PlatformId } from '@rezenso/contract/vocabulary';
import type { Mention } from '../trades/index.ts';

/** What the engine knows about a member. Missing knowledge is null and counts as neither good nor bad. */
export interface MatchMember {
  readonly id: string;
  readonly companyName: string;
  /** Stored industry, lower case. */
  readonly industry: string;
  /** Id of its kind of business (`/trades`); null where the member named none. */
  readonly trade: string | null;
  readonly targetAudience: string;
  readonly description: string;
  /** What it has beside its kind, as its profile tells. */
  readonly specialties: readonly SpecialtyId[];
  /** Which other businesses its website names as those it works for or with. */
  readonly mentions: readonly Mention[];
  /** As the profile tells it: '79219 Staufen im Breisgau'; empty where it tells none. */
  readonly location: string;
  /** Degrees, from `locate`. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Platforms with an active profile. */
  readonly platforms: readonly PlatformId[];
  readonly languages: readonly LanguageId[];
  readonly activity: MemberActivity;
}

/** How a member has behaved so far; all from the ledger, nothing from stars. */
export interface MemberActivity {
  /** Days since the member was last signed in. */
  readonly daysSinceActive: number | null;
  /** Share of match requests answered, 0-1. */
  readonly responseRate: number | null;
  /** Share of promised reviews handed in by their due date, 0-1. */
  readonly onTimeRate: number | null;
  /** Trust score 0-100. */
  readonly trustScore: number | null;
}

export const factorIds = ['industry', 'distance', 'audience', 'platforms', 'reliability', 'languages'] as const;
export type FactorId = (typeof factorIds)[number];

/** One reason for or against a pair. */
export interface MatchFactor {
  readonly factor: FactorId;
  /** Share of the whole, the weights of all factors sum to 1. */
  readonly weight: number;
  /** How well b suits a, 0-1. */
  readonly aToB: number;
  /** How well a suits b, 0-1. */
  readonly bToA: number;
  /** One sentence, addressed to a and in its language. */
  readonly text: string;
  /** Whether the sentence speaks for the pair; one that says what is missing or not known does not. */
  readonly tells: boolean;
}

/**
 * The weights, summing to 1. Nearness and industry lead, because only someone who could be a customer can review from
 * experience; what a pair shares by being German (languages) says least. The weight of nearness also decides how far
 * candidates must be read: see docs/engines-matching.md before changing it.
 */
export const weights: Readonly<Record<FactorId, number>> = {
  industry: 0.25,
  distance: 0.32,
  audience: 0.17,
  reliability: 0.11,
  platforms: 0.1,
  languages: 0.05,
};
