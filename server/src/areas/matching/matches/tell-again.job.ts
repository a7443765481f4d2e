import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { matchMembers } from '../../accounts/index.ts';
import { matches } from './matches.repository.ts';
import { assess } from './matches.scoring.ts';

const tellAgainJob = job<Record<string, never>>('matches.tell-again', { concurrency: 1 });

const batchSize = 100;

/**
 * What older rules told the two sides of a match about each other is said anew by those of today. What is interrupted
 * goes on where it was.
 */
export function tellMatchesAgain({ database: { db }, jobs, now }: Pick<Core, 'database' | 'jobs' | 'now'>): void {
  jobs.work(tellAgainJob, async () => {
    for (let left = batchSize; left === batchSize; ) {
      const batch = await matches(db).listToldByOlderRules(batchSize);
      const known = await matchMembers(db).findAll(
        batch.flatMap(({ requester_id, provider_id }) => [requester_id, provider_id]),
        now(),
      );
      for (const { id, requester_id, provider_id } of batch) {
        const [one, other] = [known.get(requester_id), known.get(provider_id)];
        await matches(db).tellAgain(
          id,
          one && other && { requester: assess(one, other), provider: assess(other, one) },
        );
      }
      left = batch.length;
    }
  });
  jobs.schedule(tellAgainJob, '*/10 * * * *');
}
