import { describe, it } from 'node:test';
import { freeMatches } from '@rezenso/contract/limits';
import { expect } from 'expect';
import { aMatchBetween, givePlatforms, xpOf } from '../../../../testing/factories/matches.ts';
import { everyRow } from '../../../../testing/member-columns.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';
import { forgetFormerAccounts } from './index.ts';

const test = await startTestApp();
const { db, clock } = test;

describe('deleting the account and signing in again', () => {
  it('does not give the free exchanges back, however the address is written', async () => {
    const used = { email: 'eva.lang@gmail.com', free_reviews_used: freeMatches };
    await leave(await test.signIn(used));
    for (const email of ['Eva.Lang@gmail.com', 'evalang+neu@googlemail.com', 'e.valang+2@gmail.com']) {
      const again = await signInAnew(email);
      expect([email, (await again.get('/api/profile')).json().user.freeReviewsUsed]).toEqual([email, freeMatches]);
      await leave(again);
    }
    const other = await signInAnew('evalang@gmx.de');
    expect((await other.get('/api/profile')).json().user.freeReviewsUsed).toBe(0);
  });

  it('does not give them back with another address for the same site either', async () => {
    await leave(await test.signIn({ email: 'eva@cafe-anna.de', domain: 'cafe-anna.de', free_reviews_used: 4 }));
    const again = await signInAnew('ganz-anders@example.de');
    expect(await freeUsed(again)).toBe(0);
    await again.put('/api/profile', profileOf('www.cafe-anna.de'));
    expect(await freeUsed(again)).toBe(4);
    const elsewhere = await signInAnew('noch-anders@example.de');
    await elsewhere.put('/api/profile', profileOf('cafe-berta.de'));
    expect(await freeUsed(elsewhere)).toBe(0);
  });

  it('does not burden the owner of a domain that somebody else only typed', async () => {
    const squatter = await signInAnew('boese@gmx.de');
    await earnOnce(squatter);
    await db.updateTable('members').set({ free_reviews_used: 5 }).where('id', '=', squatter.member.id).execute();
    const partner = await aBusiness('bert@bert-baut.de');
    await acceptEachOther(squatter, partner);
    await leave(squatter);
    const owner = await signInAnew('anna@cafe-anna.de');
    await earnOnce(owner);
    expect([await totalOf(owner), await freeUsed(owner)]).toEqual([120, 0]);
    await acceptEachOther(owner, partner);
    expect(await totalOf(owner)).toBe(130);
  });

  it('does not let strangers on one host inherit from each other', async () => {
    await leave(await test.signIn({ domain: 'cafe.square.site', free_reviews_used: 4 }));
    const other = await signInAnew('friseur@gmx.de');
    await other.put('/api/profile', profileOf('friseur.square.site'));
    expect(await freeUsed(other)).toBe(0);
  });

  it('remembers a proven site although another one was named before leaving', async () => {
    const first = await signInAnew('info@wandel.de');
    await first.put('/api/profile', profileOf('wandel.de'));
    await db.updateTable('members').set({ free_reviews_used: 3 }).where('id', '=', first.member.id).execute();
    await first.put('/api/profile', profileOf('ganz-anders.de'));
    await leave(first);
    const again = await signInAnew('kontakt@wandel.de');
    const saved = (await again.put('/api/profile', profileOf('wandel.de'))).json();
    expect([saved.xpGranted, await freeUsed(again)]).toEqual([0, 3]);
  });

  it('does not give them back to another mailbox of the company either, whichever site each of them names', async () => {
    const named: Array<[string, string]> = [
      ['dd-druck.de', 'max@dd-druck.de'],
      ['ganz-anderes.de', 'max@mail.ff-druck.de'],
    ];
    for (const [site, mailbox] of named) {
      const partner = await aBusiness(`bert@bert-${site}`);
      const first = await aBusiness(mailbox.replace(/^max@(?:mail\.)?/, 'eva@'), site);
      await acceptEachOther(first, partner);
      await db.updateTable('members').set({ free_reviews_used: 3 }).where('id', '=', first.member.id).execute();
      await leave(first);
      const again = await signInAnew(mailbox);
      expect([site, await freeUsed(again)]).toEqual([site, 3]);
      await again.put('/api/profile', profileOf(`neu-${site}`));
      await db.updateTable('members').set({ xp_total: 0 }).where('id', '=', again.member.id).execute();
      await givePlatforms(db, again.member, ['google']);
      await acceptEachOther(partner, again);
      expect([await totalOf(again), await totalOf(partner)]).toEqual([0, 10]);
    }
  });

  it('lets those begin anew who only have their mailbox at the same provider, host or portal', async () => {
    for (const provider of ['gmx.net', 'netcologne.de', 'wp.pl', 'wix.com', 'facebook.com', 'rezenso.example']) {
      const used = { email: `eva@${provider}`, domain: provider, free_reviews_used: 4 };
      await leave(await test.signIn(used));
      expect([provider, await freeUsed(await signInAnew(`max@${provider}`))]).toEqual([provider, 0]);
    }
  });

  it('leaves a colleague alone who was there before', async () => {
    const colleague = await signInAnew('kollegin@example.de');
    clock.advance({ days: 1 });
    await leave(await test.signIn({ email: 'eva@cafe-anna.de', domain: 'cafe-anna.de', free_reviews_used: 4 }));
    await colleague.put('/api/profile', profileOf('cafe-anna.de'));
    expect(await freeUsed(colleague)).toBe(0);
  });

  it('does not earn again what is earned once', async () => {
    const first = await signInAnew('eva@example.de');
    await earnOnce(first);
    expect(await totalOf(first)).toBe(120);
    for (let round = 0; round < 3; round += 1) {
      const current = await signInAnew('eva@example.de');
      await leave(current);
      const again = await signInAnew('eva+1@example.de');
      await earnOnce(again);
      expect(await totalOf(again)).toBe(0);
      await leave(again);
    }
  });

  it('does not let two businesses earn with each other again, whichever of them left', async () => {
    const [eva, bert] = [await aBusiness('eva@eva-druck.de'), await aBusiness('bert@bert-baut.de')];
    await acceptEachOther(eva, bert);
    expect([await totalOf(eva), await totalOf(bert)]).toEqual([10, 10]);
    await leave(bert);
    const bertAgain = await aBusiness('bert+neu@bert-baut.de');
    await acceptEachOther(eva, bertAgain);
    expect([await totalOf(eva), await totalOf(bertAgain)]).toEqual([10, 0]);
    await leave(eva);
    await leave(bertAgain);
    const [both, again] = [await aBusiness('eva@eva-druck.de'), await aBusiness('bert@bert-baut.de')];
    await acceptEachOther(again, both);
    expect([await totalOf(both), await totalOf(again)]).toEqual([0, 0]);
    const stranger = await aBusiness('cleo@cleo-kocht.de');
    await acceptEachOther(both, stranger);
    expect([await totalOf(both), await totalOf(stranger)]).toEqual([10, 10]);
  });

  it('reaches no level by leaving and coming back twenty times', async () => {
    const eva = await aBusiness('eva@eva-druck.de');
    for (let round = 0; round < 20; round += 1) {
      const bert = await aBusiness('bert@bert-baut.de');
      await acceptEachOther(eva, bert);
      await leave(bert);
    }
    expect(await totalOf(eva)).toBe(10);
  });
});

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

