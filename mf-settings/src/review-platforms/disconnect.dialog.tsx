import type { UserPlatform } from '@rezenso/contract/user-platforms';
import { ConfirmDialog } from '@rezenso/ui/dialog';
import { FormError } from '@rezenso/ui/fields';
import { disconnectTexts } from '../texts.de.ts';
import { disconnectPlatform } from './platforms.resource.ts';
import { useAnsweredQuestion } from './use-answered-question.ts';

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
