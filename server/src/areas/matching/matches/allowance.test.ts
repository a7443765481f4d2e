import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { businessesOf } from '../../../../testing/factories/businesses.ts';
import { moveTo } from '../../../../testing/factories/email-changes.ts';
import { anExchangeOf, aTextAbout, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { limitTable } from '../../../limits/limit-table.ts';
import { keyOf } from '../../../limits/limits.ts';
import { mailboxes, volumes } from '../../accounts/index.ts';

const test = await startTestApp();
const { db, clock, core } = test;
const { aBusiness, leave } = businessesOf(test);
const name = 'match-request.beginner';
const most = limitTable[name].max;

describe('the allowance of a new account', () => {
  it('does not grow by requests that are withdrawn', async () => {
    const client = await test.signIn();
    for (let time = 0; time < 3; time += 1) {
      const { member } = await test.signIn();
      const { id } = (await client.post('/api/matches', { providerId: member.id })).json();
      expect((await client.put(`/api/matches/${id}/withdraw`)).statusCode).toBe(200);
    }
    expect(await takenBy(client)).toBe(3);
  });

  it('lets no more go out from two tabs at once than are left', async () => {
    const client = await test.signIn();
    const partners = await Promise.all(Array.from({ length: 6 }, () => test.signIn()));
    const first = await client.post('/api/matches', { providerId: (await test.signIn()).member.id });
    expect(first.statusCode).toBe(200);
    await use(client, most - 2);
    const answers = await Promise.all(
      partners.map(({ member }) => client.post('/api/matches', { providerId: member.id })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429, 429, 429, 429]);
  });

  it('is the mailbox’s: who deletes the account and signs up again has used up the same', async () => {
    const first = await aBusiness('klein@neustart.de');
    const asked = await first.post('/api/matches', { providerId: (await test.signIn()).member.id });
    expect(asked.statusCode).toBe(200);
    await leave(first);
    const again = await aBusiness('klein+2@neustart.de');
    await use(again, most);
    const refused = await again.post('/api/matches', { providerId: (await test.signIn()).member.id });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'STARTS_SMALL']);
    expect(await takenBy(again)).toBeGreaterThan(most);
  });

  it('is the account’s as well: another address, its own or a new one, has used up the same', async () => {
    const client = await aBusiness('klein@neustart.de');
    await client.post('/api/matches', { providerId: (await test.signIn()).member.id });
    await use(client, most);
    await moveTo(test, client, 'gross@woanders.de');
    const again = await aBusiness('klein@neustart.de', 'ganz-neu.de');
    expect([await codeOf(client), await codeOf(again)]).toEqual(['STARTS_SMALL', 'STARTS_SMALL']);
    await leave({ ...client, member: { ...client.member, email: 'gross@woanders.de' } });
    expect(await codeOf(await aBusiness('gross@woanders.de', 'noch-neuer.de'))).toBe('STARTS_SMALL');
  });

  it('is three a day of a watched account, whichever address it has', async () => {
    const client = await aBusiness('klein@neustart.de');
    await db.updateTable('members').set({ ring_level: 'watch' }).where('id', '=', client.member.id).execute();
    for (const address of ['eins@neustart.de', 'zwei@woanders.de', 'drei@neustart.de']) {
      expect(await codeOf(client)).toBeUndefined();
      await moveTo(test, client, address);
    }
    expect(await codeOf(client)).toBe('FEWER_REQUESTS');
  });

  it('takes nothing from the account where the mailbox has none left', async () => {
    const client = await test.signIn();
    await client.post('/api/matches', { providerId: (await test.signIn()).member.id });
    await use(client, most);
    for (let time = 0; time < 3; time += 1) expect(await codeOf(client)).toBe('STARTS_SMALL');
    const key = keyOf(core.secret, name, limitTable[name], [client.member.id]);
    const ofAccount = db.selectFrom('rate_limits').select('taken').where('key', '=', key);
    expect(await ofAccount.executeTakeFirst()).toEqual({ taken: 1 });
  });

  it('gives back exactly what was taken, also to fifty requests at once that are refused', async () => {
    const client = await test.signIn();
    const partner = await test.signIn();
    expect((await client.post('/api/matches', { providerId: partner.member.id })).statusCode).toBe(200);
    // Within the limit of an hour, which counts whatever is asked.
    const refused = await Promise.all(
      Array.from({ length: 15 }, () => client.post('/api/matches', { providerId: randomUUID() })),
    );
    expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect(await takenBy(client)).toBe(1);
  });
});

describe('the experience of a new account', () => {
  it('is what three partners confirmed, not what one confirmed three times', async () => {
    const client = await test.signIn();
    const { recipient: accomplice } = await anExchangeOf(test, client);
    for (let time = 0; time < 4; time += 1) await deliver(client, accomplice);
    expect(await isBeginner(client)).toBe(true);
    for (let time = 0; time < 2; time += 1) await deliver(client);
    expect(await isBeginner(client)).toBe(false);
  });

  it('is nothing that was imported', async () => {
    const client = await test.signIn();
    for (let time = 0; time < 5; time += 1) {
      const review = { source: 'google', content: aTextAbout(`import ${time}`), rating: 5, reviewerName: 'Eva' };
      expect((await client.post('/api/reviews/import', review)).statusCode).toBe(200);
    }
    expect(await isBeginner(client)).toBe(true);
  });
});

/** Why it may not ask somebody new; undefined when it may. */
async function codeOf(client: SignedInClient): Promise<string | undefined> {
  return (await client.post('/api/matches', { providerId: (await test.signIn()).member.id })).json().code;
}

async function isBeginner({ member }: SignedInClient): Promise<boolean> {
  return (await volumes(db).of(member.id, clock.now())).isBeginner;
}

/** A review that counts and is confirmed, for somebody new unless said for whom. */
async function deliver(client: SignedInClient, to?: SignedInClient): Promise<void> {
  const { exchange, recipient } = await anExchangeOf(test, client);
  const reader = to ?? recipient;
  await db
    .updateTable('review_exchanges')
    .set({ recipient_id: reader.member.id })
    .where('id', '=', exchange.id)
    .execute();
  expect((await handIn(client, exchange, { reviewText: aTextAbout(exchange.id) })).json().withheld).toBeNull();
  expect((await confirm(reader, exchange)).statusCode).toBe(200);
}

/** What is left of the limits of an hour and a day is not what is looked at. */
async function use(client: SignedInClient, taken: number): Promise<void> {
  const used = await db
    .updateTable('rate_limits')
    .set({ taken })
    .where('key', '=', await keyFor(client))
    .execute();
  expect(used[0]?.numUpdatedRows).toBe(1n);
}

async function takenBy(client: SignedInClient): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select('taken')
    .where('key', '=', await keyFor(client))
    .executeTakeFirstOrThrow();
  return row.taken;
}

async function keyFor({ member }: SignedInClient): Promise<string> {
  return keyOf(core.secret, name, limitTable[name], [await mailboxes(db).getOf(member.id)]);
}
