import { usePendingLeave } from '@rezenso/platform/router';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { LeaveDialog } from './leave.dialog.tsx';
import { texts } from './texts.de.ts';

// Code of dialogs is 19 kB (br), which a page should not wait for.
const loadDialog = () => import('./leave.dialog.tsx').then((loaded) => loaded.LeaveDialog);

/**
 * Asks before unsaved changes are lost, on whichever page and in whichever module they are. Its dialog is fetched when somebody begins
 * to type; where it does not come, the browser asks.
 */
export function LeaveQuestion() {
  const pending = usePendingLeave();
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof LeaveDialog>>>();

  useEffect(() => {
    const prepare = () => {
      loadDialog().then(
        (loaded) => setDialog(() => loaded),
        () => {
          // It is fetched again when it is needed.
        },
      );
    };
    document.addEventListener('input', prepare, { once: true });
    return () => document.removeEventListener('input', prepare);
  }, []);

  useEffect(() => {
    if (!pending || Dialog) return;
    let isWanted = true;
    const askByBrowser = () => {
      if (!isWanted) return;
      if (window.confirm(`${texts.title}\n\n${texts.description}`)) pending.discard();
      else pending.stay();
    };
    loadDialog().then((loaded) => isWanted && setDialog(() => loaded), askByBrowser);
    return () => {
      isWanted = false;
    };
  }, [pending, Dialog]);

  return pending && Dialog ? <Dialog pending={pending} /> : null;
}
