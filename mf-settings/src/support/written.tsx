import type { SupportMessage } from '@rezenso/contract/support';
import { space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { formatDateAndTime } from '../date-and-time.ts';
import { threadTexts as texts } from './texts.de.ts';
import { WithArticles } from './with-articles.tsx';

const { color, radius } = tokens;

const List = styled.ol`
  display: grid;
  gap: ${space(4)};
`;

const Entry = styled.li<{ $isFromSupport: boolean }>`
  padding: ${space(4)} ${space(5)};
  border: 1px solid ${({ $isFromSupport }) => ($isFromSupport ? color.border : 'transparent')};
  border-radius: ${radius.md};
  background: ${({ $isFromSupport }) => ($isFromSupport ? color.surface : color.accentSoft)};
  overflow-wrap: anywhere;
`;

const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  align-items: baseline;
  margin-bottom: ${space(1)};
`;

/** What was written so far, oldest first; what comes in is said to whoever does not see it. */
export function Written({ messages }: { messages: readonly SupportMessage[] }) {
  return (
    <List aria-label={texts.list} aria-live="polite">
      {messages.map(({ id, isFromSupport, text, sentAt }) => (
        <Entry key={id} $isFromSupport={isFromSupport}>
          <Who>
            <Text as="span" size="sm" weight="semibold">
              {isFromSupport ? texts.support : texts.you}
            </Text>
            <Text as="span" size="xs" tone="muted">
              <time dateTime={sentAt}>{formatDateAndTime(sentAt)}</time>
            </Text>
          </Who>
          <Text preserveLines>{isFromSupport ? <WithArticles text={text} /> : text}</Text>
        </Entry>
      ))}
    </List>
  );
}
