import { toast, usePendingFreshSignIn, useSession } from '@rezenso/platform';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { ReauthenticationDialog } from './reauthentication.dialog.tsx';
import { texts } from './texts.de.ts';

// Code of dialogs should not keep a page waiting that hardly ever needs one.
const loadDialog = () => import('./reauthentication.dialog.tsx').then((loaded) => loaded.ReauthenticationDialog);

/**
 * Asks who is there, on whichever page and in whichever module a call needs a fresh sign-in; the call is made again afterwards. Where its
 * dialog does not come, it says so, and the call fails.
 */
export function ReauthenticationQuestion() {
  const pending = usePendingFreshSignIn();
  const { user } = useSession();
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof ReauthenticationDialog>>>();

  useEffect(() => {
    if (!pending || Dialog) return;
    let isWanted = true;
    loadDialog().then(
      (loaded) => isWanted && setDialog(() => loaded),
      () => {
        if (!isWanted) return;
        toast({ title: texts.loadFailed, description: texts.failed, variant: 'destructive' });
        pending.dismiss();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [pending, Dialog]);

  // Without an account nobody can answer, and what another one waits for is not this one's.
  const email = user?.email;
  return pending && Dialog && email ? <Dialog key={email} pending={pending} email={email} /> : null;
}
