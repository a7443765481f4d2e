import { describe, it } from 'node:test';
import type { AdminUserDetail } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { anAdmin, memberNow } from '../../../../testing/factories/admin.ts';
import { businessesOf } from '../../../../testing/factories/businesses.ts';
import { anExchange } from '../../../../testing/factories/exchanges.ts';
import { aColleague } from '../../../../testing/factories/team.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';
import { job } from '../../../jobs/job.ts';

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

  it('gets in under no other domain of its provider', async () => {
    const admin = await anAdmin(test, 'user_manager');
    for (const [own, ...others] of [
      ['eva@proton.me', 'eva@pm.me', 'e.va@protonmail.com'],
      ['eva@mac.com', 'eva@icloud.com', 'eva@me.com'],
    ] as const) {
      await setStatus(admin, await aBusiness(own, `eva-${own.length}.de`), 'banned');
      for (const email of others) expect([email, (await signIn(email)).json().code]).toEqual([email, 'ACCOUNT_BANNED']);
    }
    expect((await signIn('e.va@icloud.com')).statusCode).toBe(200);
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

describe('other accounts of the mailbox of a banned one', () => {
  it('are shown to who bans, with those of the same proven site, and nobody else’s', async () => {
    const admin = await anAdmin(test, 'user_manager');
    const own = await aBusiness('postfach.eva@gmail.com', 'eva-laden.de');
    await aBusiness('postfacheva+2@gmail.com', 'eva-zwei.de');
    await aBusiness('postfach.adam@gmail.com', 'adam-laden.de');
    const site = await aBusiness('kollege@gmx.de', 'kollege-laden.de');
    const ids = [own.member.id, site.member.id];
    await db.updateTable('members').set({ proven_site: 'eva-laden.de' }).where('id', 'in', ids).execute();
    const { related } = (await admin.get(`/api/admin/users/${own.member.id}`)).json<AdminUserDetail>();
    const shown = related?.map(({ email, status, ...shares }) => [
      email,
      status,
      shares.sharesMailbox,
      shares.sharesSite,
    ]);
    expect(shown).toEqual([
      ['postfacheva+2@gmail.com', 'active', true, false],
      ['kollege@gmx.de', 'active', false, true],
    ]);
  });

  it('are banned with it where who bans says so: each with its entry and one mail, and what is open rests and ends', async () => {
    const admin = await anAdmin(test, 'user_manager');
    const banned = await aBusiness('y@doppel-laden.de');
    const { reviewer: second, recipient: partner, matchId } = await anExchange(test);
    const email = 'y+2@doppel-laden.de';
    await db.updateTable('members').set({ email }).where('id', '=', second.member.id).execute();
    const colleague = await aBusiness('z@doppel-laden.de');
    expect((await setStatus(admin, banned, 'banned', true)).statusCode).toBe(200);
    await test.runJobs();
    expect(await statusesOf(banned, second, colleague)).toEqual(['banned', 'banned', 'active']);
    const entries = await db
      .selectFrom('audit_log')
      .select('subject_id')
      .where('action', '=', 'user.status_changed')
      .where('subject_id', 'in', [banned.member.id, second.member.id])
      .execute();
    expect(entries).toHaveLength(2);
    for (const to of ['y@doppel-laden.de', email])
      expect((await test.mails()).filter((mail) => mail.to === to && /gesperrt/.test(mail.subject))).toHaveLength(1);
    const isPaused = async () =>
      (await partner.get('/api/review-exchanges/my')).json<{ isPaused: boolean }[]>().map((one) => one.isPaused);
    expect(await isPaused()).toEqual([true, true]);
    clock.advance({ hours: 25 });
    await test.core.jobs.enqueue(db, job<Record<string, never>>('bans.settle-due'), {});
    await test.runJobs();
    const match = await db.selectFrom('matches').select('status').where('id', '=', matchId).executeTakeFirst();
    expect(match?.status).toBe('completed');
    const later = await anAdmin(test, 'user_manager');
    expect((await setStatus(later, banned, 'active', true)).statusCode).toBe(200);
    expect(await statusesOf(banned, second, colleague)).toEqual(['active', 'active', 'active']);
  });

  it('stay as they are otherwise, and an admin’s always does', async () => {
    const admin = await anAdmin(test, 'user_manager');
    const [banned, second] = [await aBusiness('w@laden-w.de'), await aBusiness('w+2@laden-w.de', 'laden-w2.de')];
    const staff = await aBusiness('w+3@laden-w.de', 'laden-w3.de');
    await db.updateTable('members').set({ admin_role: 'support_agent' }).where('id', '=', staff.member.id).execute();
    await setStatus(admin, banned, 'banned');
    expect(await statusesOf(banned, second, staff)).toEqual(['banned', 'active', 'active']);
    await setStatus(admin, banned, 'active');
    await setStatus(admin, banned, 'banned', true);
    expect(await statusesOf(banned, second, staff)).toEqual(['banned', 'banned', 'active']);
  });

  it('are banned once by two who ban different ones of them at the same moment', async () => {
    const admins = [await anAdmin(test, 'user_manager'), await anAdmin(test, 'user_manager')] as const;
    for (let time = 0; time < (isOnPostgres ? 8 : 1); time += 1) {
      const ones = [
        await aBusiness(`v@laden-v${time}.de`),
        await aBusiness(`v+2@laden-v${time}.de`, 'laden-v2.de'),
      ] as const;
      const replies = await Promise.all([
        setStatus(admins[0], ones[0], 'banned', true),
        setStatus(admins[1], ones[1], 'banned', true),
      ]);
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const subjects = ones.map(({ member }) => member.id);
      const log = db.selectFrom('audit_log').select('id').where('action', '=', 'user.status_changed');
      expect(await log.where('subject_id', 'in', subjects).execute()).toHaveLength(2);
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

async function setStatus(
  admin: SignedInClient,
  { member }: SignedInClient,
  status: string,
  alsoOthersOfMailbox?: boolean,
) {
  const path = `/api/admin/users/${member.id}/status`;
  const answer = await admin.patch(path, { status, reason: 'Betrug', alsoOthersOfMailbox });
  expect(answer.statusCode).toBe(200);
  return answer;
}

async function statusesOf(...clients: SignedInClient[]): Promise<string[]> {
  return Promise.all(clients.map(async ({ member }) => (await memberNow(test, member)).status));
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
