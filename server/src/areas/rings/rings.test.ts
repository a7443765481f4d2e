import { describe, it } from 'node:test';
import type { AdminRingCaseDetail } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { anAdmin, memberNow } from '../../../testing/factories/admin.ts';
import {
  anExchange,
  anExchangeOf,
  aTextAbout,
  confirm,
  exchangeNow,
  handIn,
} from '../../../testing/factories/exchanges.ts';
import { ringsOf } from '../../../testing/factories/rings.ts';
import { noticesOf } from '../../../testing/notices.ts';
import { sweepNow } from '../../../testing/sweep-now.ts';
import { type SignedInClient, startTestApp } from '../../../testing/test-app.ts';

const test = await startTestApp();
const { db, clock } = test;
const { one, members, aRing, share, swapAround, swap, joinApart, judge } = ringsOf(test);
const aPublicPage = { name: 'ring-betrieb', isPublished: true, isFindable: false, asksCustomers: true };
const words = 'Wir sind drei Betriebe in einem Haus.';

describe('accounts of one hand', () => {
  it('are held once they keep to themselves: no account is banned, and each member is told kindly', async () => {
    const ring = await aRing();
    await judge();
    for (const client of ring) {
      expect(await memberNow(test, client.member)).toMatchObject({ ring_level: 'hold', status: 'active' });
      const [notice] = await noticesOf(client, 'account.held');
      expect(notice?.title).toBe('Wir sehen uns dein Konto an');
      expect((await reviewOf(client)).review).toMatchObject({ state: 'open', appeal: null, mayAppeal: true });
      // Every page knows it, without another read.
      expect((await client.get('/api/auth/user')).json().isHeld).toBe(true);
    }
    const mails = (await test.mails()).filter(({ subject }) => subject === 'Wir sehen uns dein Rezenso-Konto an');
    expect(mails.map(({ to }) => to).sort()).toEqual(ring.map(({ member }) => member.email).sort());
    await judge();
    expect(await noticesOf(one(ring), 'account.held')).toHaveLength(1);
  });

  it('are left alone where all they share is a device, or all they do is swap with the same few', async () => {
    const strangers = await members(3);
    await share(strangers, 'device');
    for (const client of strangers) await swap(client, await test.signIn());
    const friends = await members(3);
    await joinApart(friends);
    await swapAround(friends, 3);
    await judge();
    for (const client of [...strangers, ...friends])
      expect((await memberNow(test, client.member)).ring_level).not.toBe('hold');
  });

  it('hand in reviews that wait, without points, and have no seal; their partners lose nothing', async () => {
    const ring = await aRing();
    await one(ring).put('/api/public-page', aPublicPage);
    expect((await test.visitor.get('/siegel/ring-betrieb.svg')).statusCode).toBe(200);
    await judge();
    expect((await test.visitor.get('/siegel/ring-betrieb.svg')).statusCode).toBe(404);
    const { reviewer, recipient, exchange, reverse } = await anExchange(test);
    await db.updateTable('members').set({ ring_level: 'hold' }).where('id', '=', reviewer.member.id).execute();
    const handed = await handIn(reviewer, exchange, { reviewText: aTextAbout('held') });
    expect(handed.json()).toMatchObject({ waitsForCheck: true, withheld: null, xpGranted: 0 });
    expect((await handIn(recipient, reverse, { reviewText: aTextAbout('honest') })).json()).toMatchObject({
      withheld: null,
      xpGranted: 50,
    });
    // What a held account would earn by confirming waits as well.
    expect((await confirm(reviewer, reverse)).json().xpGranted).toBe(0);
    expect(await held(reviewer)).toEqual(['receipt.confirmed']);
  });
});

