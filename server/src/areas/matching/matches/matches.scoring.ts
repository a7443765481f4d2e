import type { Language } from '@rezenso/contract/language';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import {
  type MatchFactor,
  type MatchMember,
  recommendPage,
  scorePair,
  suggestedPlatforms,
} from '@rezenso/engines/matching';

/**
 * By which rules recommendations are worded and platforms suggested. Raised when what they said before must not stand any longer: open and ended
 * matches are then worded anew (tell-again.job.ts).
 */
export const recommendationRules = 6;

/** How well a partner suits a business and why, in words addressed to that business. */
export interface MatchAssessment {
  /** 0-100. */
  matchScore: number;
  recommendation: string;
  /** Up to three factors that weigh most, without what the recommendation tells already. */
  reasons: Array<{ factor: string; text: string }>;
  suggestedPlatforms: PlatformId[];
}

/**
 * Whatever the pair, even one the engine would not propose itself.
 * @param language of the business
 */
export function assess(business: MatchMember, partner: MatchMember, language: Language = 'de'): MatchAssessment {
  const { score, factors } = scorePair(business, partner, language);
  const [told] = recommendPage(business, [{ partner, factors }], { language });
  return {
    matchScore: score,
    recommendation: told?.text ?? '',
    reasons: said(told?.reasons ?? []),
    suggestedPlatforms: suggestedPlatforms(business, partner),
  };
}

/** The words for a partner that is read together with others, which do not repeat theirs. */
export type ReadTogether = Pick<MatchAssessment, 'recommendation' | 'reasons'>;

/** Words for partners as they stand below each other, by their order; `isNobodyNear` as for recommendPage. */
export function wordTogether(
  business: MatchMember,
  partners: readonly MatchMember[],
  read: { language: Language; isNobodyNear: boolean },
): ReadTogether[] {
  const scored = partners.map((partner) => ({ partner, factors: scorePair(business, partner, read.language).factors }));
  return recommendPage(business, scored, read).map(({ text, reasons }) => ({
    recommendation: text,
    reasons: said(reasons),
  }));
}

function said(factors: readonly MatchFactor[]): MatchAssessment['reasons'] {
  return factors.map(({ factor, text }) => ({ factor, text }));
}