describe('what is remembered of an account that left', () => {
  it('is nothing that anybody can read', async () => {
    const eva = await test.signIn({ email: 'quendolina@zwetschgenhof.de', domain: 'zwetschgenhof.de' });
    await acceptEachOther(eva, await aBusiness('bert@bert-baut.de'));
    await leave(eva);
    await test.runJobs();
    const rows = (await everyRow(db)).filter((row) => /^public\.former_/.test(row));
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter((row) => /quendolina|zwetschgenhof|bert/i.test(row))).toEqual([]);
    expect(rows.filter((row) => row.includes(eva.member.id))).toEqual([]);
  });

  it('is forgotten after ninety days, and then everything begins anew', async () => {
    await leave(await test.signIn({ email: 'eva@example.de', domain: 'cafe-anna.de', free_reviews_used: 4 }));
    clock.advance({ days: 89 });
    await forgetNow();
    expect(await remembered()).toBe(1);
    clock.advance({ days: 1 });
    await forgetNow();
    expect(await remembered()).toBe(0);
    const again = await signInAnew('eva@example.de');
    expect(await freeUsed(again)).toBe(0);
    await earnOnce(again);
    expect(await totalOf(again)).toBe(120);
  });

  it('is written once when the same account is deleted eight times at once', { skip: !isOnPostgres }, async () => {
    const eva = await test.signIn();
    await Promise.all(
      Array.from({ length: 8 }, () => eva.post('/api/privacy/delete-account', { email: eva.member.email })),
    );
    expect(await remembered()).toBe(1);
  });

  it('is said before the account is deleted: in the export', async () => {
    const eva = await test.signIn();
    expect((await eva.get('/api/privacy/export')).json().note).toContain('90 Tage');
  });
});

