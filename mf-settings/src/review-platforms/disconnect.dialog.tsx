import type { UserPlatform } from '@rezenso/contract/user-platforms';
import { ConfirmDialog } from '@rezenso/ui/dialog';
import { FormError } from '@rezenso/ui/fields';
import { useAnsweredQuestion } from '../questions/use-answered-question.ts';
import { disconnectPlatform } from './platforms.resource.ts';
import { disconnectTexts } from './texts.de.ts';

interface DisconnectDialogProps {
  platform: UserPlatform;
  onClose: () => void;
}

/** Asks before the connection with a platform ends. */
export default function DisconnectDialog({ platform, onClose }: DisconnectDialogProps) {
  const { done, failed, question, consequence, confirm: confirmLabel } = disconnectTexts;
  const { isBusy, reason, confirm } = useAnsweredQuestion({
    deed: () => disconnectPlatform(platform),
    done,
    failed,
    onClose,
  });
  return (
    <ConfirmDialog
      open
      title={question}
      description={consequence}
      confirmLabel={confirmLabel}
      busy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {reason && <FormError title={failed} message={reason} />}
    </ConfirmDialog>
  );
}
