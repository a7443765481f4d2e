import type { Db } from '../../../database/database.ts';
import type { ReleaseFigures } from '../../../database/schema-releases.ts';

export interface CanaryReturn {
  module: string;
  version: string;
  reason: string;
  figures: { canary: ReleaseFigures; stable: ReleaseFigures };
}

/** Canaries that were taken back. */
export function canaryReturns(db: Db) {
  return {
    /** @returns whether this call took it back; a canary returns once */
    async add({ module, version, reason, figures }: CanaryReturn, now: Date): Promise<boolean> {
      const added = await db
        .insertInto('canary_returns')
        .values({ module, version, reason, figures: JSON.stringify(figures), returned_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('module')
        .executeTakeFirst();
      return added !== undefined;
    },
    list(): Promise<Omit<CanaryReturn, 'figures'>[]> {
      return db.selectFrom('canary_returns').select(['module', 'version', 'reason']).execute();
    },
    /** The same with what was compared when it was taken back. */
    listCompared(): Promise<CanaryReturn[]> {
      return db.selectFrom('canary_returns').select(['module', 'version', 'reason', 'figures']).execute();
    },
  };
}
