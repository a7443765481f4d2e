import type { Achievement } from '@rezenso/contract/gamification';
import { Card, CardBody, CardHeader, CardTitle, IconTile } from '@rezenso/ui/containers';
import { Badge, Meter } from '@rezenso/ui/display';
import { AsyncContent, EmptyState, Loading, Skeleton } from '@rezenso/ui/feedback';
import { AwardIcon, Icon } from '@rezenso/ui/icons';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { namedIcon } from '../icons/named-icon.ts';
import { useAchievements } from './achievements.resource.ts';
import { achievementTexts } from './texts.de.ts';
import { worthShowing } from './worth-showing.ts';

const What = styled.div`
  flex: 1;
  min-width: 0;
`;

/** Dashboard card: what was reached and what is close. */
export default function AchievementsCard() {
  const reading = useAchievements();
  const { data } = reading;
  const unlocked = data?.filter((achievement) => achievement.unlocked).length ?? 0;
  return (
    <Card as="section" aria-label={achievementTexts.title}>
      <CardHeader
        description={data && data.length > 0 ? achievementTexts.unlockedCount(unlocked, data.length) : undefined}
      >
        <CardTitle level={2}>{achievementTexts.title}</CardTitle>
      </CardHeader>
      <CardBody>
        <AsyncContent
          reading={reading}
          failed={{ title: achievementTexts.failedTitle, description: achievementTexts.failedDescription }}
          loading={
            <Loading>
              <Skeleton shape="block" height="14rem" />
            </Loading>
          }
        >
          {(data) => <Achievements achievements={data} />}
        </AsyncContent>
      </CardBody>
    </Card>
  );
}

function Achievements({ achievements }: { achievements: readonly Achievement[] }) {
  if (achievements.length === 0) {
    return (
      <EmptyState
        icon={AwardIcon}
        title={achievementTexts.emptyTitle}
        description={achievementTexts.emptyDescription}
      />
    );
  }
  return (
    <Stack as="ul" gap={4}>
      {worthShowing(achievements).map((achievement) => (
        <Inline as="li" key={achievement.id} gap={3} align="start" nowrap>
          <IconTile $tone={achievement.unlocked ? 'success' : 'neutral'}>
            <Icon of={namedIcon(achievement.icon)} />
          </IconTile>
          <What>
            <Inline gap={2} justify="between">
              <Text weight="medium">{achievement.title}</Text>
              {achievement.unlocked && <Badge tone="success">{achievementTexts.unlocked}</Badge>}
            </Inline>
            <Text size="sm" tone="muted">
              {achievement.description}
            </Text>
            {!achievement.unlocked && (
              <Meter label={achievementTexts.progress(achievement.title)} value={achievement.progress} hideLabel />
            )}
          </What>
        </Inline>
      ))}
    </Stack>
  );
}
