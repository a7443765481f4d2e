import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { billingAccounts } from './billing-accounts.repository.ts';

/** Longer than one call of the provider can take, with its second attempt. */
const turnMillis = 20_000;
/** Together with the calls that follow below the 30 seconds after which a browser is sent away, as a rule. */
const maxWaitMillis = 15_000;
const pauseMillis = { least: 20, most: 120 };

export interface Turn {
  /**
   * Says that work goes on. To be called before every call of the provider, and before what was done is answered.
   * @throws {AppError} UNAUTHORIZED when the account has left, PAYMENT_PROVIDER_FAILED when the turn was lost
   */
  goOn(): Promise<void>;
}

/**
 * Does `work` while nobody else does any for the same member, whichever window or process began it; others wait. The turn
 * is written down, no connection is held meanwhile, and it passes on by itself when its process died.
 * @throws {AppError} UNAUTHORIZED when the account has left, PAYMENT_PROVIDER_FAILED when the others take too long
 */
export async function inTurn<T>(
  { database, now }: Pick<Core, 'database' | 'now'>,
  memberId: string,
  work: (turn: Turn) => Promise<T>,
): Promise<T> {
  const accounts = billingAccounts(database.db);
  const turn = randomUUID();
  const until = () => new Date(now().getTime() + turnMillis);
  for (let waited = 0; !(await accounts.takeTurn(memberId, turn, until(), now())); ) {
    await assertIsThere();
    if (waited >= maxWaitMillis) throw taken();
    const millis = randomInt(pauseMillis.least, pauseMillis.most);
    await pause(millis);
    waited += millis;
  }
  try {
    return await work({
      async goOn() {
        if (await accounts.keepTurn(memberId, turn, until())) return;
        await assertIsThere();
        throw taken();
      },
    });
  } finally {
    await accounts.endTurn(memberId, turn);
  }

  async function assertIsThere(): Promise<void> {
    if (!(await accounts.canExist(memberId))) throw new AppError('UNAUTHORIZED');
  }
}

function taken(): AppError {
  return new AppError('PAYMENT_PROVIDER_FAILED', {
    cause: new Error('Another call begins the upgrade of this member'),
  });
}
