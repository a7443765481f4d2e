import type { Task } from '@rezenso/contract/tasks';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody, CardHeader, CardTitle } from '@rezenso/ui/containers';
import { AsyncContent, Loading, Skeleton } from '@rezenso/ui/feedback';
import { CircleCheckIcon, Icon } from '@rezenso/ui/icons';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useId, useState } from 'react';
import { useTasks } from './task-list.resource.ts';
import { TaskRow } from './task-row.tsx';
import { taskTexts } from './texts.de.ts';

/** Tasks shown until somebody asks for all. */
const shownTasks = 3;

/** Dashboard card: what waits for the business, each with the button that leads there. */
export default function TaskListCard() {
  return (
    <Card as="section" aria-label={taskTexts.title}>
      <CardHeader>
        <CardTitle level={2}>{taskTexts.title}</CardTitle>
      </CardHeader>
      <CardBody>
        <AsyncContent
          reading={useTasks()}
          failed={{ title: taskTexts.failedTitle, description: taskTexts.failedDescription }}
          loading={
            <Loading>
              <Skeleton shape="block" height="2.75rem" />
            </Loading>
          }
        >
          {(tasks) => <Tasks tasks={tasks} />}
        </AsyncContent>
      </CardBody>
    </Card>
  );
}

function Tasks({ tasks }: { tasks: readonly Task[] }) {
  const [isWhole, setWhole] = useState(false);
  const listId = useId();
  if (tasks.length === 0) return <NothingWaits />;
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={4} id={listId}>
        {(isWhole ? tasks : tasks.slice(0, shownTasks)).map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </Stack>
      {tasks.length > shownTasks && (
        <Inline gap={0}>
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? taskTexts.showLess : taskTexts.showAll(tasks.length)}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function NothingWaits() {
  return (
    <Inline gap={2}>
      <Icon of={CircleCheckIcon} />
      <Text tone="muted">{taskTexts.empty}</Text>
    </Inline>
  );
}
