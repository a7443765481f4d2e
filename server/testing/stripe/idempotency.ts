import { setImmediate as nextTurn } from 'node:timers/promises';
import { StripeRefusal } from './stripe-objects.ts';

interface Remembered {
  request: string;
  /** Undefined while the first call with the key is still at work. */
  answer?: object;
}

/**
 * The provider's rule: the same key with the same request gets the first answer again, with another request or while the
 * first is at work a refusal. Refusals are not remembered here, so a corrected call may use the key again.
 */
export function createIdempotency() {
  const remembered = new Map<string, Remembered>();

  return async (key: string | string[] | undefined, request: string, work: () => object): Promise<object> => {
    if (typeof key !== 'string') return work();
    const known = remembered.get(key);
    if (known && known.request !== request) {
      throw new StripeRefusal(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    }
    if (known?.answer) return known.answer;
    if (known) {
      throw new StripeRefusal(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: 'There is currently another in-progress request using this Idempotent Key.',
      });
    }
    const entry: Remembered = { request };
    remembered.set(key, entry);
    try {
      // Work takes time, so that parallel calls meet.
      await nextTurn();
      entry.answer = structuredClone(work());
      return entry.answer;
    } catch (error) {
      remembered.delete(key);
      throw error;
    }
  };
}
