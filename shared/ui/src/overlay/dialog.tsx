import { Dialog as Base } from '@base-ui/react/dialog';
import type { FormEvent, ReactNode, RefObject } from 'react';
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

export interface DialogProps {
  open: boolean;
  /** Called when the person wants to close: Escape, backdrop, close button. Never called while `busy`. */
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
  /** sm 416, md 544 (default), lg 720 px. */
  size?: keyof typeof widths;
  /** Element to focus first; default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
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
    size = 'md',
    initialFocus,
    role,
  } = props;
  const inside = (
    <>
      {children && <Body>{children}</Body>}
      {footer && <Footer>{footer}</Footer>}
    </>
  );
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && !busy && onClose()}
      disablePointerDismissal={busy || Boolean(onSubmit)}
    >
      <Base.Portal>
        <Backdrop />
        <Popup $size={size} {...(initialFocus ? { initialFocus } : {})} {...(role ? { role } : {})}>
          <Head>
            <Title>{title}</Title>
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
            <Base.Close disabled={busy} render={<IconButton icon={XIcon} label="Schließen" />} />
          </CloseCorner>
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}
