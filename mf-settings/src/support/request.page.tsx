import type { SupportThread } from '@rezenso/contract/support';
import { hasCode } from '@rezenso/platform';
import { Link, useParams } from '@rezenso/platform/router';
import { LinkButton, TextLink } from '@rezenso/ui/actions';
import { AsyncContent, EmptyState, ErrorState, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { ArrowLeftIcon, Icon, InboxIcon } from '@rezenso/ui/icons';
import { Inline, Page, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { supportPath } from '../paths.ts';
import { CloseButton, ReopenNote } from './move-request.tsx';
import { ReplyForm } from './reply-form.tsx';
import { StatusBadge } from './request-list.tsx';
import { useRequest } from './support.resource.ts';
import { threadTexts as texts, topicTexts } from './texts.de.ts';
import { useReadMark } from './use-read-mark.ts';
import { Written } from './written.tsx';

/** /support/:request: one request, what was written, and writing on. */
export default function RequestPage() {
  const { request: id = '' } = useParams();
  const reading = useRequest(id);
  return (
    <Page title={reading.data?.request.subject ?? texts.plainTitle}>
      <Stack gap={6}>
        <div>
          <TextLink as={Link} to={supportPath}>
            <Icon of={ArrowLeftIcon} size="sm" /> {texts.back}
          </TextLink>
        </div>
        <AsyncContent
          reading={reading}
          isFinal={isMissing}
          failed={({ error, onRetry, retrying }) =>
            isMissing(error) ? (
              <Missing />
            ) : (
              <ErrorState title={texts.failedTitle} level={2} error={error} onRetry={onRetry} retrying={retrying} />
            )
          }
          loading={
            <Loading>
              <SkeletonCard lines={6} />
            </Loading>
          }
        >
          {(thread) => <Thread thread={thread} />}
        </AsyncContent>
      </Stack>
    </Page>
  );
}

function Thread({ thread: { request, messages } }: { thread: SupportThread }) {
  const { id, status, topic } = request;
  useReadMark(id, messages);
  return (
    <Stack gap={6}>
      <Inline gap={3} justify="between">
        <Inline gap={3}>
          <StatusBadge status={status} />
          <Text as="span" size="sm" tone="muted">
            {topicTexts[topic]}
          </Text>
        </Inline>
        {status !== 'closed' && <CloseButton id={id} />}
      </Inline>
      <Written messages={messages} />
      {status !== 'closed' && (
        <Text size="sm" tone="muted">
          {whereItStands(request)}
        </Text>
      )}
      {status === 'closed' ? <ReopenNote id={id} /> : <ReplyForm id={id} />}
    </Stack>
  );
}

/** Whose turn it is, and whether anybody has taken it. */
function whereItStands({ status, isTaken }: SupportThread['request']): string {
  if (status === 'answered') return texts.answered;
  if (isTaken === undefined) return texts.arrived;
  return isTaken ? texts.taken : texts.untaken;
}

function Missing() {
  return (
    <EmptyState
      icon={InboxIcon}
      title={texts.missingTitle}
      description={texts.missingDescription}
      level={2}
      action={
        <LinkButton as={Link} to={supportPath} variant="secondary">
          {texts.back}
        </LinkButton>
      }
    />
  );
}

/** Nobody's request, or an address that names none. */
function isMissing(error: unknown): boolean {
  return hasCode(error, 'SUPPORT_REQUEST_NOT_FOUND') || hasCode(error, 'VALIDATION_FAILED');
}
