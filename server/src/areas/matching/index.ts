import type { Feature } from '../../http/feature.ts';
import { conversationsFeature } from './conversations/index.ts';
import { matchingFeature } from './matches/index.ts';
import { weeklyListFeature } from './weekly-list/index.ts';
import { wishesFeature } from './wishes/index.ts';

// What other areas may use; everything else is this area's own.
export { messages } from './conversations/messages.repository.ts';
export { abandonedMatches } from './matches/abandoned-matches.repository.ts';
export { businessMarks } from './matches/business-marks.repository.ts';
export { candidateIndex, candidateQuery } from './matches/candidate-query.ts';
export { countedMatches } from './matches/counted-matches.repository.ts';
export { endMatch } from './matches/ended-match.repository.ts';
export { createFormerMatches } from './matches/former-matches.service.ts';
export { isParty, partnerOf, whyNotCancelPlan, whyNotCoordinate } from './matches/matches.policy.ts';
export { matches } from './matches/matches.repository.ts';
export { assess, recommendationRules } from './matches/matches.scoring.ts';
export { modelRecommendation } from './matches/model-recommendation.ts';
export { holdTalk, takeReasonsBack } from './matches/own-blocks.repository.ts';
export { traders } from './matches/traders.repository.ts';
export { matchingData } from './personal-data.ts';
export { matchingTasks } from './tasks/matching-tasks.ts';

/** The features of this area, in no particular order. */
export const matchingArea: readonly Feature[] = [
  matchingFeature,
  conversationsFeature,
  wishesFeature,
  weeklyListFeature,
];
