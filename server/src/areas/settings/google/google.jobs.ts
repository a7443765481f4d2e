import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { googleConnections } from '../platforms/google-connections.repository.ts';
import type { accessTokens } from './access-tokens.ts';
import { type createReplySending, sendReplyToGoogle } from './reply-sending.service.ts';
import type { createReviewSync } from './review-sync.service.ts';

/** Tried for about an hour; then the next turn of the clock tries again. */
export const syncPlatform = job<{ platformId: string }>('google.sync', { retryLimit: 7, retryDelay: 20 });
/** Best effort for a day: the person can also end the access at Google. */
export const revokeToken = job<{ sealedToken: string }>('google.revoke', { retryLimit: 30, retryDelay: 10 });
export const syncDue = job<Record<string, never>>('google.sync-due', { retryLimit: 2 });
const mostAtOnce = 500;

/** What works on the connection's jobs; without keys nobody syncs and nothing is revoked. */
interface GoogleWorkers {
  sync: ReturnType<typeof createReviewSync> | undefined;
  tokens: ReturnType<typeof accessTokens> | undefined;
  replies: ReturnType<typeof createReplySending>;
}

export function googleJobs(
  { jobs, now, log }: Core,
  { sync, tokens, replies }: GoogleWorkers,
  syncEveryHours: number,
): void {
  jobs.work(syncPlatform, async ({ platformId }) => sync?.sync(platformId));

  jobs.work(sendReplyToGoogle, (sending) => replies.deliver(sending));

  jobs.work(revokeToken, async ({ sealedToken }) => {
    if (tokens) await tokens.revoke(sealedToken).catch(swallowLost);
    else log.warn('an access at Google could not be ended: there are no keys');
  });

  jobs.workInTransaction(syncDue, async (tx) => {
    if (!sync) return;
    const next = new Date(now().getTime() + syncEveryHours * 3_600_000);
    const due = await googleConnections(tx).takeDue(now(), next, mostAtOnce);
    await jobs.enqueueAll(
      tx,
      syncPlatform,
      due.map((platformId) => ({ platformId })),
    );
  });
  jobs.schedule(syncDue, '*/15 * * * *');
}

/** What Google does not know any more needs no ending. */
function swallowLost(error: unknown): void {
  if (error instanceof Error && 'kind' in error && error.kind === 'revoked') return;
  throw error;
}