describe('an appeal and its decision', () => {
  it('reach moderators on one page, and a release makes up for everything', async () => {
    const ring = await aRing();
    await judge();
    const client = one(ring);
    const [exchange] = await exchangesOf(client);
    expect((await client.post('/api/account-review/appeal', { text: words })).json().review).toMatchObject({
      appeal: words,
      mayAppeal: false,
    });
    const again = await client.post('/api/account-review/appeal', { text: words });
    expect([again.statusCode, again.json().code]).toEqual([409, 'ACCOUNT_ALREADY_APPEALED']);
    const late = await anExchangeWith(client);
    await handIn(client, late, { reviewText: aTextAbout('late') });
    const moderator = await anAdmin(test, 'content_moderator');
    const { id } = await caseOf(client);
    const detail = (await moderator.get(`/api/admin/rings/${id}`)).json<AdminRingCaseDetail>();
    expect(detail).toMatchObject({ appeal: words, waitingReviews: 1, status: 'active' });
    expect(detail.findings[0]?.text).toContain('Browser dieses Kontos');
    expect(detail.pairs.map(({ other }) => other.id).sort()).toEqual(
      ring
        .filter((other) => other !== client)
        .map(({ member }) => member.id)
        .sort(),
    );
    const before = await memberNow(test, client.member);
    const decided = await moderator.patch(`/api/admin/rings/${id}`, { outcome: 'released', text: 'Ein Haus.' });
    expect(decided.json()).toMatchObject({ state: 'released', decidedBy: { id: moderator.member.id } });
    await test.runJobs();
    const after = await memberNow(test, client.member);
    expect(after.ring_level).toBe('none');
    expect((await client.get('/api/auth/user')).json().isHeld).toBeUndefined();
    expect(after.xp_total).toBe(before.xp_total + 50);
    expect(await exchangeNow(test, late)).toMatchObject({ withheld: null });
    expect((await noticesOf(client, 'account.hold-decided'))[0]?.body).toContain('Ein Haus.');
    expect((await reviewOf(client)).review).toMatchObject({ state: 'released', decision: 'Ein Haus.' });
    // The same findings raise no case again.
    await db
      .updateTable('review_exchanges')
      .set({ submitted_at: clock.now() })
      .where('id', '=', exchange ?? '')
      .execute();
    clock.advance({ minutes: 10 });
    await judge();
    expect((await memberNow(test, client.member)).ring_level).toBe('none');
    const log = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', client.member.id)
      .orderBy('id')
      .execute();
    expect(log).toMatchObject([{ action: 'user.viewed' }, { action: 'rings.released', reason: 'Ein Haus.' }]);
  });

  it('kept, what waited goes on counting for nothing, until another appeal opens the case again', async () => {
    const ring = await aRing();
    await judge();
    const client = one(ring);
    const moderator = await anAdmin(test, 'content_moderator');
    const { id } = await caseOf(client);
    await moderator.patch(`/api/admin/rings/${id}`, { outcome: 'kept', text: 'Eine Hand.' });
    const twice = await moderator.patch(`/api/admin/rings/${id}`, { outcome: 'released', text: 'Doch nicht.' });
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'RING_CASE_ALREADY_DECIDED']);
    expect((await memberNow(test, client.member)).ring_level).toBe('hold');
    clock.advance({ minutes: 1 });
    expect((await client.post('/api/account-review/appeal', { text: words })).statusCode).toBe(200);
    const row = await caseOf(client);
    expect(row).toMatchObject({ id, state: 'open' });
    expect(row.appeal).not.toContain(words);
    expect((await moderator.get(`/api/admin/rings/${id}`)).json().appeal).toBe(words);
    expect((await client.get('/api/account-review')).json().review.appeal).toBe(words);
    expect((await client.get('/api/privacy/export')).json().data.accountReviews).toMatchObject([{ appeal: words }]);
  });

  it('is for who is held, and is decided by nobody in their own cause, nor by support', async () => {
    const honest = await test.signIn();
    const refused = await honest.post('/api/account-review/appeal', { text: words });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'ACCOUNT_NOT_HELD']);
    expect(await reviewOf(honest)).toEqual({ review: null });
    const ring = await aRing();
    await judge();
    const { id } = await caseOf(one(ring));
    const support = await anAdmin(test, 'support_agent');
    expect((await support.get('/api/admin/rings?state=open')).statusCode).toBe(200);
    expect((await support.patch(`/api/admin/rings/${id}`, { outcome: 'kept', text: 'Nein.' })).statusCode).toBe(403);
    const { member } = one(ring);
    await db.updateTable('members').set({ admin_role: 'super_admin' }).where('id', '=', member.id).execute();
    const admin = await test.signIn(await memberNow(test, member));
    const own = await admin.patch(`/api/admin/rings/${id}`, { outcome: 'released', text: 'Alles gut.' });
    expect([own.statusCode, own.json().code]).toEqual([409, 'OWN_REPORT']);
  });
});

describe('where accounts are signed in', () => {
  it('is kept as tags that say nothing by themselves, and for a stated time', async () => {
    const browser = test.newVisitor();
    await browser.post('/api/auth/magic-link', { email: 'tags@example.de' });
    await test.runJobs();
    const mail = (await test.mails()).find(({ to }) => to === 'tags@example.de');
    const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    await browser.post('/api/auth/magic-link/verify', { token });
    const signals = () => db.selectFrom('account_signals').selectAll().orderBy('kind').execute();
    expect((await signals()).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['device', 'network']));
    expect(JSON.stringify(await signals())).not.toContain('127.0.0');
    clock.advance({ days: 31 });
    await sweepNow(test);
    expect((await signals()).filter(({ seen_at }) => seen_at < clock.now()).map(({ kind }) => kind)).not.toContain(
      'network',
    );
    clock.advance({ days: 60 });
    await sweepNow(test);
    expect(await signals()).toEqual([]);
  });
});

async function anExchangeWith(reviewer: SignedInClient) {
  return (await anExchangeOf(test, reviewer)).exchange;
}

async function exchangesOf({ member }: SignedInClient): Promise<string[]> {
  const rows = await db.selectFrom('review_exchanges').select('id').where('reviewer_id', '=', member.id).execute();
  return rows.map(({ id }) => id);
}

async function reviewOf(client: SignedInClient) {
  return (await client.get('/api/account-review')).json();
}

async function caseOf({ member }: SignedInClient) {
  return db.selectFrom('ring_cases').selectAll().where('member_id', '=', member.id).executeTakeFirstOrThrow();
}

async function held({ member }: SignedInClient): Promise<string[]> {
  const rows = await db.selectFrom('held_points').select('action').where('member_id', '=', member.id).execute();
  return rows.map(({ action }) => action);
}
