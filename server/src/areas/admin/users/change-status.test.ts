import { describe, it } from 'node:test';
import { adminRoles, memberStatuses } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import { anAdmin, type Caller, callerOf, deeds, memberNow } from '../../../../testing/factories/admin.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const callers: readonly Caller[] = ['visitor', 'member', ...adminRoles];

describe('every cell of the status change: who acts, from which status, to which status', () => {
  for (const caller of callers) {
    const isAllowed = caller === 'super_admin' || caller === 'user_manager';
    const expected = caller === 'visitor' ? 401 : isAllowed ? 200 : 403;
    it(`answers ${expected} to ${caller}`, async () => {
      const client = await callerOf(test, caller);
      for (const from of memberStatuses) {
        for (const to of memberStatuses) {
          const target = await test.aCompleteMember({ status: from });
          const answer = await client.patch(`/api/admin/users/${target.id}/status`, { status: to });
          expect([from, to, answer.statusCode]).toEqual([from, to, expected]);
          expect((await memberNow(test, target)).status).toBe(isAllowed ? to : from);
        }
      }
      expect(await deeds(test)).toHaveLength(isAllowed ? memberStatuses.length * (memberStatuses.length - 1) : 0);
    });
  }

  for (const role of adminRoles) {
    it(`${role === 'super_admin' ? 'keeps a user_manager from banning' : 'lets a user_manager ban'} a ${role}`, async () => {
      const manager = await anAdmin(test, 'user_manager');
      await anAdmin(test, 'super_admin');
      const target = await anAdmin(test, role);
      const answer = await manager.patch(`/api/admin/users/${target.member.id}/status`, { status: 'banned' });
      expect(answer.statusCode).toBe(role === 'super_admin' ? 403 : 200);
      expect((await memberNow(test, target.member)).status).toBe(role === 'super_admin' ? 'active' : 'banned');
    });
  }
});

describe('PATCH /api/admin/users/:id/status', () => {
  it('ends the sessions of a banned person at once and keeps them out until the ban is lifted', async () => {
    const admin = await anAdmin(test, 'user_manager');
    const eva = await test.signIn({ email: 'eva@example.de' });
    const path = `/api/admin/users/${eva.member.id}/status`;
    expect((await admin.patch(path, { status: 'banned', reason: 'Gefälschte Reviews' })).json().status).toBe('banned');
    expect((await eva.get('/api/auth/user')).statusCode).toBe(401);
    const signIn = () => test.newVisitor().post('/api/auth/dev-bypass', { email: 'eva@example.de' });
    expect((await signIn()).json().code).toBe('ACCOUNT_BANNED');
    await admin.patch(path, { status: 'active' });
    expect((await eva.get('/api/auth/user')).statusCode).toBe(401);
    expect((await signIn()).statusCode).toBe(200);
  });

  it('tells a banned person by mail, and whoever is free again by mail and in the bell, once each', async () => {
    const admin = await anAdmin(test, 'user_manager');
    const eva = await test.aCompleteMember({ email: 'eva@example.de' });
    for (const status of ['banned', 'banned', 'inactive', 'active']) {
      await admin.patch(`/api/admin/users/${eva.id}/status`, { status, reason: 'Nur für dich' });
      await test.runJobs();
    }
    const mails = await test.mails();
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ['eva@example.de', 'Dein Konto ist wieder freigeschaltet'],
      ['eva@example.de', 'Dein Konto wurde gesperrt'],
    ]);
    // The reason is for who reads it, and no other change tells one.
    expect(mails.filter(({ text }) => text.includes('Nur für dich')).map(({ subject }) => subject)).toEqual([
      'Dein Konto wurde gesperrt',
    ]);
    // Who is banned cannot sign in, and so not write to the support.
    expect(mails.find(({ subject }) => subject === 'Dein Konto wurde gesperrt')?.text).toMatch(/\/impressum\b/);
    const { notifications } = (await (await test.signIn(eva)).get('/api/notifications')).json();
    expect(notifications).toMatchObject([{ type: 'system', title: 'Dein Konto ist wieder freigeschaltet' }]);
    expect(await test.db.selectFrom('notifications').select('id').execute()).toHaveLength(1);
  });

  it('writes the reason into the log, and nothing when nothing changes', async () => {
    const admin = await anAdmin(test, 'user_manager');
    const { id } = await test.aCompleteMember();
    await admin.patch(`/api/admin/users/${id}/status`, { status: 'inactive', reason: ' Auf Wunsch ' });
    await admin.patch(`/api/admin/users/${id}/status`, { status: 'inactive' });
    const entries = await test.db.selectFrom('audit_log').select(['value_before', 'value_after', 'reason']).execute();
    expect(entries).toEqual([{ value_before: 'active', value_after: 'inactive', reason: 'Auf Wunsch' }]);
  });

  it('never changes the own status', async () => {
    for (const role of ['user_manager', 'super_admin'] as const) {
      const admin = await anAdmin(test, role);
      const answer = await admin.patch(`/api/admin/users/${admin.member.id}/status`, { status: 'inactive' });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'OWN_STATUS']);
    }
  });

  it('refuses malformed statuses and unknown people', async () => {
    const admin = await anAdmin(test, 'user_manager');
    const nobody = '/api/admin/users/5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11/status';
    expect((await admin.patch(nobody, { status: 'active' })).json().code).toBe('USER_NOT_FOUND');
    const { id } = await test.aMember();
    for (const body of [{ status: 'gone' }, {}, { status: 'active', reason: 'x'.repeat(501) }]) {
      expect((await admin.patch(`/api/admin/users/${id}/status`, body)).json().code).toBe('VALIDATION_FAILED');
    }
  });
});
