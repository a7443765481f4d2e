import { QuestionDialog } from '../questions/question.dialog.tsx';
import { newRecoveryCodes } from './passkeys.resource.ts';
import { renewTexts } from './texts.de.ts';

interface RenewCodesDialogProps {
  onRenewed: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Asks before new recovery codes take the place of the earlier ones. */
export default function RenewCodesDialog({ onRenewed, onClose }: RenewCodesDialogProps) {
  const renew = async () => onRenewed(await newRecoveryCodes());
  return <QuestionDialog {...renewTexts} tone="primary" deed={renew} onClose={onClose} />;
}
