import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { idempotencyHeader } from '@rezenso/contract/endpoint';
import { expect } from 'expect';
import { addPasskeyTo } from '../../testing/authenticator.ts';
import { anAdmin } from '../../testing/factories/admin.ts';
import { businessesOf } from '../../testing/factories/businesses.ts';
import { aCall, rename } from '../../testing/factories/keyed-calls.ts';
import { aColleague } from '../../testing/factories/team.ts';
import { sweepNow } from '../../testing/sweep-now.ts';
import { type SignedInClient, startTestApp } from '../../testing/test-app.ts';
import { secretFrom } from '../config/secret.ts';
import { createIdempotency, type KeyedCall } from './idempotency.ts';

const test = await startTestApp();
const { clock, core, db } = test;
const { idempotency } = core;

/** A review of one's own portfolio: no two with the same words. */
const review = (table = 1) => ({
  source: 'google',
  content: `Wir saßen am Fenster, an Tisch ${table}, und bestellten zweimal.`,
  rating: 5,
  reviewerName: 'Anna',
  reviewDate: '2031-03-01T10:00:00.000Z',
});

describe('a call with a key', () => {
  it('is done once and answered alike, however often and at once it arrives', async () => {
    const eva = await test.signIn();
    const key = randomUUID();
    const first = await imported(eva, key);
    expect(first.statusCode).toBe(200);
    const again = await Promise.all(Array.from({ length: 5 }, () => imported(eva, key)));
    for (const { statusCode, json } of again) expect([statusCode, json()]).toEqual([200, first.json()]);
    const many = randomUUID();
    const atOnce = await Promise.all(Array.from({ length: 3 }, () => imported(eva, many, review(2))));
    expect(new Set(atOnce.map(({ body }) => body)).size).toBe(1);
    expect(await countOf(eva)).toBe(2);
  });

  it('is done each time with another key, by another member, or without one', async () => {
    const [eva, ada] = [await test.signIn(), await test.signIn()];
    const key = randomUUID();
    for (const client of [eva, ada]) expect((await imported(client, key)).statusCode).toBe(200);
    expect((await imported(eva, randomUUID(), review(2))).statusCode).toBe(200);
    expect((await eva.post('/api/reviews/import', review(3))).statusCode).toBe(200);
    expect([await countOf(eva), await countOf(ada)]).toEqual([3, 1]);
  });

  it('is refused when the key was used for something else, and when it is no key', async () => {
    const eva = await test.signIn();
    const key = randomUUID();
    await imported(eva, key);
    const other = await imported(eva, key, review(2));
    expect([other.statusCode, other.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    for (const wrong of ['kurz', 'x'.repeat(101), 'mit Leerzeichen darin!'])
      expect((await imported(eva, wrong)).json().code).toBe('VALIDATION_FAILED');
    expect(await countOf(eva)).toBe(1);
  });

  it('is refused when the key was used for another call, whatever that call takes', async () => {
    const eva = await test.signIn();
    const key = randomUUID();
    await imported(eva, key);
    const others = [
      ['PUT', '/api/email-preferences', { emailType: 'newsletter', enabled: false, frequency: 'never' }],
      ['POST', '/api/reviews/analyze', { content: review().content }],
      ['POST', '/api/sessions/end-others', undefined],
    ] as const;
    for (const [method, url, payload] of others) {
      const answer = await eva.send({ method, url, headers: headersWith(key), ...(payload && { payload }) });
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 422, 'IDEMPOTENCY_KEY_REUSED']);
    }
  });

  it('may be tried again when it was refused', async () => {
    const eva = await test.signIn();
    const key = randomUUID();
    const send = () => eva.send({ method: 'DELETE', url: `/api/passkeys/${randomUUID()}`, headers: headersWith(key) });
    expect([(await send()).json().code, (await send()).json().code]).toEqual([
      'PASSKEY_NOT_FOUND',
      'PASSKEY_NOT_FOUND',
    ]);
    expect(await db.selectFrom('idempotent_calls').selectAll().execute()).toEqual([]);
  });

  it('keeps nothing that can be read, and nothing for longer than a day', async () => {
    const eva = await test.signIn();
    const key = randomUUID();
    await imported(eva, key);
    const stored = JSON.stringify(await db.selectFrom('idempotent_calls').selectAll().execute());
    for (const word of ['Fenster', 'Anna', key]) expect(stored).not.toContain(word);
    clock.advance({ hours: 23, minutes: 59 });
    await sweepNow(test);
    expect(await db.selectFrom('idempotent_calls').selectAll().execute()).toHaveLength(1);
    clock.advance({ minutes: 1 });
    await sweepNow(test);
    expect(await db.selectFrom('idempotent_calls').selectAll().execute()).toEqual([]);
  });

  it('goes with the account', async () => {
    const eva = await test.signIn();
    await imported(eva, randomUUID());
    await eva.post('/api/privacy/delete-account', { email: eva.member.email });
    expect(await db.selectFrom('idempotent_calls').selectAll().execute()).toEqual([]);
  });
});

