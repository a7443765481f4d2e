import { listActivities } from '@rezenso/contract/activities';
import { confirmReview, listMyExchanges, type ReviewExchange } from '@rezenso/contract/exchanges';
import { call, refresh } from '@rezenso/platform';

/** Says that the review arrived. @returns the XP that it brought */
export async function confirmReceipt(exchange: ReviewExchange, notes: string) {
  const { xpGranted = 0 } = await call(confirmReview, {
    body: { reviewExchangeId: exchange.id, notes: notes.trim() || null },
  });
  await Promise.all([refresh(listMyExchanges), refresh(listActivities)]);
  return xpGranted;
}
