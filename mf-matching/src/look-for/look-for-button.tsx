import { lazyPart } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Suspense, useState } from 'react';
import { wishTexts } from '../suggested-partners/texts.de.ts';

const LookForDialog = lazyPart(() => import('./look-for.dialog.tsx'));

type State = 'closed' | 'opening' | 'open';

/** Opens what the business looks for; nothing of it is loaded or asked for before. */
export function LookForButton() {
  const [state, setState] = useState<State>('closed');
  const open = async () => {
    setState('opening');
    // What cannot be had is said in the dialog, which asks again.
    await import('./saved-wishes.resource.ts').then(({ readWishesAhead }) => readWishesAhead()).catch(() => undefined);
    setState('open');
  };
  return (
    <>
      <Button variant="secondary" size="sm" loading={state === 'opening'} onClick={open}>
        {wishTexts.lookFor}
      </Button>
      <Suspense>{state === 'open' && <LookForDialog onClose={() => setState('closed')} />}</Suspense>
    </>
  );
}
