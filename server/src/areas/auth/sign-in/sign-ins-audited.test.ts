import { describe, it } from 'node:test';
import { signInAuditActions } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { sql } from 'kysely';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { clock, db } = test;
const email = 'eva@example.de';
const windows = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36';

describe('the audit log on those who sign in', () => {
  it('says when, by which means and on which device', async () => {
    await redeem(await linkFor());
    const eva = await member();
    expect(await noted()).toEqual([
      { action: 'member.signed_in', actor_id: eva, subject_id: eva, ...by('link'), reason: null },
    ]);
  });

  it('says who did not come in, and why: with a link that was used, or too late', async () => {
    const used = await linkFor();
    await redeem(used);
    expect((await redeem(used)).statusCode).toBe(410);
    // Of two mails of one moment nobody knows which is the newer one.
    clock.advance({ seconds: 1 });
    const late = await linkFor();
    clock.advance({ minutes: 16 });
    expect((await redeem(late)).statusCode).toBe(410);
    expect((await noted()).slice(1)).toMatchObject([
      { action: 'member.sign_in_refused', ...by('link'), reason: 'LINK_EXPIRED' },
      { action: 'member.sign_in_refused', ...by('link'), reason: 'LINK_USED' },
    ]);
  });

  it('says that somebody banned tried', async () => {
    const link = await linkFor();
    await test.aMember({ email, status: 'banned' });
    expect((await redeem(link)).statusCode).toBe(403);
    expect(await noted()).toMatchObject([{ action: 'member.sign_in_refused', reason: 'ACCOUNT_BANNED' }]);
  });

  it('has nothing of a link that nobody has, and of one without an account', async () => {
    await redeem('A'.repeat(43));
    const link = await linkFor();
    clock.advance({ minutes: 16 });
    await redeem(link);
    expect(await noted()).toEqual([]);
  });

  it('has the same within an hour once, and again after it', async () => {
    const used = await linkFor();
    await redeem(used);
    for (let time = 0; time < 3; time += 1) await redeem(used);
    expect((await noted()).map(({ action }) => action)).toEqual(['member.signed_in', 'member.sign_in_refused']);
    clock.advance({ minutes: 61 });
    await redeem(used);
    expect(await noted()).toHaveLength(3);
  });

  it('has wrong and right codes of a fresh sign-in', async () => {
    const eva = await test.signIn({ email });
    clock.advance({ minutes: 61 });
    await eva.post('/api/auth/reauthentication/code');
    await test.runJobs();
    const code = /\b\d{3} ?\d{3}\b/.exec((await test.mails())[0]?.text ?? '')?.[0] ?? '';
    const wrong = code.startsWith('1') ? '200000' : '100000';
    expect((await eva.post('/api/auth/reauthentication', { code: wrong })).statusCode).not.toBe(200);
    expect((await eva.post('/api/auth/reauthentication', { code })).statusCode).toBe(200);
    expect(await noted()).toMatchObject([
      { action: 'member.signed_in', value_before: 'code', reason: null },
      { action: 'member.sign_in_refused', value_before: 'code', reason: 'SIGN_IN_CODE_WRONG' },
    ]);
    expect(JSON.stringify(await noted())).not.toContain(wrong);
  });
});

describe('what admins see of it', () => {
  it('is only what they ask for: the first page stays one of deeds', async () => {
    const admin = await anAdmin(test, 'super_admin');
    await redeem(await linkFor());
    await test.runJobs();
    const eva = await member();
    await admin.patch(`/api/admin/users/${eva}/status`, { status: 'inactive' });
    const read = async (query: string) => (await admin.get(`/api/admin/audit-log${query}`)).json();
    expect(await read('')).toMatchObject({ entries: [{ action: 'user.status_changed' }], looks: [] });
    for (const query of ['?action=member.signed_in', `?subject=${email}`, `?actor=${eva}`])
      expect((await read(query)).looks).toEqual([
        expect.objectContaining({ action: 'member.signed_in', from: 'link', to: 'Chrome auf Windows' }),
      ]);
  });

  it('is found by an index, however many sign-ins lie between two deeds', async () => {
    const { rows } = await sql<{ indexdef: string }>`
      select indexdef from pg_indexes where indexname = 'audit_log_of_deeds'`.execute(db);
    expect(rows[0]?.indexdef).toContain('member.sign_in_refused');
  });
});

function by(means: string) {
  return { value_before: means, value_after: 'Chrome auf Windows' };
}

async function linkFor(): Promise<string> {
  await test.visitor.post('/api/auth/magic-link', { email });
  await test.runJobs();
  return /token=([\w-]+)/.exec((await test.mails())[0]?.text ?? '')?.[1] ?? '';
}

function redeem(token: string) {
  const headers = { origin: test.core.env.publicOrigin, 'user-agent': windows };
  return test.newVisitor().send({ method: 'POST', url: '/api/auth/magic-link/verify', payload: { token }, headers });
}

async function member(): Promise<string> {
  return (await db.selectFrom('members').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
}

/** Jobs write them, in no particular order. */
async function noted() {
  await test.runJobs();
  const columns = ['action', 'actor_id', 'subject_id', 'value_before', 'value_after', 'reason'] as const;
  const rows = db.selectFrom('audit_log').select(columns).where('action', 'in', signInAuditActions);
  return rows.orderBy((row) => row.fn.coalesce('reason', sql<string>`''`)).execute();
}
