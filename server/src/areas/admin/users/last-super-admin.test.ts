import { describe, it } from 'node:test';
import type { MemberStatus } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import { anAdmin, deeds, memberNow } from '../../../../testing/factories/admin.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';

const test = await startTestApp();

describe('the last super_admin', () => {
  it('stays when the other one is banned, because a banned one cannot act', async () => {
    const [ada, bert] = await superAdmins(2);
    await ban(ada, bert);
    const cleo = await test.aCompleteMember({ admin_role: 'super_admin', status: 'banned' });
    const manager = await anAdmin(test, 'user_manager');
    const answer = await manager.patch(`/api/admin/users/${ada.member.id}/status`, { status: 'banned' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'LAST_SUPER_ADMIN']);
    expect((await memberNow(test, ada.member)).status).toBe('active');
    expect((await ada.patch(`/api/admin/users/${cleo.id}/role`, { adminRole: null })).statusCode).toBe(200);
  });

  it('stays when the other one is inactive, because only an active account acts', async () => {
    const [ada, bert] = await superAdmins(2);
    expect((await setStatus(ada, bert, 'inactive')).statusCode).toBe(200);
    expect((await bert.get('/api/admin/users')).json().code).toBe('FORBIDDEN');
    expect((await setStatus(bert, ada, 'inactive')).statusCode).toBe(403);
    const manager = await anAdmin(test, 'user_manager');
    for (const status of ['inactive', 'pending', 'banned'] as const)
      expect((await setStatus(manager, ada, status)).json().code).toBe('LAST_SUPER_ADMIN');
    expect((await leave(ada)).json().code).toBe('LAST_SUPER_ADMIN');
    expect((await leave(bert)).statusCode).toBe(200);
    expect(await actingSuperAdmins()).toBe(1);
  });

  it('may leave once another one can act', async () => {
    const [ada, bert] = await superAdmins(2);
    expect((await ban(ada, bert)).statusCode).toBe(200);
    await ada.patch(`/api/admin/users/${bert.member.id}/status`, { status: 'active' });
    const back = await test.signIn(bert.member);
    expect((await demote(back, ada)).statusCode).toBe(200);
  });

  it('remains of two who take the role from each other at the same time', { skip: !isOnPostgres }, async () => {
    for (let round = 0; round < 20; round += 1) {
      const [ada, bert] = await superAdmins(2);
      const replies = await Promise.all([demote(ada, bert), round % 2 === 0 ? demote(bert, ada) : ban(bert, ada)]);
      // The slower one was refused, or had lost its session before it got here.
      const refused = replies.filter((reply) => reply.statusCode !== 200).map((reply) => reply.statusCode);
      expect(refused).toHaveLength(1);
      expect([401, 403, 409]).toContain(refused[0]);
      expect(await actingSuperAdmins()).toBe(1);
      await test.db.updateTable('members').set({ admin_role: null }).execute();
    }
  });

  it('remains of two who set each other inactive and delete themselves', { skip: !isOnPostgres }, async () => {
    for (let round = 0; round < 20; round += 1) {
      const [ada, bert] = await superAdmins(2);
      const turns = [
        () => setStatus(ada, bert, 'inactive'),
        () => (round % 2 === 0 ? setStatus(bert, ada, 'inactive') : leave(ada)),
        () => leave(bert),
        () => (round % 3 === 0 ? demote(bert, ada) : leave(ada)),
      ];
      const replies = await Promise.all(turns.map((turn) => turn()));
      expect(replies.filter((reply) => reply.statusCode >= 500)).toEqual([]);
      expect(await actingSuperAdmins()).toBe(1);
      await test.db.updateTable('members').set({ admin_role: null }).execute();
    }
  });

  it('remains of ten who ban and demote each other fifty times at once', { skip: !isOnPostgres }, async () => {
    const admins = await superAdmins(10);
    const attempts = Array.from({ length: 50 }, (_, step) => {
      const [actor, target] = [admins[step % 10], admins[(step + 1 + Math.floor(step / 10)) % 10]];
      if (!actor || !target) throw new Error('There are ten');
      return step % 2 === 0 ? demote(actor, target) : ban(actor, target);
    });
    const replies = await Promise.all(attempts);
    expect(replies.filter((reply) => reply.statusCode >= 500)).toEqual([]);
    expect(await actingSuperAdmins()).toBeGreaterThanOrEqual(1);
    const changes = await deeds(test);
    expect(changes.length).toBeGreaterThan(0);
    // Whoever was told yes changed something, or found it done already.
    expect(replies.filter((reply) => reply.statusCode === 200).length).toBeGreaterThanOrEqual(changes.length);
  });

  it('is told no fifty times at once', { skip: !isOnPostgres }, async () => {
    const [ada] = await superAdmins(1);
    const manager = await anAdmin(test, 'user_manager');
    const replies = await Promise.all(Array.from({ length: 50 }, () => ban(manager, ada)));
    expect(new Set(replies.map((reply) => reply.json().code))).toEqual(new Set(['LAST_SUPER_ADMIN']));
    expect(await deeds(test)).toEqual([]);
  });
});

async function superAdmins(count: number): Promise<[SignedInClient, SignedInClient, ...SignedInClient[]]> {
  const admins: SignedInClient[] = [];
  for (let step = 0; step < count; step += 1) admins.push(await anAdmin(test, 'super_admin'));
  return admins as [SignedInClient, SignedInClient, ...SignedInClient[]];
}

function demote(actor: SignedInClient, target: SignedInClient) {
  return actor.patch(`/api/admin/users/${target.member.id}/role`, { adminRole: null });
}

function ban(actor: SignedInClient, target: SignedInClient) {
  return setStatus(actor, target, 'banned');
}

function setStatus(actor: SignedInClient, target: SignedInClient, status: MemberStatus) {
  return actor.patch(`/api/admin/users/${target.member.id}/status`, { status });
}

function leave({ member, post }: SignedInClient) {
  return post('/api/privacy/delete-account', { email: member.email });
}

async function actingSuperAdmins(): Promise<number> {
  const rows = await test.db
    .selectFrom('members')
    .select('id')
    .where('admin_role', '=', 'super_admin')
    .where('status', '=', 'active')
    .execute();
  return rows.length;
}
