import { tellFailure } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { AsyncContent, EmptyState, Loading, Skeleton } from '@rezenso/ui/feedback';
import { BellIcon, CheckCheckIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { Heading } from '@rezenso/ui/typography';
import { useEffect, useId, useRef, useState } from 'react';
import { notificationTexts as texts } from '../texts.de.ts';
import { NotificationEntry } from './notification-entry.tsx';
import { markAllRead, useNotifications } from './notifications.resource.ts';
import { Foot, Frame, Head, List, Waiting } from './panel-style.ts';

/** What happened lately, newest first. Takes the focus when it opens. */
export function NotificationPanel({ onDone }: { onDone(): void }) {
  const reading = useNotifications();
  const { data } = reading;
  const [isMarking, setMarking] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  const markAll = async () => {
    setMarking(true);
    try {
      await markAllRead();
      // The button that had the focus is gone now.
      frame.current?.focus({ preventScroll: true });
    } catch (failure) {
      tellFailure(failure, { title: texts.errorTitle, description: texts.markFailed });
    } finally {
      setMarking(false);
    }
  };
  return (
    <Frame ref={frame} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <Head>
        <Heading level={2} size="xs" id={titleId}>
          {texts.title}
        </Heading>
      </Head>
      <AsyncContent
        reading={reading}
        failed={{ title: texts.failedTitle }}
        loading={<NotificationsOnTheirWay />}
        isEmpty={({ notifications }) => notifications.length === 0}
        empty={<EmptyState icon={BellIcon} title={texts.emptyTitle} description={texts.emptyDescription} />}
      >
        {({ notifications }) => (
          <List>
            {notifications.map((notification) => (
              <NotificationEntry key={notification.id} notification={notification} onOpened={onDone} />
            ))}
          </List>
        )}
      </AsyncContent>
      {data && data.unread > 0 && (
        <Foot>
          <Button variant="ghost" size="sm" fullWidth iconStart={CheckCheckIcon} loading={isMarking} onClick={markAll}>
            {texts.markAllRead}
          </Button>
        </Foot>
      )}
    </Frame>
  );
}

function NotificationsOnTheirWay() {
  return (
    <Loading>
      <Waiting>
        {['first', 'second', 'third'].map((row) => (
          <Stack key={row} gap={2}>
            <Skeleton width="55%" />
            <Skeleton width="90%" />
          </Stack>
        ))}
      </Waiting>
    </Loading>
  );
}
