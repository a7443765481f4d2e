import { messageOf, tellFailure } from '@rezenso/platform';
import { leaveTo } from '@rezenso/platform/router';
import { Button } from '@rezenso/ui/actions';
import { ExternalLinkIcon } from '@rezenso/ui/icons';
import { useState } from 'react';
import { errorTitle } from '../texts.de.ts';
import { billingPortal } from './plan.resource.ts';
import { planTexts } from './texts.de.ts';

/** Leaves for the provider's portal: invoices, card, address. */
export function PortalButton({ disabled }: { disabled?: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      leaveTo(await billingPortal());
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: messageOf(error, planTexts.manageFailed) });
    }
    // Also after leaving: who comes back with the browser's button finds it working.
    setBusy(false);
  };
  return (
    <Button variant="secondary" iconEnd={ExternalLinkIcon} loading={isBusy} disabled={disabled} onClick={open}>
      {planTexts.manage}
    </Button>
  );
}