describe('a call that is repeated while it is under way', () => {
  it('is waited for by two; whoever else sends it is told at once to come again', async () => {
    const eva = await test.signIn();
    const call = aCall(eva);
    const { end, once } = aSlowCall(call);
    const first = once();
    await until(async () => (await db.selectFrom('idempotent_calls').selectAll().execute()).length === 1);
    let isOver = false;
    const crowd = Array.from({ length: 20 }, () => once().then(String, ({ code }) => `${code} ${isOver}`));
    const told = await Promise.all(crowd.map((one) => Promise.race([one, sleep(2000, 'waits')])));
    expect(told.filter((one) => one === 'CALL_IN_PROGRESS false')).toHaveLength(18);
    expect(told.filter((one) => one === 'waits')).toHaveLength(2);
    isOver = true;
    end('Fertig');
    expect([await first, ...(await Promise.all(crowd)).filter((one) => one === 'Fertig')]).toHaveLength(3);
    expect(await once()).toBe('Fertig');
  });

  it('is waited for by a few of one person, whatever its keys, and nobody else is hindered', async () => {
    const [eva, ada] = [await test.signIn(), await test.signIn()];
    const slow = Array.from({ length: 8 }, () => aSlowCall(aCall(eva)));
    const firsts = slow.map(({ once }) => once());
    const others = aSlowCall(aCall(ada));
    firsts.push(others.once());
    await until(async () => (await db.selectFrom('idempotent_calls').selectAll().execute()).length === 9);
    const again = slow.flatMap(({ once }) => [once(), once()]).map((one) => one.then(String, ({ code }) => code));
    const told = await Promise.all(again.map((one) => Promise.race([one, sleep(2000, 'waits')])));
    expect(told.filter((one) => one === 'waits')).toHaveLength(8);
    const adas = others.once();
    for (const { end } of [...slow, others]) end('Fertig');
    await Promise.all([...firsts, ...again]);
    expect(await adas).toBe('Fertig');
  });

  it('waits as no load for others', async () => {
    const eva = await test.signIn();
    const { end, once } = aSlowCall(aCall(eva));
    const first = once();
    await until(async () => (await db.selectFrom('idempotent_calls').selectAll().execute()).length === 1);
    const steps: string[] = [];
    const second = once(async (wait) => {
      steps.push('aside');
      return wait().finally(() => steps.push('back'));
    });
    await until(async () => steps.length === 1);
    end('Fertig');
    expect([await first, await second, steps]).toEqual(['Fertig', 'Fertig', ['aside', 'back']]);
  });
});

describe('a key', () => {
  it('is one person’s: a colleague who sends it does a call of its own', async () => {
    const eva = await test.signIn();
    const bert = await aColleague(test, eva, 'bert@kollegen.example.de');
    const key = randomUUID();
    expect((await imported(bert, key)).statusCode).toBe(200);
    expect((await imported(eva, key, review(2))).statusCode).toBe(200);
    expect(await countOf(eva)).toBe(2);
  });

  it('stays with who sent it when the account changes hands: neither reads what the other did, nor does their own twice', async () => {
    const { aBusiness } = businessesOf(test);
    const eva = await aBusiness('eva@uebergibt.example.de');
    const bert = await aColleague(test, eva, 'bert@uebergibt-kollege.example.de');
    const [evas, berts] = [randomUUID(), randomUUID()];
    const first = await imported(eva, evas);
    const second = await imported(bert, berts, review(2));
    expect((await eva.post('/api/team/handover', { personId: bert.id })).statusCode).toBe(200);
    const accepted = await bert.post('/api/team/handover/accept', { firstName: 'Bert', lastName: 'Beispiel' });
    expect(accepted.statusCode).toBe(200);
    expect((await imported(bert, evas)).json().code).toBe('REVIEW_ALREADY_IMPORTED');
    expect((await imported(bert, berts, review(2))).json()).toEqual(second.json());
    expect((await imported(eva, evas)).json()).toEqual(first.json());
    expect(await countOf(eva)).toBe(2);
  });

  it('is known to processes of before and after a change of the installation’s key', async () => {
    const eva = await test.signIn();
    const [old, fresh] = ['the key of before, long enough for anybody', 'the key of afterwards, long enough too'];
    const before = createIdempotency(core.database, secretFrom(old, [fresh]), () => clock.now());
    const after = createIdempotency(core.database, secretFrom(fresh, [old]), () => clock.now());
    const call = aCall(eva);
    expect(await before.once(call, () => rename(test, eva, 'Einmal'))).toBe('Einmal');
    expect(await after.once(call, () => rename(test, eva, 'Zweimal'))).toBe('Einmal');
    const other = aCall(eva);
    expect(await after.once(other, () => rename(test, eva, 'Danach'))).toBe('Danach');
    expect(await before.once(other, () => rename(test, eva, 'Noch einmal'))).toBe('Danach');
  });

  it('leads to no secret that was handed out: nothing of it lies anywhere, and it is not handed out again', async () => {
    const ada = await anAdmin(test, 'super_admin');
    await addPasskeyTo(ada);
    const key = randomUUID();
    const renew = () => ada.send({ method: 'POST', url: '/api/passkeys/recovery-codes', headers: headersWith(key) });
    const first = await renew();
    expect(first.json().recoveryCodes).toHaveLength(10);
    const rows = await db.selectFrom('idempotent_calls').selectAll().execute();
    expect(rows.map(({ sealed_answer }) => sealed_answer)).toEqual([null]);
    expect((await renew()).json().code).toBe('CALL_ALREADY_DONE');
  });
});

function headersWith(key: string) {
  return { origin: core.env.publicOrigin, [idempotencyHeader]: key };
}

function imported(client: Pick<SignedInClient, 'send'>, key: string, payload: object = review()) {
  return client.send({ method: 'POST', url: '/api/reviews/import', headers: headersWith(key), payload });
}

async function countOf({ member }: SignedInClient): Promise<number> {
  return (await db.selectFrom('reviews').select('id').where('member_id', '=', member.id).execute()).length;
}

/** A call that ends when it is told to. */
function aSlowCall(call: ReturnType<typeof aCall>) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const once = (aside?: KeyedCall['aside']) => idempotency.once({ ...call, aside }, () => promise);
  return { end: resolve, once };
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await holds()) return;
    await sleep(10);
  }
  throw new Error('it never became true');
}
