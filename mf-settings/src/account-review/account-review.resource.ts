import { appealAccountReview, getAccountReview } from '@rezenso/contract/rings';
import { call, useEndpoint } from '@rezenso/platform';

/** Whether the own reviews wait until somebody has looked at the account. */
export function useAccountReview() {
  return useEndpoint(getAccountReview);
}

export async function appeal(text: string): Promise<void> {
  await call(appealAccountReview, { body: { text } });
}
