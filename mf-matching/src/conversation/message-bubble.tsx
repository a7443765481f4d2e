import type { Message } from '@rezenso/contract/messages';
import { VisuallyHidden } from '@rezenso/ui/layout';
import { space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { MessageText } from './message-text.tsx';
import { timeOf } from './moments.ts';
import { talkTexts } from './texts.de.ts';

const { color, radius } = tokens;

const Line = styled.li<{ $isMine: boolean }>`
  display: grid;
  justify-items: ${({ $isMine }) => ($isMine ? 'end' : 'start')};
  gap: ${space(0.5)};
`;

const Bubble = styled.div<{ $isMine: boolean; $isRemoved: boolean }>`
  max-width: min(34rem, 85%);
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${({ $isMine }) => ($isMine ? 'transparent' : color.border)};
  border-radius: ${radius.lg};
  background: ${({ $isMine }) => ($isMine ? color.accentSoft : color.raised)};
  color: ${({ $isRemoved }) => ($isRemoved ? color.textMuted : color.text)};
  ${({ $isRemoved }) => $isRemoved && 'font-style: italic;'}
  ${({ $isMine }) => ($isMine ? 'border-bottom-right-radius' : 'border-bottom-left-radius')}: ${space(1)};
`;

const Meta = styled.div`
  display: flex;
  gap: ${space(2)};
  padding: 0 ${space(1)};
  color: ${color.textMuted};
`;

/** A target for a thumb, in a line of small print. */
const Report = styled.button`
  margin: -${space(3)} -${space(2)};
  padding: ${space(3)} ${space(2)};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 0.15em;
  @media (hover: hover) {
    ${Line}:not(:hover) &:not(:focus-visible) { opacity: 0; }
  }
`;

interface MessageBubbleProps {
  message: Message;
  partner: string;
  /** How far one's own last message got. */
  state: 'sent' | 'read' | undefined;
  onReport: (message: Message) => void;
}

/** One message, who wrote it, when, and whether it was read. */
export function MessageBubble({ message, partner, state, onReport }: MessageBubbleProps) {
  const { text, isMine, sentAt } = message;
  const time = timeOf(sentAt);
  return (
    <Line $isMine={isMine}>
      <Bubble $isMine={isMine} $isRemoved={text === null}>
        <VisuallyHidden>{isMine ? talkTexts.you : partner}: </VisuallyHidden>
        {text === null ? talkTexts.removed : <MessageText text={text} />}
      </Bubble>
      <Meta>
        <Text as="span" size="xs" tone="muted">
          <time dateTime={sentAt}>{time}</time>
          {state && ` · ${state === 'read' ? talkTexts.read : talkTexts.sent}`}
        </Text>
        {!isMine && text !== null && (
          <Text as="span" size="xs" tone="muted">
            <Report type="button" aria-label={talkTexts.reportMessageLabel(time)} onClick={() => onReport(message)}>
              {talkTexts.reportMessage}
            </Report>
          </Text>
        )}
      </Meta>
    </Line>
  );
}
