import type { Language } from '@rezenso/contract/language';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import {
  leadingFactors,
  type MatchMember,
  recommendationText,
  scorePair,
  suggestedPlatforms,
} from '@rezenso/engines/matching';

/**
 * By which rules recommendations are worded and platforms suggested. Raised when what they said before must not stand any longer: open and ended
 * matches are then worded anew (tell-again.job.ts).
 */
export const recommendationRules = 2;

/** How well a partner suits a business and why, in words addressed to that business. */
export interface MatchAssessment {
  /** 0-100. */
  matchScore: number;
  recommendation: string;
  /** The two or three factors that weigh most. */
  reasons: Array<{ factor: string; text: string }>;
  suggestedPlatforms: PlatformId[];
}

/**
 * Whatever the pair, even one the engine would not propose itself.
 * @param language of the business
 */
export function assess(business: MatchMember, partner: MatchMember, language: Language = 'de'): MatchAssessment {
  const { score, factors } = scorePair(business, partner, language);
  return {
    matchScore: score,
    recommendation: recommendationText(business, partner, factors, language),
    reasons: leadingFactors(factors).map(({ factor, text }) => ({ factor, text })),
    suggestedPlatforms: suggestedPlatforms(business, partner),
  };
}
