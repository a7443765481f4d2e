import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { reportClearance, wordStock } from '../../reviews/index.ts';
import { exchangeBehaviour } from './exchange-behaviour.repository.ts';
import { judgeExchange, keepJudgement } from './judgement.service.ts';

const judgeExchangesAgainJob = job<Record<string, never>>('exchanges.judge-again', { concurrency: 1 });

const batchSize = 20;

/**
 * Handed-in reviews that stand flagged by older rules are judged by those of today, once all words are counted; whose verdict falls away
 * keeps no mark. What is interrupted goes on where it was.
 */
export function judgeExchangesAgain(core: Pick<Core, 'database' | 'engines' | 'events' | 'jobs'>): void {
  const { database, events, jobs } = core;
  jobs.work(judgeExchangesAgainJob, async () => {
    if (await wordStock(database.db).isBehind()) return;
    for (let left = batchSize; left === batchSize; ) {
      const batch = await exchangeBehaviour(database.db).listFlaggedByOlderRules(batchSize);
      for (const exchangeId of batch) {
        const judged = await judgeExchange(core, exchangeId);
        await database.transaction(async (tx) => {
          await exchangeBehaviour(tx).markJudged(exchangeId);
          await keepJudgement(tx, events, exchangeId, judged);
          if (judged) await reportClearance(tx, events, judged.judgement, { exchangeId, reviewId: null });
        });
      }
      left = batch.length;
    }
  });
  jobs.schedule(judgeExchangesAgainJob, '*/10 * * * *');
}
