import type { Db } from '../../../database/database.ts';

/** A keyed hash of where an account was signed in, which is only compared. */
export interface AccountSignal {
  kind: 'device' | 'network';
  tag: string;
}

/** For how many days each kind is kept after it was seen last. */
export const signalDays = { device: 90, network: 30 } as const;

/** What accounts have in common by where they are signed in (docs/decisions/0133). */
export function accountSignals(db: Db) {
  return {
    async note(memberId: string, signals: readonly AccountSignal[], now: Date): Promise<void> {
      if (signals.length === 0) return;
      await db
        .insertInto('account_signals')
        .values(signals.map(({ kind, tag }) => ({ member_id: memberId, kind, tag, seen_at: now })))
        .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'tag']).doUpdateSet({ seen_at: now }))
        .execute();
    },
  };
}
