import { describe, it } from 'node:test';
import { freeMatches } from '@rezenso/contract/limits';
import { expect } from 'expect';
import { businessesOf } from '../../../../testing/factories/businesses.ts';
import { aMatchBetween } from '../../../../testing/factories/matches.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';

const test = await startTestApp();
const { db, clock } = test;
const {
  signInAnew,
  anEva,
  startOne,
  signedInAgain,
  addProfile,
  aBusiness,
  acceptEachOther,
  earnOnce,
  leave,
  freeUsed,
  freeLeft,
  totalOf,
} = businessesOf(test);

describe('several accounts of one mailbox', () => {
  it('earn once what is earned once, although all were there before one left', async () => {
    const all = [];
    for (const step of [0, 1, 2]) all.push(await signInAnew(`eva+${step}@mehrfach.de`));
    const totals = [];
    for (const [step, account] of all.entries()) {
      await earnOnce(account);
      totals.push(await totalOf(account));
      if (step === 1) await leave(account);
    }
    expect(totals).toEqual([120, 0, 0]);
  });

  it('share the free exchanges, before and after one leaves', async () => {
    const [one, two, three] = [await anEva(1), await anEva(2), await anEva(3)];
    for (const account of [one, two, one, two]) expect(await startOne(account)).toBe(200);
    expect([await freeUsed(three), await startOne(three), await freeUsed(one)]).toEqual([4, 200, 5]);
    expect([await startOne(one), await startOne(two)]).toEqual([402, 402]);
    await leave(one);
    expect([await freeUsed(two), await freeUsed(three), await freeLeft(two)]).toEqual([5, 5, 0]);
    expect([await startOne(two), await startOne(three)]).toEqual([402, 402]);
    expect(await freeUsed(await signInAnew(two.member.email))).toBe(5);
    await leave(two);
    await leave(three);
    const [four, five] = [await anEva(4), await anEva(5)];
    expect([await freeUsed(five), await startOne(four), await startOne(five)]).toEqual([5, 402, 402]);
  });

  it('earn once what is earned once also when all earn it at the same time', { skip: !isOnPostgres }, async () => {
    for (let round = 0; round < 3; round += 1) {
      const all = [];
      for (let step = 0; step < 6; step += 1) all.push(await signInAnew(`eva+${step}@runde-${round}.de`));
      await Promise.all(all.map((account) => earnOnce(account)));
      const totals = await Promise.all(all.map((account) => totalOf(account)));
      expect(totals.reduce((sum, total) => sum + total, 0)).toBe(120);
    }
  });

  it('earn nothing again when one leaves while another earns', { skip: !isOnPostgres }, async () => {
    for (let round = 0; round < 6; round += 1) {
      const [one, two] = [await signInAnew(`eva+1@gehen-${round}.de`), await signInAnew(`eva+2@gehen-${round}.de`)];
      await earnOnce(one);
      await Promise.all([leave(one), earnOnce(two)]);
      expect([await totalOf(two), (await db.selectFrom('former_accounts').select('id').execute()).length]).toEqual([
        0,
        round + 1,
      ]);
    }
  });

  it('share them also when all start at the same time', { skip: !isOnPostgres }, async () => {
    const all = [];
    for (let step = 0; step < 10; step += 1) all.push(await anEva(step));
    const answers = await Promise.all(all.map((account) => startOne(account)));
    expect(answers.filter((status) => status === 200).length).toBe(freeMatches);
  });
});

describe('several accounts of one business', () => {
  it('earn with the same partner once, whichever of them asks or is asked', async () => {
    const [eva, evaToo] = [await aBusiness('eva+0@eva-druck.de'), await aBusiness('eva+1@eva-druck.de')];
    const [bert, bertToo] = [await aBusiness('bert@bert-baut.de'), await aBusiness('bert+1@bert-baut.de')];
    await acceptEachOther(eva, bert);
    await acceptEachOther(evaToo, bert);
    await acceptEachOther(bertToo, evaToo);
    await acceptEachOther(bertToo, eva);
    expect(await Promise.all([eva, bert, evaToo, bertToo].map(totalOf))).toEqual([10, 10, 0, 0]);
    await acceptEachOther(evaToo, await aBusiness('cleo@cleo-kocht.de'));
    expect(await totalOf(evaToo)).toBe(10);
    clock.advance({ days: 91 });
    await acceptEachOther(await signedInAgain(evaToo), await signedInAgain(bertToo));
    expect([await totalOf(await signedInAgain(evaToo)), await totalOf(await signedInAgain(bertToo))]).toEqual([20, 10]);
  });

  it('also with other mailboxes, when both say which company or profile they are', async () => {
    const partner = await aBusiness('bert@bert-baut.de');
    const [one, other] = [await aBusiness('eva@gmx.de', 'eva-eins.de'), await aBusiness('ina@web.de', 'eva-zwei.de')];
    for (const account of [one, other]) await addProfile(account, 'https://m.facebook.com/EvaDruck/reviews');
    await acceptEachOther(one, partner);
    await acceptEachOther(partner, other);
    expect(await Promise.all([one, other].map(totalOf))).toEqual([10, 0]);
  });

  it('earn once also when all are accepted at the same time', { skip: !isOnPostgres }, async () => {
    for (let round = 0; round < 3; round += 1) {
      const asked = await aBusiness(`bert@bert-${round}.de`);
      const all = [];
      for (let step = 0; step < 5; step += 1) all.push(await aBusiness(`eva+${step}@eva-${round}.de`));
      const matches = [];
      for (const asking of all) matches.push(await aMatchBetween(test, asking.member, asked.member));
      const answers = await Promise.all(matches.map(({ id }) => asked.put(`/api/matches/${id}/accept`)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
      const totals = await Promise.all([asked, ...all].map(totalOf));
      expect(totals.reduce((sum, total) => sum + total, 0)).toBe(20);
    }
  });
});
