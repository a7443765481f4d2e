import { suspiciousFraudScore } from '@rezenso/contract/limits';
import type { Signature } from '@rezenso/engines/reviews';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { Events } from '../../../events/events.ts';
import { announce } from '../../../live/announce.ts';
import {
  type Judgement,
  judgementOf,
  paraphrases,
  reportClearance,
  reportSuspicion,
  reviewDrafts,
  reviews,
  reviewTexts,
  wordStock,
} from '../../reviews/index.ts';
import { exchangeBehaviour } from './exchange-behaviour.repository.ts';

export interface JudgedExchange {
  judgement: Judgement;
  signature: Signature;
  /** Both sides of the exchange. */
  members: string[];
}

/**
 * Judges a handed-in review by its text, by what is stored already, and by how it came about; undefined when the exchange
 * has gone or is not handed in.
 */
export async function judgeExchange(
  { database: { db }, engines }: Pick<Core, 'database' | 'engines'>,
  exchangeId: string,
): Promise<JudgedExchange | undefined> {
  const handedIn = await exchangeBehaviour(db).find(exchangeId);
  if (!handedIn) return undefined;
  const { reviewerId, recipientId, handedInAt, text, rating, platform, behaviour } = handedIn;
  const isUneditedDraft = await reviewDrafts(db).wasSuggested(reviewerId, text);
  const signature = await engines.signature(text);
  const similar = await reviewTexts(db).listSimilar(signature, { exchangeId, storedAt: handedInAt });
  const stock = await wordStock(db).of(signature, recipientId);
  const seen = { ...behaviour, isUneditedDraft };
  const paraphrase = await paraphrases(db).of({ exchangeId });
  const input = { text, rating, platform };
  return {
    judgement: judgementOf(await engines.assessReview(input, similar, seen, stock, paraphrase)),
    signature,
    members: [reviewerId, recipientId],
  };
}

/**
 * Keeps what was found with the exchange, and with the review that it became; not when it has gone meanwhile. A suspicion opens a case,
 * and one that fell away closes its own.
 */
export async function keepJudgement(
  tx: Tx,
  events: Events,
  exchangeId: string,
  judged: JudgedExchange | undefined,
): Promise<void> {
  const before = judged && (await exchangeBehaviour(tx).find(exchangeId));
  // What was found may have gone while it was judged.
  if (!judged || !before) return;
  const { judgement, signature } = judged;
  await exchangeBehaviour(tx).storeScore(exchangeId, judgement.fraudScore);
  await announce(tx, judged.members, 'reviews', 'exchanges');
  await reviews(tx).judgeOfExchange(exchangeId, judgement);
  await reviewTexts(tx).store({ exchangeId }, signature);
  const about = { exchangeId, reviewId: null };
  await reportSuspicion(tx, events, judgement, about);
  if (before.fraudScore > suspiciousFraudScore) await reportClearance(tx, events, judgement, about);
}
