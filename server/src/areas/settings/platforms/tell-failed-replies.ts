import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { createTell } from '../../notifications/index.ts';
import type { FailedReply } from '../../reviews/index.ts';

/** Tells a business of answers that do not stand on their platform, each failure once. */
export async function tellFailedReplies(
  core: Pick<Core, 'mailer' | 'env' | 'jobs'>,
  tx: Tx,
  memberId: string,
  failed: readonly FailedReply[],
  at: Date,
): Promise<void> {
  const tell = createTell(core);
  for (const one of failed) await tell(tx, { kind: 'reply.failed', memberId, ...one }, at);
}
