import type { DisputeReason } from '@rezenso/contract/dispute';
import { answerDispute, disputeReview, withdrawDispute } from '@rezenso/contract/disputes';
import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { call } from '@rezenso/platform';

interface Words {
  text: string;
  link: string;
}

/** Disputes a review that was handed in. */
export async function file({ id }: ReviewExchange, reason: DisputeReason, words: Words) {
  await call(disputeReview, { params: { id }, body: { reason, ...bodyOf(words) } });
}

/** Answers the dispute of one's own review, once. */
export async function answer({ id }: ReviewExchange, words: Words) {
  await call(answerDispute, { params: { id }, body: bodyOf(words) });
}

export async function takeBack({ id }: ReviewExchange) {
  await call(withdrawDispute, { params: { id } });
}

function bodyOf({ text, link }: Words) {
  return { text: text.trim(), link: link.trim() || null };
}
