import { ConfirmDialog } from '@rezenso/ui/dialog';
import { languageTexts } from './texts.de.ts';

interface DiscardDialogProps {
  onDiscard: () => void;
  onStay: () => void;
}

/** The page begins anew with its language, so that what is not saved elsewhere in the settings goes. */
export default function DiscardDialog({ onDiscard, onStay }: DiscardDialogProps) {
  const { title, consequence, confirm, keep } = languageTexts.question;
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={title}
      description={consequence}
      confirmLabel={confirm}
      cancelLabel={keep}
      onConfirm={onDiscard}
      onCancel={onStay}
    />
  );
}
