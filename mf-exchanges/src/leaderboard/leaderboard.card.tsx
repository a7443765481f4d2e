import type { LeaderboardEntry } from '@rezenso/contract/gamification';
import { Card, CardBody, CardHeader, CardTitle } from '@rezenso/ui/containers';
import { Badge } from '@rezenso/ui/display';
import { AsyncContent, EmptyState, Loading, Skeleton } from '@rezenso/ui/feedback';
import { formatNumber } from '@rezenso/ui/format';
import { TrophyIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { space, tokens } from '@rezenso/ui/tokens';
import { Figure, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { useLeaderboard } from './leaderboard.resource.ts';
import { leaderboardTexts } from './texts.de.ts';

const shownEntries = 3;

const Row = styled.li<{ $isMe: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${tokens.radius.sm};
  background: ${({ $isMe }) => ($isMe ? tokens.color.accentSoft : 'transparent')};
`;

const Rank = styled.span`
  width: 1.5rem;
  color: ${tokens.color.textMuted};
  font-weight: 600;
`;

const Who = styled.div`
  flex: 1;
  min-width: 0;
`;

/** Dashboard card: the week's three best, the person marked. */
export default function LeaderboardCard() {
  const reading = useLeaderboard();
  return (
    <Card as="section" aria-label={leaderboardTexts.title}>
      <CardHeader>
        <CardTitle level={2}>{leaderboardTexts.title}</CardTitle>
      </CardHeader>
      <CardBody>
        <AsyncContent
          reading={reading}
          failed={{ title: leaderboardTexts.failedTitle, description: leaderboardTexts.failedDescription }}
          loading={
            <Loading>
              <Skeleton shape="block" height="10rem" />
            </Loading>
          }
        >
          {(data) => <Leaderboard entries={data} />}
        </AsyncContent>
      </CardBody>
    </Card>
  );
}

function Leaderboard({ entries }: { entries: readonly LeaderboardEntry[] }) {
  const ranked = entries.filter((entry) => entry.xp > 0);
  const me = entries.find((entry) => entry.isCurrentUser);
  if (ranked.length === 0) {
    return (
      <EmptyState
        icon={TrophyIcon}
        title={leaderboardTexts.emptyTitle}
        description={leaderboardTexts.emptyDescription}
      />
    );
  }
  return (
    <Stack gap={3}>
      <Stack as="ol" gap={1}>
        {ranked.slice(0, shownEntries).map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Stack>
      {me && me.rank > shownEntries && (
        <Text size="sm" tone="muted">
          {leaderboardTexts.yourRank(me.rank)} · {leaderboardTexts.points(formatNumber(me.xp))}
        </Text>
      )}
    </Stack>
  );
}

function Entry({ entry }: { entry: LeaderboardEntry }) {
  return (
    <Row $isMe={entry.isCurrentUser}>
      <Rank>{entry.rank}.</Rank>
      <Who>
        <Text weight="medium" truncate>
          {entry.firstName} {entry.lastName}
        </Text>
        <Text size="sm" tone="muted" truncate>
          {entry.companyName}
        </Text>
      </Who>
      {entry.isCurrentUser && <Badge tone="accent">{leaderboardTexts.you}</Badge>}
      <Figure>{leaderboardTexts.points(formatNumber(entry.xp))}</Figure>
    </Row>
  );
}
