export { topicLabels } from './audience-topics.ts';
export { isTied } from './business-need.ts';
export { areCompetitors, kilometresBetween } from './competition.ts';
export { reliability } from './factor-values.ts';
export {
  type Exposed,
  exposureAdjusted,
  exposuresOf,
  gini,
  inTurn,
  preferred,
  rankFairly,
  turnPoints,
} from './fair-exposure.ts';
export {
  type FactorId,
  factorIds,
  type MatchFactor,
  type MatchMember,
  type MemberActivity,
  weights,
} from './member.ts';
export {
  leadingFactors,
  type Recommendation,
  reasons,
  recommendationText,
  recommendPage,
  type Scored,
} from './recommendation.ts';
export { type Exclusion, type PairScore, pairFit, scorePair } from './score-pair.ts';
export { isSeeking, isSought, type Sought, soughtPartsMet } from './sought.ts';
export { commonPlatforms, platformNames, suggestedPlatforms } from './suggested-platforms.ts';
export type { Placeable } from './traits.ts';
