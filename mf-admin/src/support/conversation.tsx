import type { AdminSupportDetail, AdminSupportMessage } from '@rezenso/contract/admin';
import { tellFailure, toast, useSession } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { Button, TextLink } from '@rezenso/ui/actions';
import { Panel } from '@rezenso/ui/containers';
import { Badge } from '@rezenso/ui/display';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useState } from 'react';
import { serverMessageOf } from '../admin/failed-fetch.ts';
import { formatMoment } from '../admin/format-moment.ts';
import { adminTabPath } from '../paths.ts';
import { adminTexts } from '../texts.de.ts';
import { SupportStatusBadge } from './request-card.tsx';
import { assign, close, reopen } from './support.resource.ts';
import { supportTexts, answerTexts as texts, topicLabels } from './texts.de.ts';

interface ConversationProps {
  detail: AdminSupportDetail;
  onClosed: () => void;
}

/** What was written in a request, and who takes care of it. */
export function Conversation({ detail: { request, messages }, onClosed }: ConversationProps) {
  const { status, topic, hasPriority, member } = request;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Inline gap={2}>
          <SupportStatusBadge status={status} />
          <Badge>{topicLabels[topic]}</Badge>
          {hasPriority && <Badge tone="accent">{supportTexts.pro}</Badge>}
        </Inline>
        <Text size="sm">
          {supportTexts.from(member.name ?? adminTexts.gone)} ·{' '}
          <TextLink as={Link} to={adminTabPath('users', { user: member.id })}>
            {texts.member}
          </TextLink>
        </Text>
      </Stack>
      <Care request={request} onClosed={onClosed} />
      <Stack as="ol" gap={3} aria-label={texts.messages}>
        {messages.map((message) => (
          <li key={message.id}>
            <Message message={message} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Message({ message: { isFromSupport, writer, text, sentAt } }: { message: AdminSupportMessage }) {
  const name = writer?.name ?? adminTexts.gone;
  return (
    <Panel>
      <Stack gap={1}>
        <Inline gap={2}>
          <Text as="span" size="sm" weight="semibold">
            {isFromSupport ? texts.support(name) : name}
          </Text>
          <Text as="span" size="xs" tone="muted">
            <time dateTime={sentAt}>{formatMoment(sentAt)}</time>
          </Text>
        </Inline>
        <Text size="sm" preserveLines>
          {text}
        </Text>
      </Stack>
    </Panel>
  );
}

interface CareProps {
  request: AdminSupportDetail['request'];
  onClosed: () => void;
}

/** Who takes care of it; closing what needs no answer, and opening it again. */
function Care({ request: { id, assignee, status, messages }, onClosed }: CareProps) {
  const me = useSession().user?.id;
  const [isBusy, setBusy] = useState(false);
  const isMine = assignee !== null && assignee.id === me;
  const run = async (deed: () => Promise<void>, failedTitle: string) => {
    setBusy(true);
    try {
      await deed();
    } catch (error) {
      tellFailure(error, { title: failedTitle, description: serverMessageOf(error, texts.failed) });
    }
    setBusy(false);
  };
  const move = () => run(() => assign(id, !isMine, assignee?.id ?? null), texts.assignFailed);
  const end = () =>
    run(async () => {
      await close(id, messages);
      onClosed();
      toast({ title: texts.closedTitle, description: texts.closed });
    }, texts.closeFailedTitle);
  const begin = () =>
    run(async () => {
      await reopen(id, messages);
      toast({ title: texts.reopenedTitle, description: texts.reopened });
    }, texts.reopenFailedTitle);
  return (
    <Inline gap={3} justify="between">
      <Text size="sm" tone="muted">
        {careOf(assignee, isMine)}
      </Text>
      {status === 'closed' ? (
        <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => void begin()}>
          {texts.reopen}
        </Button>
      ) : (
        <Inline gap={2}>
          <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => void move()}>
            {isMine ? texts.give : texts.take}
          </Button>
          <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => void end()}>
            {texts.close}
          </Button>
        </Inline>
      )}
    </Inline>
  );
}

function careOf(assignee: AdminSupportDetail['request']['assignee'], isMine: boolean): string {
  if (!assignee) return texts.nobody;
  return isMine ? texts.mine : texts.others(assignee.name ?? adminTexts.gone);
}
