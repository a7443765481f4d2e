import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { byDay, type Look, stretchMinutes } from './looks.ts';
import { serviceHealth } from './service-health.repository.ts';

/** Days that the page of the status shows, today included; older ones go by the retention table. */
export const shownDays = 90;

const measure = job<Record<string, never>>('status.measure', { retryLimit: 1, concurrency: 1 });

/** That it is carried out says that jobs are; one process of all asks the mail server on the way, if there is one. */
export function measureServices({ database, jobs, mailer, now }: Core): void {
  jobs.work(measure, async () => {
    const at = now();
    const looks: Look[] = [{ service: 'jobs', at, hasAnswered: true }];
    const hasMailAnswered = await mailer.isServerThere();
    if (hasMailAnswered !== undefined) looks.push({ service: 'mail', at, hasAnswered: hasMailAnswered });
    await serviceHealth(database.db).note(byDay(looks));
  });
  jobs.schedule(measure, `*/${stretchMinutes} * * * *`);
}
