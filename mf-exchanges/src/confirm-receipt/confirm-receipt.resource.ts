import { confirmReview, type ReviewExchange } from '@rezenso/contract/exchanges';
import { call } from '@rezenso/platform';

/** Says that the review arrived. @returns the XP that it brought */
export async function confirmReceipt(exchange: ReviewExchange, notes: string) {
  const { xpGranted = 0 } = await call(confirmReview, {
    body: { reviewExchangeId: exchange.id, notes: notes.trim() || null },
  });
  return xpGranted;
}
