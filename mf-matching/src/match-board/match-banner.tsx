import type { Match } from '@rezenso/contract/matches';
import { Banner } from '@rezenso/ui/feedback';
import { cancelPlanTexts } from '../cancel-plan/texts.de.ts';
import { matchTexts } from '../texts.de.ts';
import type { MySide } from './my-side.ts';
import { PlanBanner } from './plan-banner.tsx';

/** What the match waits for, in one sentence. */
export function MatchBanner({ match, side }: { match: Match; side: MySide }) {
  const { companyName } = side.partner;
  if (match.status === 'pending') {
    return (
      <Banner tone="info">
        {side.isProvider ? matchTexts.askedYou(companyName) : matchTexts.waitingForAnswer(companyName)}
      </Banner>
    );
  }
  if (side.ownReviewGiven && side.partnerReviewGiven && match.isCoordinated && match.status === 'accepted')
    return <PlanBanner match={match} partner={companyName} />;
  if (side.ownReviewGiven && side.partnerReviewGiven)
    return <Banner tone="success">{matchTexts.exchangeCompleted}</Banner>;
  if (match.status !== 'accepted') return null;
  // As in the conversation: nothing of who wants it so, and no way on that leads nowhere.
  if (match.isBlockedByPartner) return <Banner tone="info">{matchTexts.resting(match.isCoordinated)}</Banner>;
  if (match.planCancellation && !match.isCoordinated)
    return (
      <Banner tone="info">
        {match.planCancellation.by === side.partner.id ? cancelPlanTexts.byPartner(companyName) : cancelPlanTexts.byMe}
      </Banner>
    );
  if (!side.ownReviewGiven) return <Banner tone="warning">{matchTexts.ownReviewPending}</Banner>;
  return <Banner tone="info">{matchTexts.waitingForPartner(companyName)}</Banner>;
}
