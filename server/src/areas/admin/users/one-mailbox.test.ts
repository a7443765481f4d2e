import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anAdmin, memberNow } from '../../../../testing/factories/admin.ts';
import { businessesOf } from '../../../../testing/factories/businesses.ts';
import { aColleague } from '../../../../testing/factories/team.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';

const test = await startTestApp();
const { aBusiness, leave } = businessesOf(test);
const { db, clock } = test;

describe('who has a mailbox of which an account is banned', () => {
  it('gets in with no other address of it, by no link, and as no colleague, until the ban is lifted', async () => {
    const admin = await anAdmin(test, 'user_manager');
    const [banned, second] = [await aBusiness('x@laden.de'), await aBusiness('x+2@laden.de', 'zweiter-laden.de')];
    const other = await aBusiness('chef@anderer-laden.de');
    await aColleague(test, other, 'x+team@laden.de');
    await setStatus(admin, banned, 'banned');
    expect((await second.get('/api/auth/user')).statusCode).toBe(401);
    for (const email of ['x+neu@laden.de', 'X+2@laden.de', 'x+team@laden.de'])
      expect([email, (await signIn(email)).json().code]).toEqual([email, 'ACCOUNT_BANNED']);
    expect((await byLink('x+neu@laden.de')).json().code).toBe('ACCOUNT_BANNED');
    const came = await db.selectFrom('members').select('id').where('email', '=', 'x+neu@laden.de').execute();
    expect(came).toEqual([]);
    await setStatus(admin, banned, 'active');
    expect((await signIn('x+neu@laden.de')).statusCode).toBe(200);
  });

  it('is banned with it alone: nobody at the same provider or of the same company is', async () => {
    const admin = await anAdmin(test, 'user_manager');
    await setStatus(admin, await aBusiness('x@gmx.de', 'laden.de'), 'banned');
    await setStatus(admin, await aBusiness('x@firma.de'), 'banned');
    for (const email of ['y@gmx.de', 'y@firma.de']) expect((await signIn(email)).statusCode).toBe(200);
  });

  it('keeps no admin out who reads it', async () => {
    const admin = await test.signIn({ email: 'chef@rezenso-haus.de', admin_role: 'super_admin' });
    const other = await anAdmin(test, 'user_manager');
    await setStatus(other, await aBusiness('chef+test@rezenso-haus.de', 'test-laden.de'), 'banned');
    expect((await admin.get('/api/auth/user')).statusCode).toBe(200);
    expect((await signIn('chef@rezenso-haus.de')).statusCode).toBe(200);
  });

  it('is signed in nowhere when the ban and a sign-in meet', { skip: !isOnPostgres }, async () => {
    const admin = await anAdmin(test, 'user_manager');
    for (let time = 0; time < 8; time += 1) {
      const banned = await aBusiness(`x@laden-${time}.de`);
      await Promise.all([setStatus(admin, banned, 'banned'), signIn(`x+neu@laden-${time}.de`)]);
      const sessions = db.selectFrom('sessions').innerJoin('members', 'members.id', 'sessions.member_id');
      const left = await sessions.select('members.id').where('members.email', '=', `x+neu@laden-${time}.de`).execute();
      expect([time, left]).toEqual([time, []]);
    }
  });
});

describe('who has a mailbox of which an account is held', () => {
  it('is held with the next one, with the same case, until people have looked', async () => {
    const held = await aBusiness('x@laden.de');
    await hold(held);
    const second = await aBusiness('x+2@laden.de', 'zweiter-laden.de');
    await test.runJobs();
    expect((await memberNow(test, second.member)).ring_level).toBe('hold');
    expect(await casesOf(second)).toEqual([{ state: 'open', score: 80 }]);
    clock.advance({ days: 1 });
    await db.updateTable('ring_cases').set({ state: 'released', decided_at: clock.now() }).execute();
    await db.updateTable('members').set({ ring_level: 'none' }).where('id', '=', second.member.id).execute();
    await db.updateTable('ring_cases').set({ state: 'open' }).where('member_id', '=', held.member.id).execute();
    await signIn('x+2@laden.de');
    expect((await memberNow(test, second.member)).ring_level).toBe('none');
  });

  it('holds nobody who reads another one: at the same provider or company', async () => {
    await hold(await aBusiness('x@gmx.de', 'laden.de'));
    await hold(await aBusiness('x@firma.de'));
    for (const email of ['y@gmx.de', 'y@firma.de']) {
      const other = await aBusiness(email, 'ganz-anders.de');
      expect((await memberNow(test, other.member)).ring_level).toBe('none');
    }
  });
});

