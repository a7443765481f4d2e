import type { Signature } from '@rezenso/engines/reviews';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { Events } from '../../../events/events.ts';
import { announce } from '../../../live/announce.ts';
import {
  type Judgement,
  judgementOf,
  paraphrases,
  reportSuspicion,
  reviewDrafts,
  reviews,
  reviewTexts,
  wordStock,
} from '../../reviews/index.ts';
import { exchangeBehaviour } from './exchange-behaviour.repository.ts';

/** Every review that is handed in is judged. */
export function judgementHandlers(core: Pick<Core, 'database' | 'events' | 'engines'>): void {
  const { events } = core;
  const judge = ({ exchangeId }: OfExchange) => judgeExchange(core, exchangeId);
  const keep = (tx: Tx, { exchangeId }: OfExchange, judged: JudgedText | undefined) =>
    keepJudgement(tx, events, exchangeId, judged);
  events.on('exchange.submitted', 'assess-review', keep, judge);
  // Now there is a review that keeps what was found; either handler may come first.
  events.on('exchange.confirmed', 'assess-review', keep, judge);
  const judgeAgain = async ({ exchangeId }: OfText) => (exchangeId === null ? undefined : judge({ exchangeId }));
  const keepAgain = async (tx: Tx, { exchangeId }: OfText, judged: JudgedText | undefined) => {
    if (exchangeId !== null) await keep(tx, { exchangeId }, judged);
  };
  events.on('review.paraphrased', 'assess-handed-in-review', keepAgain, judgeAgain);
}

interface OfExchange {
  exchangeId: string;
}

interface OfText {
  /** Null for an imported review. */
  exchangeId: string | null;
}

export interface JudgedText {
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
): Promise<JudgedText | undefined> {
  const handedIn = await exchangeBehaviour(db).find(exchangeId);
  if (!handedIn) return undefined;
  const { reviewerId, recipientId, handedInAt, text, rating, platform, behaviour } = handedIn;
  const isUneditedDraft = await reviewDrafts(db).wasSuggested(reviewerId, text);
  const signature = await engines.signature(text);
  const similar = await reviewTexts(db).listSimilar(signature, { exchangeId, storedAt: handedInAt });
  const candidates = similar.map((other) => ({ text: other }));
  const stock = await wordStock(db).of(signature, recipientId);
  const seen = { ...behaviour, isUneditedDraft };
  const paraphrase = await paraphrases(db).of({ exchangeId });
  const input = { text, rating, platform };
  return {
    judgement: judgementOf(await engines.assessReview(input, candidates, seen, stock, paraphrase)),
    signature,
    members: [reviewerId, recipientId],
  };
}

/** Keeps what was found with the exchange, and with the review that it became; not when it has gone meanwhile. */
export async function keepJudgement(
  tx: Tx,
  events: Events,
  exchangeId: string,
  judged: JudgedText | undefined,
): Promise<void> {
  // What was found may have gone while it was judged.
  if (!judged || !(await exchangeBehaviour(tx).find(exchangeId))) return;
  const { judgement, signature } = judged;
  await exchangeBehaviour(tx).storeScore(exchangeId, judgement.fraudScore);
  await announce(tx, judged.members, 'reviews', 'exchanges');
  await reviews(tx).judgeOfExchange(exchangeId, judgement);
  await reviewTexts(tx).store({ exchangeId }, signature);
  await reportSuspicion(tx, events, judgement, { exchangeId, reviewId: null });
}
