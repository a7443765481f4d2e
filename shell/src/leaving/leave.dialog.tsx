import { usePendingLeave } from '@rezenso/platform/router';
import { ConfirmDialog } from '@rezenso/ui/dialog';
import { texts } from './texts.de.ts';

/** Asks before unsaved changes are lost, on whichever page and in whichever module they are. */
export function LeaveDialog() {
  const pending = usePendingLeave();
  if (!pending) return null;
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
