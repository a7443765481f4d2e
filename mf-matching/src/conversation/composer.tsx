import { Button } from '@rezenso/ui/actions';
import { Icon, SendIcon, TriangleAlertIcon } from '@rezenso/ui/icons';
import { Textarea } from '@rezenso/ui/inputs';
import { VisuallyHidden } from '@rezenso/ui/layout';
import { space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { type KeyboardEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { talkTexts } from './texts.de.ts';
import type { useComposer } from './use-composer.ts';

const Frame = styled.form`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)} max(${space(3)}, env(safe-area-inset-bottom));
  border-top: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: end;
  justify-content: flex-end;
  & > :first-child { flex: 1 1 12rem; min-width: 0; }
  & textarea { max-height: 9rem; resize: none; }
`;

const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  color: ${tokens.color.dangerText};
`;

/** From here on it is said how much room is left. */
const countedFrom = -200;

interface ComposerProps {
  composer: ReturnType<typeof useComposer>;
  partner: string;
}

/** Where a message is written: Enter sends where there is a keyboard, the button everywhere. */
export function Composer({ composer, partner }: ComposerProps) {
  const { text, over, write, submit, isSending, canSend, failure } = composer;
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    // On phones the keyboard stays, for the next message.
    field.current?.focus();
    void submit();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    send();
  };
  return (
    <Frame
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {(failure || over > countedFrom) && (
        <Notes role="alert">
          {failure && <Icon of={TriangleAlertIcon} size="sm" />}
          <Text as="span" size="sm" tone={failure || over > 0 ? 'danger' : 'muted'}>
            {failure ?? (over > 0 ? talkTexts.tooLong(over) : talkTexts.left(-over))}
          </Text>
        </Notes>
      )}
      <Row>
        <Textarea
          ref={field}
          grows
          rows={1}
          aria-label={talkTexts.write(partner)}
          aria-describedby={hintId}
          aria-invalid={over > 0}
          placeholder={talkTexts.placeholder}
          enterKeyHint="enter"
          value={text}
          readOnly={isSending}
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendByKey}
        />
        <Button type="submit" iconStart={SendIcon} loading={isSending} disabled={!canSend && !isSending}>
          {failure ? talkTexts.sendAgain : talkTexts.send}
        </Button>
      </Row>
      <VisuallyHidden id={hintId}>{talkTexts.keyHint}</VisuallyHidden>
    </Frame>
  );
}

/** On touch the key that says Enter is for new lines. */
function hasKeyboard(): boolean {
  return window.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? true;
}
