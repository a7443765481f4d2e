import { describe, it } from 'node:test';
import type { AdminUser, AdminUserDetail, AuditLook } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { anAdmin, deeds } from '../../../../testing/factories/admin.ts';
import { anExchange, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { aReport } from '../../../../testing/factories/reports.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();

interface Listed {
  users: AdminUser[];
  pagination: { total: number; page: number; limit: number; isTotalExact: boolean };
}

describe('GET /api/admin/users', () => {
  it('lists everybody, newest first, by pages of fifty with the total', async () => {
    const admin = await anAdmin(test, 'support_agent');
    for (let step = 0; step < 60; step += 1) {
      test.clock.advance({ seconds: 1 });
      await test.aMember({ email: `eva-${step}@example.de` });
    }
    const first = await list(admin, '');
    expect(first.users).toHaveLength(50);
    expect(first.users[0]).toMatchObject({ email: 'eva-59@example.de', level: 'Bronze', trustScore: null });
    expect(first.pagination).toEqual({ total: 61, page: 1, limit: 50, isTotalExact: true });
    const second = await list(admin, '?page=2');
    expect(second.users).toHaveLength(11);
    expect(second.users.at(-1)?.email).toBe(admin.member.email);
    expect((await list(admin, '?page=3')).users).toEqual([]);
    expect((await list(admin, '?page=100000&limit=100')).users).toEqual([]);
  });

  it('shows the figures of each', async () => {
    const admin = await anAdmin(test, 'support_agent');
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    await confirm(recipient, exchange);
    await test.runJobs();
    const { users } = await list(admin, '');
    expect(users.find(({ id }) => id === reviewer.member.id)).toMatchObject({ reviewsGiven: 1, reviewsReceived: 0 });
    expect(users.find(({ id }) => id === recipient.member.id)).toMatchObject({ reviewsGiven: 0, reviewsReceived: 1 });
    expect(users.find(({ id }) => id === reviewer.member.id)?.trustScore).toBeGreaterThan(50);
  });

  it('filters by status and by role, also by both', async () => {
    const admin = await anAdmin(test, 'user_manager');
    await test.aMember({ email: 'a@example.de', status: 'banned' });
    await test.aMember({ email: 'b@example.de', status: 'banned', admin_role: 'support_agent' });
    await test.aMember({ email: 'c@example.de', admin_role: 'support_agent' });
    expect(await found(admin, '?status=banned')).toEqual(['a@example.de', 'b@example.de']);
    expect(await found(admin, '?adminRole=support_agent')).toEqual(['b@example.de', 'c@example.de']);
    expect(await found(admin, '?adminRole=support_agent&status=banned')).toEqual(['b@example.de']);
    expect((await list(admin, '?status=banned&limit=1')).pagination.total).toBe(2);
  });

  it('follows a changed status, role, name and address', async () => {
    const admin = await anAdmin(test, 'super_admin');
    const { id } = await test.aMember({ email: 'vorher@example.de' });
    await admin.patch(`/api/admin/users/${id}/status`, { status: 'inactive' });
    await admin.patch(`/api/admin/users/${id}/role`, { adminRole: 'support_agent' });
    const renamed = { email: 'nachher@example.de', company_name: 'Seifensiederei' };
    await test.db.updateTable('members').set(renamed).where('id', '=', id).execute();
    for (const query of ['?status=inactive', '?adminRole=support_agent', '?search=seifen', '?search=nachher']) {
      expect(await found(admin, query)).toEqual(['nachher@example.de']);
    }
    expect(await found(admin, '?search=vorher')).toEqual([]);
    await test.db.deleteFrom('members').where('id', '=', id).execute();
    expect(await found(admin, '?search=seifen')).toEqual([]);
  });

  it('refuses what is not a status, role or page, and texts that cannot be stored', async () => {
    const admin = await anAdmin(test, 'user_manager');
    for (const query of ['status=all', 'adminRole=king', 'page=0', 'page=1.5', 'limit=101', 'search=%00']) {
      const answer = await admin.get(`/api/admin/users?${query}`);
      expect([query, answer.json().code]).toEqual([query, 'VALIDATION_FAILED']);
    }
  });
});

describe('GET /api/admin/users/:id', () => {
  it('stands in the audit log, once an hour for each who looks, and not for a look at oneself', async () => {
    const [ada, bea] = [await anAdmin(test, 'super_admin'), await anAdmin(test, 'user_manager')];
    const eva = await test.signIn();
    const look = (admin: SignedInClient, id: string) => admin.get(`/api/admin/users/${id}`);
    for (const admin of [ada, ada, bea]) await look(admin, eva.member.id);
    await look(ada, ada.member.id);
    test.clock.advance({ hours: 1, seconds: 1 });
    await look(ada, eva.member.id);
    const { looks } = (await ada.get('/api/admin/audit-log?action=user.viewed')).json();
    expect(looks.map((entry: AuditLook) => [entry.actor.id, entry.subject.id])).toEqual([
      [ada.member.id, eva.member.id],
      [bea.member.id, eva.member.id],
      [ada.member.id, eva.member.id],
    ]);
    expect((await ada.get(`/api/admin/users/${eva.member.id}`)).json().history).not.toContainEqual(
      expect.objectContaining({ kind: 'status_changed' }),
    );
  });

  it('stands there once also when two pages are opened at the same moment', async () => {
    const [ada, eva] = [await anAdmin(test, 'super_admin'), await test.signIn()];
    const looks = await Promise.all(Array.from({ length: 12 }, () => ada.get(`/api/admin/users/${eva.member.id}`)));
    expect(new Set(looks.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await deeds(test)).toEqual(['user.viewed null -> null']);
  });

  it('tells what happened to a user, newest first', async () => {
    const admin = await anAdmin(test, 'super_admin');
    const { reported, reporter } = await aReport(test);
    test.clock.advance({ hours: 1 });
    const path = `/api/admin/users/${reported.member.id}`;
    await admin.patch(`${path}/status`, { status: 'inactive', reason: 'Urlaub' });
    test.clock.advance({ hours: 1 });
    const later = await test.signIn(admin.member);
    await later.patch(`${path}/role`, { adminRole: 'support_agent' });
    const { user, profile, figures, history } = (await admin.get(path)).json<AdminUserDetail>();
    expect(user).toMatchObject({ id: reported.member.id, status: 'inactive', adminRole: 'support_agent' });
    expect(profile).toMatchObject({ industry: 'marketing', isComplete: true, subscriptionStatus: 'free' });
    expect(figures).toEqual({
      matches: 1,
      exchanges: 0,
      confirmedExchanges: 0,
      suspiciousReviews: 0,
      reportsFiled: 0,
      reportsReceived: 1,
      reportsResolved: 0,
    });
    const actor = { id: admin.member.id, name: 'Ada Kern' };
    expect(history.slice(0, 2)).toMatchObject([
      { kind: 'role_changed', from: null, to: 'support_agent', actor },
      { kind: 'status_changed', from: 'active', to: 'inactive', reason: 'Urlaub', actor },
    ]);
    const rest = history.slice(2);
    expect(rest.map(({ kind }) => kind).sort()).toEqual(['joined', 'match', 'report_received']);
    const partner = { id: reporter.member.id, name: 'Café Morgenrot' };
    expect(rest.find(({ kind }) => kind === 'match')).toMatchObject({ status: 'accepted', partner });
    expect(rest.find(({ kind }) => kind === 'report_received')).toMatchObject({ reason: 'rating_demanded', partner });
  });

  it('keeps to the latest fifty', async () => {
    const admin = await anAdmin(test, 'user_manager');
    const { id } = await test.aMember();
    for (let step = 0; step < 51; step += 1) {
      test.clock.advance({ minutes: 1 });
      await admin.patch(`/api/admin/users/${id}/status`, { status: step % 2 === 0 ? 'inactive' : 'active' });
    }
    const { history } = (await admin.get(`/api/admin/users/${id}`)).json<AdminUserDetail>();
    expect(history).toHaveLength(50);
    expect(history.every(({ kind }) => kind === 'status_changed')).toBe(true);
  });

  it('knows nobody whose account was deleted, and changes nothing about it', async () => {
    const admin = await anAdmin(test, 'super_admin');
    const eva = await test.signIn();
    const left = await eva.post('/api/privacy/delete-account', { email: eva.member.email });
    expect(left.statusCode).toBe(200);
    await test.runJobs();
    const path = `/api/admin/users/${eva.member.id}`;
    const codes = [
      (await admin.get(path)).json().code,
      (await admin.patch(`${path}/status`, { status: 'active' })).json().code,
      (await admin.patch(`${path}/role`, { adminRole: 'super_admin' })).json().code,
    ];
    expect(codes).toEqual(['USER_NOT_FOUND', 'USER_NOT_FOUND', 'USER_NOT_FOUND']);
    expect((await list(admin, '')).users.map(({ id }) => id)).toEqual([admin.member.id]);
  });

  it('knows nobody by an unknown id, and refuses what is none', async () => {
    const admin = await anAdmin(test, 'support_agent');
    const unknown = await admin.get('/api/admin/users/5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'USER_NOT_FOUND']);
    expect((await admin.get('/api/admin/users/me')).statusCode).toBe(400);
  });
});

type Admin = Awaited<ReturnType<typeof anAdmin>>;

async function list(admin: Admin, query: string): Promise<Listed> {
  return (await admin.get(`/api/admin/users${query}`)).json<Listed>();
}

/** The addresses found, in alphabetical order. */
async function found(admin: Admin, query: string): Promise<string[]> {
  return (await list(admin, query)).users.map(({ email }) => email).sort();
}
