import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { Backdrop, Content, Description, Footer, Head, Popup, Title } from './dialog-style.ts';
import { discardTexts as texts } from './texts.de.ts';

interface DiscardQuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asked over a dialog before what was entered in it is lost. Focus and Escape stand for going on writing. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root open onOpenChange={(next) => !next && onKeep()} disablePointerDismissal>
      <Base.Portal>
        <Backdrop forceRender />
        <Popup $size="sm" role="alertdialog" initialFocus={keep}>
          <Head>
            <Title>{texts.title}</Title>
            <Description>{texts.description}</Description>
          </Head>
          <Content>
            <Footer>
              <Button ref={keep} variant="secondary" onClick={onKeep}>
                {texts.keep}
              </Button>
              <Button variant="danger" onClick={onDiscard}>
                {texts.discard}
              </Button>
            </Footer>
          </Content>
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}
