import type { Conversation, Offers } from '@rezenso/contract/messages';
import { space, tokens } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { openersFor } from './openers-for.ts';
import { talkTexts } from './texts.de.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
  max-width: 34rem;
  margin: 0 auto auto;
  & > ul { display: grid; gap: ${space(2)}; }
`;

const Proposal = styled.button`
  width: 100%;
  min-height: 2.75rem;
  padding: ${space(3)};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.raised};
  color: ${tokens.color.text};
  font: inherit;
  text-align: left;
  transition: background-color ${tokens.motion.fast}, border-color ${tokens.motion.fast};
  &:hover { border-color: ${tokens.color.borderStrong}; background: ${tokens.color.neutralSoft}; }
`;

interface OpenersProps {
  conversation: Conversation;
  offers: Offers;
  onChoose: (text: string) => void;
}

/** Where nobody has written yet: a few ways to begin, put into the field to be changed. */
export function Openers({ conversation, offers, onChoose }: OpenersProps) {
  return (
    <Frame>
      <div>
        <Heading level={2} size="xs">
          {talkTexts.openersTitle}
        </Heading>
        <Text size="sm" tone="muted">
          {talkTexts.openersDescription}
        </Text>
      </div>
      <ul>
        {openersFor(conversation, offers).map((text) => (
          <li key={text}>
            <Proposal type="button" onClick={() => onChoose(text)}>
              {text}
            </Proposal>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
