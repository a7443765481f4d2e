import type { PotentialMatch } from '@rezenso/contract/matches';
import { PlatformBadge } from '@rezenso/domain/platforms';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { Card, CardBody, CardHeader, CardTitle } from '@rezenso/ui/containers';
import { BadgeList } from '@rezenso/ui/display';
import { AsyncContent, EmptyState, Loading, Skeleton } from '@rezenso/ui/feedback';
import { HandshakeIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useEffect } from 'react';
import { MatchScore, suggestedScore } from '../match-board/match-score.tsx';
import { AllMessagesLink } from '../match-board/messages-link.tsx';
import { Partner } from '../match-board/partner.tsx';
import { WordedBy } from '../match-board/worded-by.tsx';
import { matchesPath, profileSettingsPath } from '../paths.ts';
import { cardTexts, matchTexts } from '../texts.de.ts';
import { readMatchesAhead, useSuggestions } from './current-matches.resource.ts';

const shownPartners = 2;

/** Dashboard card: the two best suggestions. */
export default function CurrentMatchesCard() {
  const reading = useSuggestions();
  useEffect(readMatchesAhead, []);
  return (
    <Card as="section" aria-label={cardTexts.title}>
      <CardHeader
        description={cardTexts.description}
        actions={
          <>
            <AllMessagesLink size="sm" />
            <LinkButton as={Link} to={matchesPath} variant="ghost" size="sm">
              {cardTexts.all}
            </LinkButton>
          </>
        }
      >
        <CardTitle level={2}>{cardTexts.title}</CardTitle>
      </CardHeader>
      <CardBody>
        <AsyncContent
          reading={reading}
          failed={{ title: cardTexts.failedTitle, description: cardTexts.failedDescription }}
          loading={
            <Loading>
              <Stack gap={6}>
                <Skeleton shape="block" height="8.5rem" />
                <Skeleton shape="block" height="8.5rem" />
              </Stack>
            </Loading>
          }
        >
          {(data) => <Suggestions partners={data.slice(0, shownPartners)} />}
        </AsyncContent>
      </CardBody>
    </Card>
  );
}

function Suggestions({ partners }: { partners: readonly PotentialMatch[] }) {
  if (partners.length === 0) {
    return (
      <EmptyState
        icon={HandshakeIcon}
        title={cardTexts.emptyTitle}
        description={cardTexts.emptyDescription}
        action={
          <LinkButton as={Link} to={profileSettingsPath} variant="secondary" size="sm">
            {cardTexts.emptyAction}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Stack as="ul" gap={6}>
      {partners.map((partner) => (
        <li key={partner.user.id}>
          <Suggestion partner={partner} />
        </li>
      ))}
    </Stack>
  );
}

function Suggestion({ partner }: { partner: PotentialMatch }) {
  const score = suggestedScore(partner.matchScore, partner.user.id);
  return (
    <Stack gap={3}>
      <Partner partner={partner.user} aside={<MatchScore score={score} />} />
      <Stack gap={1}>
        <Text size="sm" tone="muted">
          {partner.recommendation}
        </Text>
        <WordedBy engine={partner.recommendationEngine} />
      </Stack>
      <BadgeList
        label={matchTexts.platforms}
        items={partner.suggestedPlatforms}
        render={(platform) => <PlatformBadge key={platform} platform={platform} />}
      />
    </Stack>
  );
}
