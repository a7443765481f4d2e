import type { Message } from '@rezenso/contract/messages';
import { ReportPartnerDialog } from '@rezenso/domain/reporting';
import { hasCode } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { AsyncContent, EmptyState, ErrorState, Loading, Skeleton } from '@rezenso/ui/feedback';
import { MessageCircleIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { space } from '@rezenso/ui/tokens';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { conversationsPath } from '../paths.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { Openers } from './openers.tsx';
import { Silence, whySilent } from './silence.tsx';
import { talkTexts } from './texts.de.ts';
import { ThreadHeader } from './thread-header.tsx';
import { useComposer } from './use-composer.ts';
import { useReadMark } from './use-read-mark.ts';
import { type Thread as Opened, useThread } from './use-thread.ts';

const Frame = styled.section`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-width: 0;
  height: 100%;
`;

const Pending = styled.div`
  align-self: end;
  padding: ${space(6)} ${space(4)};
`;

/** One conversation: who it is with, what was written, and where to write. */
export function Thread({ matchId }: { matchId: string }) {
  const thread = useThread(matchId);
  return (
    <AsyncContent
      reading={thread.reading}
      failed={({ error, onRetry, retrying }) =>
        isNone(error) ? (
          <NoConversation />
        ) : (
          <ErrorState title={talkTexts.threadFailed} level={1} error={error} onRetry={onRetry} retrying={retrying} />
        )
      }
      loading={
        <Pending>
          <Loading>
            <Stack gap={4}>
              <Skeleton shape="block" height="4rem" />
              <Skeleton shape="block" height="3rem" />
            </Stack>
          </Loading>
        </Pending>
      }
    >
      {(data) => <Filled data={data} thread={thread} />}
    </AsyncContent>
  );
}

function Filled({ data, thread }: { data: NonNullable<Opened['reading']['data']>; thread: Opened }) {
  const { conversation, offers } = data;
  const { matchId, partner } = conversation;
  const composer = useComposer(matchId);
  const [reported, setReported] = useState<Message>();
  useReadMark(conversation, thread.known.messages.at(-1)?.position ?? 0);
  const silence = whySilent(conversation);
  return (
    <Frame aria-label={talkTexts.messagesOf(partner.companyName)}>
      <ThreadHeader conversation={conversation} />
      <MessageList
        conversation={conversation}
        thread={thread}
        onReport={setReported}
        empty={
          silence ? (
            <EmptyState icon={MessageCircleIcon} title={talkTexts.nothingYet} level={2} />
          ) : (
            <Openers conversation={conversation} offers={offers} onChoose={composer.write} />
          )
        }
      />
      {silence ? (
        <Silence conversation={conversation} reason={silence} />
      ) : (
        <Composer composer={composer} partner={partner.companyName} />
      )}
      <Suspense>
        {reported && (
          <ReportPartnerDialog
            about={{ matchId, messageId: reported.id }}
            partner={partner.companyName}
            onClose={() => setReported(undefined)}
          />
        )}
      </Suspense>
    </Frame>
  );
}

function isNone(error: Error): boolean {
  return (['MATCH_NOT_FOUND', 'MATCH_NOT_YOURS', 'MATCH_NOT_ACCEPTED'] as const).some((code) => hasCode(error, code));
}

function NoConversation() {
  return (
    <EmptyState
      icon={MessageCircleIcon}
      level={1}
      title={talkTexts.notFoundTitle}
      description={talkTexts.notFoundDescription}
      action={
        <LinkButton as={Link} to={conversationsPath} variant="secondary">
          {talkTexts.back}
        </LinkButton>
      }
    />
  );
}
