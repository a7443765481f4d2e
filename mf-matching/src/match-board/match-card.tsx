import type { Match } from '@rezenso/contract/matches';
import { isKeyOf } from '@rezenso/contract/own-keys';
import { PartnerMenu } from '@rezenso/domain/reporting';
import { useSession } from '@rezenso/platform';
import { Card, CardBody } from '@rezenso/ui/containers';
import { Badge } from '@rezenso/ui/display';
import { Banner } from '@rezenso/ui/feedback';
import { Inline, Stack } from '@rezenso/ui/layout';
import { space, type Tone } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { matchTexts, statusLabels } from '../texts.de.ts';
import { BlockedBanner } from './blocked-banner.tsx';
import { MatchActions } from './match-actions.tsx';
import { MatchBanner } from './match-banner.tsx';
import type { MatchDialog } from './match-dialog.ts';
import { MatchScore } from './match-score.tsx';
import { type MySide, mySideOf } from './my-side.ts';
import { Partner } from './partner.tsx';
import { PartnerSpecialties } from './partner-specialties.tsx';
import { Recommendation } from './recommendation.tsx';
import { ReviewStates } from './review-states.tsx';
import { Words } from './words.tsx';

/** Who it is stands at the head and how things stand at the foot, so that cards beside each other line up. */
const Body = styled(CardBody)`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space(4)};
`;

const tones: ReadonlyMap<string, Tone> = new Map(
  Object.entries({ pending: 'warning', accepted: 'success', completed: 'accent' } as const),
);

interface MatchCardProps {
  match: Match;
  onOpen: (dialog: MatchDialog) => void;
}

/** One match: the partner, why it fits, where both reviews stand, and what to do next. */
export function MatchCard({ match, onOpen }: MatchCardProps) {
  const { user } = useSession();
  const side = mySideOf(match, user?.id);
  return (
    <Card as="article" aria-label={side.partner.companyName}>
      <Body>
        <Stack gap={4}>
          <Partner
            partner={side.partner}
            website={side.partner.website}
            badge={
              <Badge tone={tones.get(match.status) ?? 'neutral'}>
                {isKeyOf(statusLabels, match.status) ? statusLabels[match.status] : match.status}
              </Badge>
            }
            aside={
              <Inline gap={1} nowrap>
                <MatchScore score={match.matchScore} />
                <PartnerMenu
                  about={{ matchId: match.id }}
                  partner={side.partner.companyName}
                  blocking={canBlock(match) ? blockingOf(match, side) : undefined}
                />
              </Inline>
            }
          />
          {match.status !== 'completed' && <WhyThisPartner match={match} side={side} />}
        </Stack>
        <Stack gap={4}>
          {match.isBlockedByMe ? (
            <BlockedBanner match={match} partner={side.partner.companyName} />
          ) : (
            <MatchBanner match={match} side={side} />
          )}
          {match.isPartnerKept && <Banner tone="warning">{matchTexts.partnerKept(side.partner.companyName)}</Banner>}
          {match.status !== 'pending' && <ReviewStates side={side} isOver={match.status === 'completed'} />}
          {match.planCancellation?.reason && match.planCancellation.by === side.partner.id && (
            <Words from={side.partner.companyName} words={match.planCancellation.reason} />
          )}
          {side.partnerReview && <Words from={side.partner.companyName} words={side.partnerReview} />}
        </Stack>
      </Body>
      <MatchActions match={match} side={side} onOpen={onOpen} />
    </Card>
  );
}

/** There is a conversation from the acceptance on. */
function canBlock({ status }: Match): boolean {
  return status === 'accepted' || status === 'completed';
}

function blockingOf(match: Match, side: MySide) {
  const isRunning = match.status === 'accepted' && (side.ownReviewGiven || side.partnerReviewGiven);
  return { matchId: match.id, isBlocked: match.isBlockedByMe === true, isRunning };
}

/** What speaks for the partner, until it is agreed who reviews what. */
function WhyThisPartner({ match, side }: { match: Match; side: MySide }) {
  return (
    <>
      {side.partner.description && (
        <Text size="sm" tone="muted">
          {side.partner.description}
        </Text>
      )}
      {!match.isCoordinated && <PartnerSpecialties of={side.partner.specialties} shared={side.ownSpecialties} />}
      {!match.isCoordinated && (
        <Recommendation
          text={match.aiRecommendation}
          engine={match.recommendationEngine}
          reasons={match.reasons}
          platforms={match.suggestedPlatforms}
        />
      )}
    </>
  );
}
