import type { PendingLeave } from '@rezenso/platform/router';
import { ConfirmDialog } from '@rezenso/ui/dialog';
import { texts } from './texts.de.ts';

/** Asks whether unsaved changes may go. */
export function LeaveDialog({ pending }: { pending: PendingLeave }) {
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={texts.title}
      description={texts.description}
      cancelLabel={texts.stay}
      confirmLabel={texts.discard}
      onCancel={pending.stay}
      onConfirm={pending.discard}
    />
  );
}
