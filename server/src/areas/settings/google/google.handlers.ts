import type { Core } from '../../../core.ts';
import { revokeToken } from './google.jobs.ts';

/** An access that nobody needs any more is ended at Google, too. */
export function googleHandlers({ events, jobs }: Pick<Core, 'events' | 'jobs'>): void {
  events.on('platform.access-ended', 'revoke', async (tx, { sealedToken }) => {
    await jobs.enqueue(tx, revokeToken, { sealedToken });
  });
}
