import type { Subscription } from '@rezenso/contract/subscription';
import { lazyPart } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Suspense, useState } from 'react';
import { planTexts } from './texts.de.ts';

const CancelPlanDialog = lazyPart(() => import('./cancel-plan.dialog.tsx'));

/** Cancels the subscription, after a question that says what follows. */
export function CancelButton({ plan, disabled }: { plan: Subscription; disabled?: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" disabled={disabled} onClick={() => setAsking(true)}>
        {planTexts.cancel}
      </Button>
      <Suspense>{isAsking && <CancelPlanDialog plan={plan} onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}
