import { canUsePasskeys, wasCancelled } from '@rezenso/domain/passkeys';
import { messageOf } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { FormError } from '@rezenso/ui/fields';
import { KeyRoundIcon } from '@rezenso/ui/icons';
import { useState } from 'react';
import { confirmTexts, passkeyTexts } from './texts.de.ts';
import { useGoingOn } from './use-going-on.ts';

/** The way in without a mail, where the browser knows passkeys. */
export function PasskeySignIn() {
  const goOn = useGoingOn();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!canUsePasskeys()) return null;
  const start = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      // With the first passkey, so that who asks for a link does not wait for this.
      const { signIn } = await import('./passkey.resource.ts');
      goOn(await signIn());
    } catch (error) {
      if (!wasCancelled(error)) setFailure(messageOf(error, passkeyTexts.failed));
      setBusy(false);
    }
  };
  return (
    <>
      <FormError title={confirmTexts.failedTitle} message={failure} />
      <Button variant="secondary" size="lg" fullWidth iconStart={KeyRoundIcon} loading={isBusy} onClick={start}>
        {passkeyTexts.submit}
      </Button>
    </>
  );
}
