import type { PotentialMatch } from '@rezenso/contract/matches';
import { PlatformIcon, platformName } from '@rezenso/domain/platforms';
import { Link } from '@rezenso/platform/router';
import { Button, LinkButton } from '@rezenso/ui/actions';
import { Card, CardBody } from '@rezenso/ui/containers';
import { Badge, BadgeList } from '@rezenso/ui/display';
import { HandshakeIcon } from '@rezenso/ui/icons';
import { Inline, Stack, VisuallyHidden } from '@rezenso/ui/layout';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { MatchScore, suggestedScore } from '../match-board/match-score.tsx';
import { Partner } from '../match-board/partner.tsx';
import { matchTexts, suggestTexts } from '../texts.de.ts';
import { distanceText } from './distance-text.ts';
import { oneSentence } from './one-sentence.ts';
import { PartnerDetails } from './partner-details.tsx';
import { partnerTexts } from './texts.de.ts';

/** Platforms, the way to the details, the button; on phones the button has a line of its own. */
const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)} ${space(2)};
  & > button { grid-column: 1 / -1; }
  ${above.tablet} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    & > button { grid-column: auto; }
  }
`;

const Unfolded = styled.div`
  padding-top: ${space(4)};
  border-top: 1px solid ${tokens.color.border};
`;

export interface PartnerCardProps {
  partner: PotentialMatch;
  /** Whether its details are what is open. */
  isChosen: boolean;
  /** Whether they stand beside the list, or unfold here. */
  isBeside: boolean;
  /** Where its details open, or close again. */
  to: { search: string };
  isProposing: boolean;
  onPropose: () => void;
}

/** A suggested partner in a few lines, with the button to ask; the rest unfolds or stands beside the list. */
export function PartnerCard({ partner, isChosen, isBeside, to, isProposing, onPropose }: PartnerCardProps) {
  const { user } = partner;
  const isUnfolded = isChosen && !isBeside;
  return (
    <Card as="article" aria-label={user.companyName} highlighted={isChosen && isBeside}>
      <CardBody>
        <Stack gap={3}>
          <Partner
            partner={user}
            distance={distanceText(user.distanceKm)}
            aside={<MatchScore score={suggestedScore(partner.matchScore, user.id)} />}
          />
          {(partner.isWished || user.hasPriority) && (
            <Inline gap={2}>
              {partner.isWished && <Badge tone="accent">{partnerTexts.wished}</Badge>}
              {user.hasPriority && <Badge>{partnerTexts.hasPriority}</Badge>}
            </Inline>
          )}
          <Text size="sm">{oneSentence(partner)}</Text>
          <Foot>
            <BadgeList label={matchTexts.platforms} items={partner.suggestedPlatforms} render={PlatformMark} />
            <LinkButton
              as={Link}
              to={to}
              variant="ghost"
              aria-label={isUnfolded ? partnerTexts.foldOf(user.companyName) : partnerTexts.detailsOf(user.companyName)}
              {...(isBeside ? isChosen && { 'aria-current': true } : { 'aria-expanded': isUnfolded })}
            >
              {isUnfolded ? partnerTexts.fold : partnerTexts.details}
            </LinkButton>
            <Button
              variant={isChosen ? 'primary' : 'secondary'}
              iconStart={HandshakeIcon}
              loading={isProposing}
              onClick={onPropose}
            >
              {suggestTexts.propose}
            </Button>
          </Foot>
          {isUnfolded && (
            <Unfolded>
              <PartnerDetails partner={partner} />
            </Unfolded>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}

const PlatformMark = (platform: PotentialMatch['suggestedPlatforms'][number]) => (
  <span title={platformName(platform)}>
    <PlatformIcon platform={platform} />
    <VisuallyHidden>{platformName(platform)}</VisuallyHidden>
  </span>
);
