import { describe, it } from 'node:test';
import { type AdminRole, adminRoles } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import { anAdmin, type Caller, callerOf, deeds, memberNow } from '../../../../testing/factories/admin.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const callers: readonly Caller[] = ['visitor', 'member', ...adminRoles];
const roles: ReadonlyArray<AdminRole | null> = [null, ...adminRoles];

describe('every cell of the role change: who acts, from which role, to which role', () => {
  for (const caller of callers) {
    for (const from of roles) {
      const expected = caller === 'visitor' ? 401 : caller === 'super_admin' ? 200 : 403;
      it(`answers ${expected} to ${caller} who changes ${from ?? 'no role'} to each role`, async () => {
        const client = await callerOf(test, caller);
        await anAdmin(test, 'super_admin');
        for (const to of roles) {
          const target = await test.aCompleteMember({ admin_role: from });
          const answer = await client.patch(`/api/admin/users/${target.id}/role`, { adminRole: to });
          expect([to, answer.statusCode]).toEqual([to, expected]);
          if (expected === 200) expect(answer.json()).toMatchObject({ id: target.id, adminRole: to });
          expect((await memberNow(test, target)).admin_role).toBe(expected === 200 ? to : from);
        }
        const changed = expected === 200 ? roles.filter((to) => to !== from) : [];
        expect(await deeds(test)).toEqual(changed.map((to) => `user.role_changed ${from} -> ${to}`));
      });
    }
  }
});

describe('PATCH /api/admin/users/:id/role', () => {
  it('never changes the own role, be it the same', async () => {
    const admin = await anAdmin(test, 'super_admin');
    await anAdmin(test, 'super_admin');
    for (const adminRole of roles) {
      const answer = await admin.patch(`/api/admin/users/${admin.member.id}/role`, { adminRole });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'OWN_ROLE']);
    }
    expect((await memberNow(test, admin.member)).admin_role).toBe('super_admin');
  });

  it('tells whom it concerns by bell and mail, without the reason, which stands in the audit log', async () => {
    const [admin, eva] = [await anAdmin(test, 'super_admin'), await test.signIn()];
    const path = `/api/admin/users/${eva.member.id}/role`;
    await admin.patch(path, { adminRole: 'support_agent', reason: 'Neu im Team' });
    // The same again tells nothing.
    await admin.patch(path, { adminRole: 'support_agent', reason: 'Neu im Team' });
    await test.runJobs();
    const mails = (await test.mails()).filter(({ to }) => to === eva.member.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Deine Rolle in der Verwaltung von Rezenso']);
    expect(mails[0]?.text).toContain('„Support“');
    expect(JSON.stringify(mails)).not.toContain('Neu im Team');
    const { notifications } = (await eva.get('/api/notifications')).json();
    expect(notifications[0]).toMatchObject({ title: 'Du hast eine Rolle in der Verwaltung', href: '/admin' });
    const [entry] = (await admin.get('/api/admin/audit-log?action=user.role_changed')).json().entries;
    expect(entry).toMatchObject({ from: null, to: 'support_agent', reason: 'Neu im Team' });
    await admin.patch(path, { adminRole: null, reason: 'Geht' });
    await test.runJobs();
    const told = (await test.mails()).filter(({ to }) => to === eva.member.email);
    expect(told.map(({ subject }) => subject).toSorted()).toEqual([
      'Deine Rolle in der Verwaltung von Rezenso',
      'Du bist nicht mehr in der Verwaltung',
    ]);
  });

  it('ends the sessions of who loses the role, and of nobody else', async () => {
    const admin = await anAdmin(test, 'super_admin');
    const moderator = await anAdmin(test, 'content_moderator');
    const path = `/api/admin/users/${moderator.member.id}/role`;
    expect((await admin.patch(path, { adminRole: 'support_agent' })).statusCode).toBe(200);
    expect((await moderator.get('/api/admin/users')).statusCode).toBe(200);
    expect((await admin.patch(path, { adminRole: null })).statusCode).toBe(200);
    expect((await moderator.get('/api/auth/user')).statusCode).toBe(401);
    expect((await admin.get('/api/auth/user')).statusCode).toBe(200);
  });

  it('says what was done, by whom, and with which request', async () => {
    const admin = await anAdmin(test, 'super_admin');
    const target = await test.aCompleteMember();
    const answer = await admin.patch(`/api/admin/users/${target.id}/role`, { adminRole: 'user_manager' });
    const entry = await test.db.selectFrom('audit_log').selectAll().executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      actor_id: admin.member.id,
      subject_id: target.id,
      action: 'user.role_changed',
      value_before: null,
      value_after: 'user_manager',
      request_id: answer.headers['x-request-id'],
      at: test.clock.now(),
    });
  });

  it('refuses malformed roles and unknown people', async () => {
    const admin = await anAdmin(test, 'super_admin');
    const nobody = '/api/admin/users/5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11/role';
    expect((await admin.patch(nobody, { adminRole: null })).json().code).toBe('USER_NOT_FOUND');
    const { id } = await test.aMember();
    for (const body of [{ adminRole: 'king' }, {}, { adminRole: '' }]) {
      expect((await admin.patch(`/api/admin/users/${id}/role`, body)).json().code).toBe('VALIDATION_FAILED');
    }
    expect((await admin.patch('/api/admin/users/me/role', { adminRole: null })).statusCode).toBe(400);
  });
});
