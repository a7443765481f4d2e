import { PasskeyFailure } from '@rezenso/domain/passkeys';
import { hasCode, messageOf, tellFailure, toast } from '@rezenso/platform';
import { useState } from 'react';
import { errorTitle } from '../texts.de.ts';
import { addNewPasskey } from './passkeys.resource.ts';
import { passkeyTexts } from './texts.de.ts';

/** Adds a passkey of this device. What is no fault is said quietly, in `note`. */
export function useNewPasskey(onAdded: (codes: readonly string[] | null) => void) {
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState<string>();
  const add = async () => {
    setBusy(true);
    setNote(undefined);
    try {
      const codes = await addNewPasskey();
      toast({ title: passkeyTexts.done, description: passkeyTexts.doneDescription });
      onAdded(codes);
    } catch (error) {
      if (error instanceof PasskeyFailure) setNote(passkeyTexts[error.reason]);
      else if (hasCode(error, 'FRESH_SIGN_IN_REQUIRED')) setNote(error.serverMessage);
      else tellFailure(error, { title: errorTitle, description: messageOf(error, passkeyTexts.failed) });
    }
    setBusy(false);
  };
  return { isBusy, note, add };
}
