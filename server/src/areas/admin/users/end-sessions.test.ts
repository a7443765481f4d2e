import { describe, it } from 'node:test';
import { adminRoles } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import { anAdmin, deeds, memberNow } from '../../../../testing/factories/admin.ts';
import { aColleague } from '../../../../testing/factories/team.ts';
import { cookieOf, openStream } from '../../../../testing/live-stream.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { db, clock } = test;
const reason = 'Hat das Handy verloren';

describe('POST /api/admin/users/:id/end-sessions', () => {
  it('ends every session of the account at once, the open pages too, and leaves the account and all others', async () => {
    const [admin, eva, udo] = [await anAdmin(test, 'user_manager'), await test.signIn(), await test.signIn()];
    const phone = await test.signIn(eva.member);
    const page = await openStream(test.app, await cookieOf(test, eva.member));
    const answer = await end(admin, eva);
    expect([answer.statusCode, answer.json()]).toEqual([200, { ended: 3 }]);
    expect(await page.next()).toMatchObject({ event: 'end', data: { reason: 'signed-out' } });
    for (const device of [eva, phone]) expect((await device.get('/api/auth/user')).statusCode).toBe(401);
    for (const other of [admin, udo]) expect((await other.get('/api/auth/user')).statusCode).toBe(200);
    expect(await memberNow(test, eva.member)).toMatchObject({ status: 'active', email: eva.member.email });
  });

  it('stands in the audit log with reason and number, and the member is told by mail, without the reason', async () => {
    const [admin, eva] = [await anAdmin(test, 'super_admin'), await test.signIn()];
    const answer = await end(admin, eva);
    const entry = await db.selectFrom('audit_log').selectAll().executeTakeFirstOrThrow();
    const whose = { actor_id: admin.member.id, subject_id: eva.member.id };
    const what = { action: 'user.sessions_ended', value_before: '1', value_after: '0', reason };
    expect(entry).toMatchObject({ ...whose, ...what, request_id: answer.headers['x-request-id'] });
    await test.runJobs();
    const mails = (await test.mails()).filter(({ to }) => to === eva.member.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Wir haben dich zur Sicherheit abgemeldet']);
    expect(mails[0]?.text).toContain('/magic-link');
    expect(JSON.stringify(mails)).not.toContain(reason);
    const log = (await admin.get('/api/admin/audit-log?action=user.sessions_ended')).json();
    expect(log.looks).toEqual([expect.objectContaining({ action: 'user.sessions_ended', from: '1', reason })]);
  });

  it('tells everybody of the team by mail, whose sessions end as well', async () => {
    const [admin, eva] = [await anAdmin(test, 'super_admin'), await test.signIn()];
    const colleague = await aColleague(test, eva, 'lou@cafe-eva.example');
    expect((await end(admin, eva)).json()).toEqual({ ended: 2 });
    await test.runJobs();
    expect((await colleague.get('/api/auth/user')).statusCode).toBe(401);
    const told = (await test.mails()).filter(({ subject }) => subject === 'Wir haben dich zur Sicherheit abgemeldet');
    expect(told.map(({ to }) => to).toSorted()).toEqual([eva.member.email, 'lou@cafe-eva.example'].toSorted());
  });

  it('does nothing where nobody is signed in, and one deed for two who act at once', async () => {
    const [one, two, eva] = [
      await anAdmin(test, 'super_admin'),
      await anAdmin(test, 'user_manager'),
      await test.signIn(),
    ];
    const answers = await Promise.all([end(one, eva), end(two, eva), end(one, eva)]);
    expect(answers.map((answer) => answer.json().ended).toSorted()).toEqual([0, 0, 1]);
    expect(await deeds(test)).toEqual(['user.sessions_ended 1 -> 0']);
    await test.runJobs();
    expect((await test.mails()).filter(({ to }) => to === eva.member.email)).toHaveLength(1);
  });

  it('makes a sign-in in any browser news again', async () => {
    const [admin, eva] = [await anAdmin(test, 'super_admin'), await test.signIn()];
    const browser = {
      member_id: eva.member.id,
      browser_hash: 'known',
      added_at: clock.now(),
      last_seen_at: clock.now(),
    };
    await db.insertInto('known_browsers').values(browser).execute();
    await end(admin, eva);
    const left = await db.selectFrom('known_browsers').select('browser_hash').execute();
    expect(left).toEqual([{ browser_hash: expect.not.stringContaining('known') }]);
  });

  for (const role of adminRoles) {
    const isAllowed = role === 'super_admin' || role === 'user_manager';
    it(`${isAllowed ? 'lets' : 'does not let'} a ${role} sign a member out`, async () => {
      const [admin, eva] = [await anAdmin(test, role), await test.signIn()];
      expect((await end(admin, eva)).statusCode).toBe(isAllowed ? 200 : 403);
      expect((await eva.get('/api/auth/user')).statusCode).toBe(isAllowed ? 401 : 200);
    });
  }

  it('keeps a user_manager from signing out a super_admin, and everybody from signing out themselves', async () => {
    const [manager, chief] = [await anAdmin(test, 'user_manager'), await anAdmin(test, 'super_admin')];
    expect((await end(manager, chief)).json().code).toBe('FORBIDDEN');
    for (const admin of [manager, chief]) {
      const own = await end(admin, admin);
      expect([own.statusCode, own.json().code]).toEqual([409, 'OWN_SESSIONS']);
      expect((await admin.get('/api/auth/user')).statusCode).toBe(200);
    }
    expect(await deeds(test)).toEqual([]);
  });

  it('wants a reason, somebody who exists, and a fresh sign-in', async () => {
    const [admin, eva] = [await anAdmin(test, 'super_admin'), await test.signIn()];
    for (const said of ['', '   ', 'x'.repeat(501), null])
      expect((await end(admin, eva, said)).json().code).toBe('VALIDATION_FAILED');
    const nobody = '/api/admin/users/5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11/end-sessions';
    expect((await admin.post(nobody, { reason })).json().code).toBe('USER_NOT_FOUND');
    clock.advance({ minutes: 61 });
    expect((await end(admin, eva)).json().code).toBe('FRESH_SIGN_IN_REQUIRED');
    expect((await eva.get('/api/auth/user')).statusCode).toBe(200);
  });
});

function end(admin: SignedInClient, { member }: SignedInClient, why: string | null = reason) {
  return admin.post(`/api/admin/users/${member.id}/end-sessions`, { reason: why });
}
