import type { Notification } from '@rezenso/contract/notifications';
import { tellFailure } from '@rezenso/platform';
import { formatRelativeTime } from '@rezenso/ui/format';
import { VisuallyHidden } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { AreaLink } from '../../routes/area-link.tsx';
import { notificationTexts as texts } from '../texts.de.ts';
import { markRead } from './notifications.resource.ts';
import { Dot, Entry, Words } from './panel-style.ts';

interface NotificationEntryProps {
  notification: Notification;
  /** It was followed to its page. */
  onOpened(): void;
}

/** One notification: leads where it happened, and counts as read from then on. */
export function NotificationEntry({ notification, onOpened }: NotificationEntryProps) {
  const { id, href, readAt } = notification;
  const isUnread = readAt === null;
  const read = () => {
    if (!isUnread) return;
    markRead(id).catch((error: unknown) =>
      tellFailure(error, { title: texts.errorTitle, description: texts.markFailed }),
    );
  };
  const follow = () => {
    read();
    onOpened();
  };
  return (
    <li>
      {href ? (
        <Entry as={AreaLink} to={href} onClick={follow}>
          <Content notification={notification} />
        </Entry>
      ) : isUnread ? (
        <Entry as="button" type="button" title={texts.markRead} onClick={read}>
          <Content notification={notification} />
        </Entry>
      ) : (
        <Entry as="div">
          <Content notification={notification} />
        </Entry>
      )}
    </li>
  );
}

function Content({ notification: { title, body, createdAt, readAt } }: { notification: Notification }) {
  const isUnread = readAt === null;
  return (
    <>
      <Dot $isShown={isUnread} />
      <Words>
        <Text as="span" size="sm" weight={isUnread ? 'semibold' : 'medium'}>
          {isUnread && <VisuallyHidden>{texts.unread}: </VisuallyHidden>}
          {title}
        </Text>
        <Text as="span" size="sm" tone="muted">
          {body}
        </Text>
        <Text as="time" size="xs" tone="muted" dateTime={createdAt}>
          {formatRelativeTime(createdAt)}
        </Text>
      </Words>
    </>
  );
}
