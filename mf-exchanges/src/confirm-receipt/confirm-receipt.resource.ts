import { listActivities } from '@rezenso/contract/activities';
import { confirmReview, listExchangePages, type ReviewExchange } from '@rezenso/contract/exchanges';
import { call, refresh } from '@rezenso/platform';

/** Says that the review arrived. @returns the XP that it brought */
export async function confirmReceipt(exchange: ReviewExchange, notes: string) {
  const { xpGranted = 0 } = await call(confirmReview, {
    body: { reviewExchangeId: exchange.id, notes: notes.trim() || null },
  });
  await Promise.all([refresh(listExchangePages), refresh(listActivities)]);
  return xpGranted;
}
