import { listActivities } from '@rezenso/contract/activities';
import { confirmReview, listMyExchanges, type ReviewExchange } from '@rezenso/contract/exchanges';
import { call, refresh } from '@rezenso/platform';

/** Says that the review arrived. */
export async function confirmReceipt(exchange: ReviewExchange, notes: string) {
  await call(confirmReview, { body: { reviewExchangeId: exchange.id, notes: notes.trim() || null } });
  await Promise.all([refresh(listMyExchanges), refresh(listActivities)]);
}
