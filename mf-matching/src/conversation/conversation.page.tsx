import { useParams } from '@rezenso/platform/router';
import { EmptyState } from '@rezenso/ui/feedback';
import { MessageCircleIcon } from '@rezenso/ui/icons';
import { above, below, space, tokens } from '@rezenso/ui/tokens';
import { Heading } from '@rezenso/ui/typography';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { ConversationList } from './conversation-list.tsx';
import { talkTexts } from './texts.de.ts';
import { Thread } from './thread.tsx';
import { useVisibleHeight } from './use-visible-height.ts';

/** As high as what can be seen under the navigation: only the lists inside scroll. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 72rem;
  height: calc(100dvh - 4.0625rem);
  min-height: 20rem;
  margin: 0 auto;
  background: ${tokens.color.surface};
  ${above.laptop} {
    grid-template-columns: 21rem minmax(0, 1fr);
    border: solid ${tokens.color.border};
    border-width: 0 1px;
  }
`;

const Pane = styled.div<{ $isOnPhones: boolean }>`
  min-width: 0;
  min-height: 0;
  /* Twice its class: panes say themselves what they are otherwise. */
  && { ${({ $isOnPhones }) => !$isOnPhones && `${below.laptop} { display: none; }`} }
`;

const ListPane = styled(Pane)`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  ${above.laptop} { border-right: 1px solid ${tokens.color.border}; }
`;

const ListHead = styled.div`
  padding: ${space(4)};
  border-bottom: 1px solid ${tokens.color.border};
`;

const ListBody = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** /matches/nachrichten and /matches/:matchId/nachrichten: on phones one after the other, from a laptop on beside each other. */
export default function ConversationPage() {
  const { matchId } = useParams();
  const frame = useRef<HTMLDivElement>(null);
  useVisibleHeight(frame);
  return (
    <Frame ref={frame}>
      <ListPane $isOnPhones={matchId === undefined}>
        <ListHead>
          <Heading level={matchId === undefined ? 1 : 2} size="sm">
            {talkTexts.title}
          </Heading>
        </ListHead>
        <ListBody>
          <ConversationList />
        </ListBody>
      </ListPane>
      <Pane $isOnPhones={matchId !== undefined}>
        {matchId === undefined ? (
          <EmptyState
            icon={MessageCircleIcon}
            level={2}
            title={talkTexts.chooseTitle}
            description={talkTexts.chooseDescription}
          />
        ) : (
          <Thread key={matchId} matchId={matchId} />
        )}
      </Pane>
    </Frame>
  );
}
