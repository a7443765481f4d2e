import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { type JudgedExchange, judgeExchange, keepJudgement } from './judgement.service.ts';

/** Every review that is handed in is judged. */
export function judgementHandlers(core: Pick<Core, 'database' | 'events' | 'engines'>): void {
  const { events } = core;
  const judge = ({ exchangeId }: OfExchange) => judgeExchange(core, exchangeId);
  const keep = (tx: Tx, { exchangeId }: OfExchange, judged: JudgedExchange | undefined) =>
    keepJudgement(tx, events, exchangeId, judged);
  events.on('exchange.submitted', 'assess-review', keep, judge);
  // Now there is a review that keeps what was found; either handler may come first.
  events.on('exchange.confirmed', 'assess-review', keep, judge);
  const judgeAgain = async ({ exchangeId }: OfText) => (exchangeId === null ? undefined : judge({ exchangeId }));
  const keepAgain = async (tx: Tx, { exchangeId }: OfText, judged: JudgedExchange | undefined) => {
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
