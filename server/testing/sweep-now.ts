import type { Core } from '../src/core.ts';
import { type Swept, sweep } from '../src/retention/sweep.ts';

/** Takes out what is over at the hour of the test, as the job does every hour. */
export function sweepNow({ core: { database, now } }: { core: Pick<Core, 'database' | 'now'> }): Promise<Swept> {
  return sweep({ database, now });
}