async function signInAnew(email: string): Promise<SignedInClient> {
  const browser = test.newVisitor();
  await browser.post('/api/auth/dev-bypass', { email });
  const member = await db
    .selectFrom('members')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .executeTakeFirstOrThrow();
  return { ...browser, member };
}

/** One of several accounts of the same person, which can match. */
async function anEva(step: number): Promise<SignedInClient> {
  const eva = await signInAnew(`eva+${step}@mehrfach.de`);
  await givePlatforms(db, eva.member, ['google']);
  return eva;
}

async function startOne(account: SignedInClient): Promise<number> {
  const partner = await test.aMember();
  await givePlatforms(db, partner, ['google']);
  const match = await aMatchBetween(test, account.member, partner, { status: 'accepted' });
  return (await account.post(`/api/matches/${match.id}/coordinate`)).statusCode;
}

function signedInAgain({ member }: SignedInClient): Promise<SignedInClient> {
  return test.signIn(member);
}

async function addProfile(client: SignedInClient, profileUrl: string): Promise<void> {
  const platform = { platform: 'facebook', businessName: 'Eva Druck', profileUrl, notes: null };
  expect((await client.post('/api/user-platforms', platform)).statusCode).toBe(200);
  await db.deleteFrom('xp_ledger').where('action', '=', 'platform.added').execute();
  await db.updateTable('members').set({ xp_total: 0 }).where('id', '=', client.member.id).execute();
}

/** A business of its own site that can match. */
async function aBusiness(email: string, site = email.slice(email.indexOf('@') + 1)): Promise<SignedInClient> {
  const business = await signInAnew(email);
  expect((await business.put('/api/profile', profileOf(site))).statusCode).toBe(200);
  await givePlatforms(db, business.member, ['google']);
  await db.deleteFrom('xp_ledger').where('action', '=', 'profile.completed').execute();
  await db.updateTable('members').set({ xp_total: 0 }).where('id', '=', business.member.id).execute();
  return business;
}

async function acceptEachOther(asking: SignedInClient, asked: SignedInClient): Promise<void> {
  const match = await aMatchBetween(test, asking.member, asked.member);
  expect((await asked.put(`/api/matches/${match.id}/accept`)).statusCode).toBe(200);
  await db.updateTable('matches').set({ status: 'completed' }).where('id', '=', match.id).execute();
}

/** Everything that earns once. */
async function earnOnce(client: SignedInClient): Promise<void> {
  expect((await client.put('/api/profile', profileOf('cafe-anna.de'))).statusCode).toBe(200);
  const platform = { platform: 'google', businessName: 'Café Anna', profileUrl: null, notes: null };
  expect((await client.post('/api/user-platforms', platform)).statusCode).toBeLessThan(300);
}

function profileOf(domain: string) {
  return {
    firstName: 'Anna',
    lastName: 'Sommer',
    companyName: `Sommer ${domain.replace('www.', '')}`,
    industry: 'gastronomie',
    domain,
    description: 'Sauerteigbrot und Kuchen aus Freiburg.',
    targetAudience: 'Familien',
    location: '79098 Freiburg',
    languages: ['de'],
    registeredPlatforms: ['google'],
  };
}

async function leave(client: SignedInClient): Promise<void> {
  const answer = await client.post('/api/privacy/delete-account', { email: client.member.email });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

async function freeUsed(client: SignedInClient): Promise<number> {
  return (await client.get('/api/profile')).json().user.freeReviewsUsed;
}

async function freeLeft(client: SignedInClient): Promise<number> {
  return (await client.get('/api/subscription')).json().remainingFreeMatches;
}

async function totalOf({ member }: SignedInClient): Promise<number> {
  return (await xpOf(db, member)).total;
}

async function forgetNow(): Promise<void> {
  await test.core.jobs.enqueue(db, forgetFormerAccounts, {});
  await test.runJobs();
}

async function remembered(): Promise<number> {
  return (await db.selectFrom('former_accounts').select('id').execute()).length;
}
