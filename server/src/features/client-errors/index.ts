import { reportClientError } from '@rezenso/contract/client-errors';
import type { Feature } from '../../core.ts';
import { bindPublic, done } from '../../http/bind.ts';
import { job } from '../../jobs/job.ts';
import { clientErrors } from './client-errors.repository.ts';

const cleanUp = job<Record<string, never>>('client-errors.clean-up');
const perIp = { max: 60, windowSeconds: 600 };
const keepDays = 30;

/** Faults that browsers report: which module of which release failed, where and why. */
export const clientErrorReports: Feature = (app, { database, limits, jobs, now, log }) => {
  bindPublic(app, reportClientError, async ({ body, request }) => {
    await limits.take(`client-errors:ip:${request.ip}`, perIp.max, perIp.windowSeconds);
    // The query of a page may hold a token.
    const report = { ...body, path: body.path?.split(/[?#]/)[0] ?? null };
    await clientErrors(database.db).add(report, now());
    log.warn({ clientError: report, requestId: request.id }, 'a browser reports a fault');
    return done;
  });

  jobs.work(cleanUp, () => clientErrors(database.db).removeBefore(new Date(now().getTime() - keepDays * 86_400_000)));
  jobs.schedule(cleanUp, '11 4 * * *');
};
