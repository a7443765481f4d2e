import { listInvoices } from '@rezenso/contract/subscription';
import { useEndpoint } from '@rezenso/platform';

/** The invoices as the provider has them; like the plan, the answer is good for a while only. */
export function useInvoices() {
  return useEndpoint(listInvoices, undefined, { freshForSeconds: 30 });
}
