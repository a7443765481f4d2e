import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { type JudgedReview, judgeReview, keepJudgementOf, reviewTexts } from '../../reviews/index.ts';
import { exchangeBehaviour } from './exchange-behaviour.repository.ts';
import { type JudgedExchange, judgeExchange, keepJudgement } from './judgement.service.ts';

/** Every review that is handed in is judged. */
export function judgementHandlers(core: Pick<Core, 'database' | 'events' | 'engines'>): void {
  const { events } = core;
  const judge = ({ exchangeId }: OfExchange) => judgeExchange(core, exchangeId);
  const keep = (tx: Tx, { exchangeId }: OfExchange, judged: JudgedExchange | undefined) =>
    keepJudgement(tx, events, exchangeId, judged);
  // Whoever brings in what a partner posted and only now hands in here is asked about it, not that partner.
  const judgeImports = async ({ exchangeId }: OfExchange) => {
    const { db } = core.database;
    const handedIn = await exchangeBehaviour(db).find(exchangeId);
    if (!handedIn) return [];
    const signature = await core.engines.signature(handedIn.text);
    const alike = await reviewTexts(db).listBroughtInMeanwhile(signature, exchangeId);
    return Promise.all(alike.map(async (review) => ({ review, judgement: await judgeReview(core, review) })));
  };
  const keepImports = async (tx: Tx, _: OfExchange, judged: readonly JudgedReview[]) => {
    for (const each of judged) await keepJudgementOf(tx, events, each);
  };
  events.on('exchange.submitted', 'assess-review', keep, judge);
  // Now there is a review that keeps what was found; either handler may come first.
  events.on('exchange.confirmed', 'assess-review', keep, judge);
  events.on('exchange.submitted', 'assess-imports-like-it', keepImports, judgeImports);
  // Whoever handed in before what another one had posted is asked about it, and judged beside that.
  const judgeOvertaken = async ({ exchangeId }: OfExchange) => {
    const { db } = core.database;
    const handedIn = await exchangeBehaviour(db).find(exchangeId);
    if (!handedIn) return [];
    const overtaken = await reviewTexts(db).listOvertaken(await core.engines.signature(handedIn.text), exchangeId);
    return Promise.all(overtaken.map(async (id) => ({ id, judged: await judgeExchange(core, id) })));
  };
  const keepOvertaken = async (tx: Tx, _: OfExchange, all: Awaited<ReturnType<typeof judgeOvertaken>>) => {
    for (const { id, judged } of all) await keepJudgement(tx, events, id, judged);
  };
  events.on('exchange.submitted', 'assess-copies', keepOvertaken, judgeOvertaken);
  events.on('exchange.released', 'assess-copies', keepOvertaken, judgeOvertaken);
  events.on('review.shown', 'assess-handed-in-review', (tx, { memberId, platform }) =>
    exchangeBehaviour(tx).judgeShownAgain(memberId, platform),
  );
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
