import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { createTell } from '../../notifications/index.ts';
import { createExchanges } from './exchanges.service.ts';
import { silences } from './silences.repository.ts';

/** Announces and settles reviews that nobody confirms. Running it again finds only what is new. */
export const silencesJob = job<Record<string, never>>('exchanges.settle-silence', { concurrency: 1 });

/** Hourly in daytime, after the reminders: nobody is told at night. */
const daytime = '25 8-18 * * *';
const batchSize = 200;

type Parts = Pick<Core, 'database' | 'events' | 'engines' | 'jobs' | 'mailer' | 'env' | 'now'>;

/** A review that nobody confirms within 14 days counts as confirmed; both sides are told three days before. */
export function settleSilence(core: Parts): void {
  const { jobs, now } = core;
  const service = createExchanges(core);
  const tell = createTell(core);

  jobs.workInTransaction(silencesJob, async (tx) => {
    const at = now();
    const due = await silences(tx).listDue(at, batchSize);
    for (const id of due) await service.confirmBySilence(tx, id, at);
    const announced = await silences(tx).announce(at, batchSize);
    for (const { exchangeId, settlesAt } of announced)
      await tell(tx, { kind: 'exchange.silence', exchangeId, settlesAt: settlesAt.toISOString() }, at);
    if (due.length === batchSize || announced.length === batchSize) await jobs.enqueue(tx, silencesJob, {});
  });
  jobs.schedule(silencesJob, daytime);
}