describe('who has a mailbox or a site of which moderation hides the page', () => {
  const ways = {
    'a second account of the mailbox': async () => aBusiness('x+2@laden.de', 'zweiter-laden.de'),
    'the same mailbox, after deleting the account': async (hidden: SignedInClient) => {
      await leave(hidden);
      return aBusiness('x@laden.de');
    },
    'another mailbox, for the site that was proven': async (hidden: SignedInClient) => {
      await leave(hidden);
      return aBusiness('y@gmx.de', 'laden.de');
    },
  };
  for (const [how, come] of Object.entries(ways)) {
    it(`shows none, and moderators hear of it and may allow it: ${how}`, async () => {
      const hidden = await aBusiness('x@laden.de');
      expect((await publish(hidden, 'laden')).statusCode).toBe(200);
      await hide(hidden);
      const next = await come(hidden);
      expect((await publish(next, 'laden-neu')).json().code).toBe('PUBLIC_PAGE_HIDDEN');
      expect((await publish(next, 'laden-neu', { isPublished: false, asksCustomers: true })).statusCode).toBe(200);
      expect((await test.newVisitor().get('/u/laden-neu')).statusCode).toBe(404);
      expect((await test.newVisitor().get('/b/laden-neu')).statusCode).toBe(404);
      expect((await next.get('/api/public-page')).json().hidden).toMatchObject({ text: 'Das ist verboten.' });
      await test.runJobs();
      const report = await db.selectFrom('reports').selectAll().where('reported_id', '=', next.member.id).execute();
      expect(report.map(({ kind, status }) => [kind, status])).toEqual([['public_page', 'pending']]);
      const moderator = await anAdmin(test, 'content_moderator');
      await moderator.put(`/api/admin/reports/${report[0]?.id}/page`, {
        isHidden: false,
        reason: null,
        text: 'Geprüft.',
      });
      expect((await publish(next, 'laden-neu')).statusCode).toBe(200);
    });
  }

  it('hides the page of nobody else: at the same provider, of another site, or one that was shown before', async () => {
    const before = await aBusiness('x+2@gmx.de', 'zweiter-laden.de');
    expect((await publish(before, 'zweiter')).statusCode).toBe(200);
    const hidden = await aBusiness('x@gmx.de', 'laden.de');
    await publish(hidden, 'laden');
    await hide(hidden);
    await leave(hidden);
    for (const other of [await aBusiness('y@gmx.de', 'laden-zwei.de'), await aBusiness('info@laden.de')])
      expect((await publish(other, `neu-${other.member.id.slice(0, 6)}`)).statusCode).toBe(200);
    expect((await publish(before, 'zweiter')).statusCode).toBe(200);
  });
});

async function setStatus(admin: SignedInClient, { member }: SignedInClient, status: string): Promise<void> {
  const path = `/api/admin/users/${member.id}/status`;
  expect((await admin.patch(path, { status, reason: 'Betrug' })).statusCode).toBe(200);
}

function signIn(email: string) {
  return test.newVisitor().post('/api/auth/dev-bypass', { email });
}

async function byLink(email: string) {
  const visitor = test.newVisitor();
  await visitor.post('/api/auth/magic-link', { email });
  await test.runJobs();
  const text = (await test.mails()).findLast(({ to }) => to === email)?.text ?? '';
  return visitor.post('/api/auth/magic-link/verify', { token: /token=([\w-]+)/.exec(text)?.[1] });
}

async function hold({ member }: SignedInClient): Promise<void> {
  await db.updateTable('members').set({ ring_level: 'hold' }).where('id', '=', member.id).execute();
  const found = { member_id: member.id, score: 80, evidence: '[]', pairs: '[]', opened_at: clock.now() };
  await db.insertInto('ring_cases').values(found).execute();
}

function casesOf({ member }: SignedInClient) {
  return db.selectFrom('ring_cases').select(['state', 'score']).where('member_id', '=', member.id).execute();
}

function publish(client: SignedInClient, name: string, also = {}) {
  const shown = { isPublished: true, isFindable: true, asksCustomers: true, comesBack: false };
  return client.put('/api/public-page', { name, ...shown, ...also });
}

async function hide({ member }: SignedInClient): Promise<void> {
  const why = { hidden_reason: 'page_illegal', hidden_text: 'Das ist verboten.' } as const;
  const set = { ...why, hidden_at: clock.now(), is_published: false, was_published: true };
  await db.updateTable('public_pages').set(set).where('member_id', '=', member.id).execute();
}
