import { randomUUID } from 'node:crypto';
import type { SignInMeans } from '@rezenso/contract/admin';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { apart, type Tx } from '../../../database/database.ts';

/** By which means somebody comes in, and on which device. */
export interface Attempt {
  memberId: string;
  /** The colleague; null for the owner. */
  personId: string | null;
  means: SignInMeans;
  /** As people know it; null where that is not known. */
  device: string | null;
}

/** Notes for the audit log who came in and who did not. */
export function createSignInNotes({ database, events }: Pick<Core, 'database' | 'events'>) {
  return {
    /** They came in; call it in the transaction that lets them. */
    signedIn(tx: Tx, attempt: Attempt): Promise<void> {
      return events.record(tx, 'member.signed-in', { ...attempt, signInId: randomUUID() });
    },

    /**
     * They were refused, if that is what `error` says, in a transaction of its own: the one that failed keeps nothing. A limit that was reached and
     * a fault of ours say nothing about them.
     */
    async refused(attempt: Attempt | undefined, error: unknown): Promise<void> {
      if (!attempt || !(error instanceof AppError) || error.code === 'RATE_LIMITED' || error.status >= 500) return;
      const refusal = { ...attempt, why: error.code, signInId: randomUUID() };
      // A call with a key that failed may be made again: that it was noted is no effect of its own.
      await apart(() => database.transaction((tx) => events.record(tx, 'member.sign-in-refused', refusal)));
    },
  };
}
