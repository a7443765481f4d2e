import { Dialog as Base } from '@base-ui/react/dialog';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { XIcon } from '../icons.ts';
import {
  Backdrop,
  Body,
  CloseCorner,
  Content,
  Description,
  Footer,
  FormContent,
  Head,
  Popup,
  Title,
  type widths,
} from './dialog-style.ts';
import { DiscardQuestion } from './discard-question.tsx';
import { useEnteredText } from './entered-text.ts';
import { closeText } from './texts.de.ts';

export interface DialogProps {
  open: boolean;
  /**
   * Called when the person wants to close: Escape, backdrop, close button, `DialogClose`. Never called while `busy`, and
   * where text was entered only after the person agreed to lose it.
   */
  onClose: () => void;
  title: ReactNode;
  /** One or two sentences under the title, read out with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, always in sight. On phones they stand full width, the last one on top. */
  footer?: ReactNode;
  /** Makes body and footer one form, so a `type="submit"` button in the footer submits. A press beside the dialog then keeps it open. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Something is being saved: the dialog cannot be closed. */
  busy?: boolean;
  /** What is entered is worth nothing, for instance a name typed to confirm: closing does not ask. */
  discardsSilently?: boolean;
  /** sm 416, md 544 (default), lg 720 px. */
  size?: keyof typeof widths;
  /** Element to focus first; default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What stands above the first control must be read first: focus and view start at the title. */
  readFirst?: boolean;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
}

/** A modal dialog; a sheet from below on phones. Keeps focus inside and gives it back. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    children,
    footer,
    onSubmit,
    busy = false,
    discardsSilently = false,
    size = 'md',
    initialFocus,
    readFirst = false,
    role,
  } = props;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const firstFocus = readFirst ? titleRef : initialFocus;
  const [isAsking, setAsking] = useState(false);
  const entered = useEnteredText();
  const requestClose = () => (!discardsSilently && entered.hasEntered() ? setAsking(true) : onClose());
  const discard = () => {
    setAsking(false);
    onClose();
  };
  const inside = (
    <>
      {children && <Body>{children}</Body>}
      {footer && <Footer>{footer}</Footer>}
    </>
  );
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && !busy && requestClose()}
      disablePointerDismissal={busy || Boolean(onSubmit)}
    >
      <Base.Portal>
        <Backdrop />
        <Popup
          ref={entered.meet}
          onFocus={(event) => entered.meet(event.currentTarget)}
          $size={size}
          {...(firstFocus ? { initialFocus: firstFocus } : {})}
          {...(role ? { role } : {})}
        >
          <Head>
            <Title ref={titleRef} tabIndex={readFirst ? -1 : undefined}>
              {title}
            </Title>
            {description && <Description>{description}</Description>}
          </Head>
          {onSubmit ? (
            <FormContent noValidate onSubmit={onSubmit}>
              {inside}
            </FormContent>
          ) : (
            <Content>{inside}</Content>
          )}
          <CloseCorner>
            <Base.Close disabled={busy} render={<IconButton icon={XIcon} label={closeText} />} />
          </CloseCorner>
        </Popup>
        {isAsking && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={discard} />}
      </Base.Portal>
    </Base.Root>
  );
}

/** A button of the footer that closes the dialog as Escape does: it asks before what was entered is lost. */
export function DialogClose({ children, disabled = false }: { children: ReactNode; disabled?: boolean }) {
  return <Base.Close disabled={disabled} render={<Button variant="secondary">{children}</Button>} />;
}
