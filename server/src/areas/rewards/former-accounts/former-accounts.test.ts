import { describe, it } from 'node:test';
import { freeMatches } from '@rezenso/contract/limits';
import { expect } from 'expect';
import { businessesOf } from '../../../../testing/factories/businesses.ts';
import { givePlatforms } from '../../../../testing/factories/matches.ts';
import { everyRow } from '../../../../testing/member-columns.ts';
import { sweepNow } from '../../../../testing/sweep-now.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';
import { type Secret, secretFrom } from '../../../config/secret.ts';
import { createFormerAccounts } from './former-accounts.service.ts';

const test = await startTestApp();
const { db, clock } = test;
const { signInAnew, aBusiness, acceptEachOther, earnOnce, profileOf, leave, freeUsed, totalOf } = businessesOf(test);

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

  it('does not give them back to another mailbox of the company either, once it names the site that was proven', async () => {
    const partner = await aBusiness('bert@bert-druck.de');
    const first = await aBusiness('eva@dd-druck.de', 'dd-druck.de');
    await acceptEachOther(first, partner);
    await db.updateTable('members').set({ free_reviews_used: 3 }).where('id', '=', first.member.id).execute();
    await leave(first);
    const again = await signInAnew('max@dd-druck.de');
    await again.put('/api/profile', profileOf('dd-druck.de'));
    expect(await freeUsed(again)).toBe(3);
    await db.updateTable('members').set({ xp_total: 0 }).where('id', '=', again.member.id).execute();
    await givePlatforms(db, again.member, ['google']);
    await acceptEachOther(partner, again);
    expect([await totalOf(again), await totalOf(partner)]).toEqual([0, 10]);
  });

  it('burdens nobody who only has a mailbox at the same domain, held or not: agents of one insurer, tenants of one relay', async () => {
    for (const host of [
      'privaterelay.appleid.com',
      'vertretung.allianz.de',
      'dental.de',
      'uni-freiburg.de',
      'ganz-neu.de',
    ]) {
      const held = await signInAnew(`k4x9@${host}`);
      await held.put('/api/profile', profileOf('angreifer-laden.de'));
      await hold(held);
      await db.updateTable('members').set({ free_reviews_used: 5 }).where('id', '=', held.member.id).execute();
      await leave(held);
      await test.runJobs();
      clock.advance({ days: 20 });
      const other = await signInAnew(`r2d2@${host}`);
      await other.put('/api/profile', profileOf(`ehrlich-${host.split('.')[0]}.de`));
      await test.runJobs();
      expect([host, await freeUsed(other), await levelOf(other)]).toEqual([host, 0, 'none']);
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

describe('who left under a key of before', () => {
  const [before, coming] = ['the key of before, which is long enough', 'the key that came then, long enough too'];

  it('is known again under the next one: by mailbox, with what it used up and its hold', async () => {
    const eva = await test.signIn({ email: 'eva@eva-druck.de', free_reviews_used: 5 });
    const partner = await aBusiness('bert@bert-baut.de');
    const formerAccounts = (secret: Secret) => createFormerAccounts({ secret, events: test.core.events });
    await givePlatforms(db, eva.member, ['google']);
    await acceptEachOther(eva, partner);
    await hold(eva);
    await test.core.database.transaction((tx) =>
      formerAccounts(secretFrom(before)).remember(tx, eva.member.id, clock.now()),
    );
    await db.updateTable('members').set({ email: 'weg@weg.example.de' }).where('id', '=', eva.member.id).execute();
    clock.advance({ hours: 1 });
    const back = await test.signIn({ email: 'eva@eva-druck.de' });
    const unknown = formerAccounts(secretFrom(coming));
    const known = formerAccounts(secretFrom(coming, [before]));
    const since = new Date(0);
    const earned = (by: typeof known) =>
      test.core.database.transaction((tx) => by.haveEarned(tx, back.member.id, partner.member.id, since));
    expect([await unknown.countFreeMatches(db, back.member.id), await earned(unknown)]).toEqual([0, false]);
    expect([await known.countFreeMatches(db, back.member.id), await earned(known)]).toEqual([5, true]);
    await test.core.database.transaction((tx) => known.inherit(tx, back.member.id, clock.now()));
    expect([await freeUsed(back), await levelOf(back)]).toEqual([5, 'hold']);
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

async function forgetNow(): Promise<void> {
  await sweepNow(test);
}

async function remembered(): Promise<number> {
  return (await db.selectFrom('former_accounts').select('id').execute()).length;
}

/** As if its reviews waited for a look at it. */
async function hold({ member }: SignedInClient): Promise<void> {
  await db.updateTable('members').set({ ring_level: 'hold' }).where('id', '=', member.id).execute();
  const found = { member_id: member.id, score: 80, evidence: '[]', pairs: '[]', opened_at: clock.now() };
  await db.insertInto('ring_cases').values(found).execute();
}

async function levelOf({ member }: SignedInClient): Promise<string> {
  const found = db.selectFrom('members').select('ring_level').where('id', '=', member.id);
  return (await found.executeTakeFirstOrThrow()).ring_level;
}
