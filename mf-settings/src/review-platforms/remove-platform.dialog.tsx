import type { UserPlatform } from '@rezenso/contract/user-platforms';
import { ConfirmDialog } from '@rezenso/ui/dialog';
import { FormError } from '@rezenso/ui/fields';
import { platformName } from '@rezenso/ui/platforms';
import { useAnsweredQuestion } from '../questions/use-answered-question.ts';
import { removePlatform } from './platforms.resource.ts';
import { removePlatformTexts } from './texts.de.ts';

interface RemovePlatformDialogProps {
  platform: UserPlatform;
  onClose: () => void;
}

/** Asks before a platform is taken off the profile. */
export default function RemovePlatformDialog({ platform, onClose }: RemovePlatformDialogProps) {
  const { done, failed, question, consequence, confirm: confirmLabel } = removePlatformTexts;
  const { isBusy, reason, confirm } = useAnsweredQuestion({
    deed: () => removePlatform(platform),
    done,
    failed,
    onClose,
  });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={question}
      description={consequence(platformName(platform.platform), platform.businessName)}
      confirmLabel={confirmLabel}
      busy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {reason && <FormError title={failed} message={reason} />}
    </ConfirmDialog>
  );
}
