import type { Passkey } from '@rezenso/contract/passkeys';
import { QuestionDialog } from '../questions/question.dialog.tsx';
import { deviceName } from '../texts.de.ts';
import { remove } from './passkeys.resource.ts';
import { removeTexts } from './texts.de.ts';

/** Asks before a passkey is removed. */
export default function RemovePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  return (
    <QuestionDialog
      {...removeTexts}
      consequence={removeTexts.consequence(deviceName(passkey.name))}
      deed={() => remove(passkey)}
      onClose={onClose}
    />
  );
}
