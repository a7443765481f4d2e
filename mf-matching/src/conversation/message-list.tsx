import type { Conversation, Message } from '@rezenso/contract/messages';
import { Button } from '@rezenso/ui/actions';
import { ChevronDownIcon } from '@rezenso/ui/icons';
import { VisuallyHidden } from '@rezenso/ui/layout';
import { space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { Fragment, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { MessageBubble } from './message-bubble.tsx';
import { dayOf } from './moments.ts';
import { talkTexts } from './texts.de.ts';
import { useArrivals } from './use-arrivals.ts';
import { useScroll } from './use-scroll.ts';
import type { Thread } from './use-thread.ts';

const Frame = styled.div`
  position: relative;
  min-height: 0;
`;

/** New messages stand at the bottom, also when there are few. */
const Scroller = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  height: 100%;
  padding: ${space(4)};
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-anchor: none;
  &:focus-visible { outline-offset: -2px; }
  & > :first-child { margin-top: auto; }
`;

const Lines = styled.ol`
  display: grid;
  gap: ${space(2)};
`;

const Day = styled.li`
  justify-self: center;
  margin-top: ${space(2)};
`;

const Centre = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
`;

const Below = styled.div`
  position: absolute;
  bottom: ${space(3)};
  left: 50%;
  transform: translateX(-50%);
  box-shadow: ${tokens.shadow.high};
  border-radius: ${tokens.radius.sm};
`;

interface MessageListProps {
  conversation: Conversation;
  thread: Thread;
  /** In place of messages while there are none. */
  empty: ReactNode;
  onReport: (message: Message) => void;
}

/** The messages of a conversation, the newest at the bottom; older ones come in above without moving what is read. */
export function MessageList({ conversation, thread, empty, onReport }: MessageListProps) {
  const { known, older, loadOlder } = thread;
  const { messages } = known;
  const { companyName: partner } = conversation.partner;
  const list = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const ends = { first: messages[0]?.position ?? 0, last: last?.position ?? 0, isLastMine: last?.isMine ?? false };
  const scroll = useScroll(list, ends, () => older === 'ready' && void loadOlder());
  const arrived = useArrivals(messages, partner);
  const lastMine = messages.findLast(({ isMine }) => isMine);
  return (
    <Frame>
      <Scroller
        ref={list}
        tabIndex={0}
        role="group"
        aria-label={talkTexts.messagesOf(partner)}
        onScroll={scroll.onScroll}
      >
        {messages.length === 0 ? (
          empty
        ) : (
          <>
            {older !== 'none' && <Older state={older} onClick={() => void loadOlder()} />}
            <Lines>
              {messages.map((message, index) => {
                const day = dayOf(message.sentAt);
                const before = messages[index - 1];
                const isRead = message.position <= conversation.readByPartner;
                return (
                  <Fragment key={message.id}>
                    {(!before || dayOf(before.sentAt) !== day) && (
                      <Day>
                        <Text as="span" size="xs" tone="muted">
                          {day}
                        </Text>
                      </Day>
                    )}
                    <MessageBubble
                      message={message}
                      partner={partner}
                      state={message === lastMine ? (isRead ? 'read' : 'sent') : undefined}
                      onReport={onReport}
                    />
                  </Fragment>
                );
              })}
            </Lines>
          </>
        )}
      </Scroller>
      {scroll.hasNewBelow && (
        <Below>
          <Button size="sm" variant="secondary" iconStart={ChevronDownIcon} onClick={scroll.toEnd}>
            {talkTexts.newBelow}
          </Button>
        </Below>
      )}
      <VisuallyHidden role="status" aria-live="polite">
        {arrived}
      </VisuallyHidden>
    </Frame>
  );
}

function Older({ state, onClick }: { state: Exclude<Thread['older'], 'none'>; onClick: () => void }) {
  return (
    <Centre>
      {state === 'failed' && (
        <Text size="sm" tone="danger" role="alert">
          {talkTexts.olderFailed}
        </Text>
      )}
      <Button variant="ghost" size="sm" loading={state === 'loading'} onClick={onClick}>
        {talkTexts.older}
      </Button>
    </Centre>
  );
}
