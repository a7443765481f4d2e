import { type ReactNode, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';
import { cancelText } from './texts.de.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: ReactNode;
  /** What follows from saying yes. */
  description?: ReactNode;
  /** Names the deed: 'Entfernen', not 'OK'. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  /** While the deed is being done. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** A question before something that is hard to undo. Focus starts on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    description,
    confirmLabel,
    cancelLabel = cancelText,
    tone = 'primary',
    busy = false,
    onConfirm,
    onCancel,
    children,
  } = props;
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      description={description}
      busy={busy}
      size="sm"
      role="alertdialog"
      initialFocus={cancelRef}
      footer={
        <>
          <Button ref={cancelRef} variant="secondary" onClick={onCancel} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button variant={tone} onClick={onConfirm} loading={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
