import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { type JudgedText, judgeText, whyWithheld, wordStock } from '../../reviews/index.ts';
import { createReleasedReviews } from '../exchanges/released-reviews.ts';
import { exchangeBehaviour, type FlaggedExchange } from './exchange-behaviour.repository.ts';
import { judgeExchange, keepJudgement } from './judgement.service.ts';

const judgeExchangesAgainJob = job<Record<string, never>>('exchanges.judge-again', { concurrency: 1 });

const batchSize = 20;

/**
 * Handed-in reviews that stand flagged by older rules, or were taken for a known text, are judged by those of today, once all words are
 * counted; whose verdict falls away keeps no mark, and counts. What is interrupted goes on where it was.
 */
export function judgeExchangesAgain(
  core: Pick<Core, 'database' | 'engines' | 'events' | 'jobs' | 'mailer' | 'env' | 'now'>,
): void {
  const { database, events, jobs } = core;
  const released = createReleasedReviews(core);
  jobs.work(judgeExchangesAgainJob, async () => {
    if (await wordStock(database.db).isBehind()) return;
    for (let left = batchSize; left === batchSize; ) {
      const batch = await exchangeBehaviour(database.db).listFlaggedByOlderRules(batchSize);
      for (const flagged of batch) {
        const { exchangeId, reviewerId } = flagged;
        const judged = await judgeExchange(core, exchangeId);
        const worth = await worthOf(core, flagged);
        await database.transaction(async (tx) => {
          await exchangeBehaviour(tx).markJudged(exchangeId);
          await keepJudgement(tx, events, exchangeId, judged);
          if (!worth || (await whyWithheld(tx, worth, { exchangeId, reviewerId }, core.now())) !== null) return;
          await released.release(tx, exchangeId, core.now(), ['known_text']);
        });
      }
      left = batch.length;
    }
  });
  jobs.schedule(judgeExchangesAgainJob, '*/10 * * * *');
}

/** What a text that was taken for a known one is worth by the rules of today; undefined for any other. */
async function worthOf(
  { database, engines }: Pick<Core, 'database' | 'engines'>,
  { exchangeId, text, withheld }: FlaggedExchange,
): Promise<JudgedText | undefined> {
  return withheld === 'known_text' && text ? judgeText(database.db, engines, text, exchangeId) : undefined;
}
