import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { aCall, rename } from '../../testing/factories/keyed-calls.ts';
import { type SignedInClient, startTestApp } from '../../testing/test-app.ts';
import { idempotentCalls } from './idempotent-calls.repository.ts';

const test = await startTestApp();
const { clock, core, db } = test;
const { idempotency } = core;

type Call = ReturnType<typeof aCall>;

describe('a call whose answer could not be kept', () => {
  it('is not done again once its transaction was committed', async () => {
    const eva = await test.signIn();
    const call = aCall(eva);
    const work = async () => {
      await rename(test, eva, 'Einmal');
      throw new Error('The answer is gone');
    };
    await expect(idempotency.once(call, work)).rejects.toThrow('The answer is gone');
    await expect(idempotency.once(call, () => rename(test, eva, 'Zweimal'))).rejects.toMatchObject({
      code: 'CALL_ALREADY_DONE',
    });
    expect(await nameOf(eva)).toBe('Einmal');
  });
});

describe('a call whose process died', () => {
  it('is not done again when its transaction was committed: only its answer is lost', async () => {
    const eva = await test.signIn();
    const call = aCall(eva);
    await dies(call, () => rename(test, eva, 'Einmal'));
    await expect(later(call, () => rename(test, eva, 'Zweimal'))).rejects.toMatchObject({ code: 'CALL_ALREADY_DONE' });
    expect(await nameOf(eva)).toBe('Einmal');
  });

  it('is done anew when it had no effect', async () => {
    const eva = await test.signIn();
    const call = aCall(eva);
    await dies(call, async () => undefined);
    expect(await later(call, () => rename(test, eva, 'Danach'))).toBe('Danach');
    expect(await nameOf(eva)).toBe('Danach');
  });

  it('commits nothing more once another one has taken it over', async () => {
    const eva = await test.signIn();
    const call = aCall(eva);
    const [begun, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = idempotency.once(call, async () => {
      begun.resolve();
      await slow.promise;
      return rename(test, eva, 'Zu spät');
    });
    await begun.promise;
    expect(await later(call, () => rename(test, eva, 'Rechtzeitig'))).toBe('Rechtzeitig');
    slow.resolve();
    await expect(first).rejects.toMatchObject({ code: 'CALL_IN_PROGRESS' });
    expect(await nameOf(eva)).toBe('Rechtzeitig');
    expect(await idempotency.once(call, () => rename(test, eva, 'Noch einmal'))).toBe('Rechtzeitig');
  });

  it('is left to those that the work woke: what they do later is theirs', async () => {
    const eva = await test.signIn();
    const woken = Promise.withResolvers<() => Promise<string>>();
    await idempotency.once(aCall(eva), async () => {
      setImmediate(() => woken.resolve(() => rename(test, eva, 'Nachher')));
      return null;
    });
    await db.deleteFrom('idempotent_calls').execute();
    expect(await (await woken.promise)()).toBe('Nachher');
  });
});

it('begins one run for one key, of any number at once', async () => {
  const eva = await test.signIn();
  const begin = () =>
    idempotentCalls(db).begin(
      { hash: 'x', member: eva.member.id, fingerprint: 'y' },
      randomUUID(),
      clock.now(),
      new Date(clock.now().getTime() - 1000),
    );
  const begun = await Promise.all(Array.from({ length: 20 }, begin));
  expect(begun.filter(Boolean)).toHaveLength(1);
});

/** Does a call as a process does that is killed right before it answers. */
async function dies(call: Call, work: () => Promise<unknown>): Promise<void> {
  let endless: ReturnType<typeof setInterval> | undefined;
  await new Promise<void>((resolve, reject) => {
    const once = idempotency.once(call, async () => {
      await work();
      resolve();
      await new Promise(() => {
        endless = setInterval(() => undefined, 60_000);
      });
    });
    once.catch(reject);
  });
  clearInterval(endless);
}

/** When nobody expects the first one to end any more. */
function later<T>(call: Call, work: () => Promise<T>): Promise<T> {
  clock.advance({ minutes: 2 });
  return idempotency.once(call, work);
}

async function nameOf({ member }: SignedInClient): Promise<string | null> {
  const found = await db.selectFrom('members').select('company_name').where('id', '=', member.id).executeTakeFirst();
  return found?.company_name ?? null;
}
