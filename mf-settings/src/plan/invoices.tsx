import { lazyPart } from '@rezenso/platform';
import { Suspense } from 'react';

const InvoiceList = lazyPart(() => import('./invoice-list.tsx'));

/** The invoices under the plan; nothing above waits for the provider, who is asked for them. */
export function Invoices() {
  return (
    <Suspense>
      <InvoiceList />
    </Suspense>
  );
}
