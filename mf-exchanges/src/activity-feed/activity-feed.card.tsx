import type { Activity } from '@rezenso/contract/activities';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { Card, CardBody, CardHeader, CardTitle } from '@rezenso/ui/containers';
import { AsyncContent, EmptyState, Loading, Skeleton } from '@rezenso/ui/feedback';
import { ActivityIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { exchangesPath, matchesPath } from '../paths.ts';
import { useActivities } from './activity-feed.resource.ts';
import { ActivityRow } from './activity-row.tsx';
import { activityTexts } from './texts.de.ts';

const shownActivities = 4;

/** Dashboard card: the latest four activities. */
export default function ActivityFeedCard() {
  const reading = useActivities();
  return (
    <Card as="section" aria-label={activityTexts.title}>
      <CardHeader
        actions={
          <LinkButton as={Link} to={exchangesPath} variant="ghost" size="sm">
            {activityTexts.more}
          </LinkButton>
        }
      >
        <CardTitle level={2}>{activityTexts.title}</CardTitle>
      </CardHeader>
      <CardBody>
        <AsyncContent
          reading={reading}
          failed={{ title: activityTexts.failedTitle, description: activityTexts.failedDescription }}
          loading={<ActivitySkeleton />}
        >
          {(data) => <Activities activities={data.slice(0, shownActivities)} />}
        </AsyncContent>
      </CardBody>
    </Card>
  );
}

function Activities({ activities }: { activities: readonly Activity[] }) {
  if (activities.length === 0) {
    return (
      <EmptyState
        icon={ActivityIcon}
        title={activityTexts.emptyTitle}
        description={activityTexts.emptyDescription}
        action={
          <LinkButton as={Link} to={matchesPath} variant="secondary" size="sm">
            {activityTexts.emptyAction}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Stack as="ul" gap={5}>
      {activities.map((activity) => (
        <ActivityRow key={activity.id} activity={activity} />
      ))}
    </Stack>
  );
}

const rows = Array.from({ length: shownActivities }, (_, index) => `row-${index}`);

function ActivitySkeleton() {
  return (
    <Loading>
      <Stack gap={5}>
        {rows.map((row) => (
          <Skeleton key={row} shape="block" height="4.5rem" />
        ))}
      </Stack>
    </Loading>
  );
}
