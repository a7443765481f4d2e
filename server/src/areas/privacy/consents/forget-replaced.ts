import { consents } from '../../../consents/consents.repository.ts';
import type { Core } from '../../../core.ts';
import { limitationDays } from '../../../retention/retention-of-house.ts';
import { type Step, sweeps } from '../../../retention/sweeps.repository.ts';

const dayMillis = 86_400_000;
const atOnce = 500;

/** Decisions that others have stood in the place of until claims are time-barred. */
export function forgetReplaced({ database, now }: Pick<Core, 'database' | 'now'>): Promise<Step> {
  const before = new Date(now().getTime() - limitationDays * dayMillis);
  return database.transaction(async (tx) => {
    const removed = await consents(tx).takeReplaced(before, atOnce);
    const step = { removed, isDone: removed < atOnce };
    await sweeps(tx).note('consents', step, now());
    return step;
  });
}
