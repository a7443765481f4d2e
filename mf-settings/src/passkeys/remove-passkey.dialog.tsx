import type { Passkey } from '@rezenso/contract/passkeys';
import { QuestionDialog } from '../questions/question.dialog.tsx';
import { passkeyName } from './passkey-name.ts';
import { remove } from './passkeys.resource.ts';
import { removeTexts } from './texts.de.ts';

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a passkey is removed. */
export default function RemovePasskeyDialog({ passkey, onRemoved, onClose }: RemovePasskeyDialogProps) {
  const deed = async () => {
    await remove(passkey);
    onRemoved();
  };
  return (
    <QuestionDialog
      {...removeTexts}
      consequence={removeTexts.consequence(passkeyName(passkey))}
      deed={deed}
      onClose={onClose}
    />
  );
}
