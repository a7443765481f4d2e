import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { AdminRole } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import { anAdmin, deeds, memberNow } from '../../../../testing/factories/admin.ts';
import { aColleague } from '../../../../testing/factories/team.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';
import { appoint, operatorId } from './appoint.ts';

const test = await startTestApp();

describe('appointing from the command line', () => {
  it('creates the first super_admin, who signs in and can act', async () => {
    expect(await give('leitung@example.de', 'super_admin')).toEqual({
      isNewAccount: true,
      isReactivated: false,
      before: null,
    });
    const browser = test.newVisitor();
    await browser.post('/api/auth/dev-bypass', { email: 'leitung@example.de' });
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({ isAdmin: true, adminRole: 'super_admin' });
    expect((await browser.get('/api/admin/stats')).statusCode).toBe(200);
    const [entry] = await test.db.selectFrom('audit_log').selectAll().execute();
    expect(entry).toMatchObject({ actor_id: operatorId, action: 'user.role_changed', value_after: 'super_admin' });
    expect((await browser.get('/api/admin/audit-log')).statusCode).toBe(200);
  });

  it('refuses the address of a colleague, who has no account, in words', async () => {
    const eva = await test.signIn();
    await aColleague(test, eva, 'bert@cafe-anna.example');
    for (const role of ['support_agent', null] as const)
      await expect(give('bert@cafe-anna.example', role)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  it('gives an account that is known another role, and brings a banned one back', async () => {
    const eva = await test.aCompleteMember({ status: 'banned' });
    expect(await give(eva.email, 'user_manager')).toMatchObject({ isNewAccount: false, isReactivated: true });
    expect(await memberNow(test, eva)).toMatchObject({ status: 'active', admin_role: 'user_manager' });
    expect(await deeds(test)).toEqual([
      'user.status_changed banned -> active',
      'user.role_changed null -> user_manager',
    ]);
    await give(eva.email, 'user_manager');
    expect(await deeds(test)).toHaveLength(2);
  });

  it('takes a role away and ends the sessions, but not from the last super_admin and not from nobody', async () => {
    const ada = await anAdmin(test, 'super_admin');
    await expect(give(ada.member.email, null)).rejects.toMatchObject({ code: 'LAST_SUPER_ADMIN' });
    await expect(give(ada.member.email, 'support_agent')).rejects.toMatchObject({ code: 'LAST_SUPER_ADMIN' });
    await expect(give('niemand@example.de', null)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    await give('leitung@example.de', 'super_admin');
    await give(ada.member.email, null);
    expect((await ada.get('/api/auth/user')).statusCode).toBe(401);
  });
});

describe('node server/bin/grant-role.mjs <email> <role>', () => {
  it('works on the database of the environment and says what it did', { skip: isOnPostgres }, async (context) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rezenso-roles-'));
    context.after(() => rm(folder, { recursive: true, force: true }));
    expect(await grantRole(folder, 'kein-at', 'super_admin')).toMatchObject({ code: 2 });
    expect(await grantRole(folder, 'Chefin@example.de', 'boss')).toMatchObject({ code: 2 });
    const first = await grantRole(folder, 'Chefin@example.de', 'super_admin');
    expect(first).toMatchObject({ code: 0, output: expect.stringContaining('chefin@example.de: none -> super_admin') });
    const refused = await grantRole(folder, 'chefin@example.de', 'none');
    expect(refused.code).toBe(1);
    expect(refused.output.match(/LAST_SUPER_ADMIN/g)).toHaveLength(1);
  });
});

function give(email: string, role: AdminRole | null) {
  return appoint(test.core, email, role);
}

function grantRole(folder: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const command = path.join(import.meta.dirname, '../../../../bin/grant-role.mjs');
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error', NODE_ENV: 'development' };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });
}
