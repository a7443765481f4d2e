import { describe, it } from 'node:test';
import type { AuditEntry, ModuleAuditEntry } from '@rezenso/contract/admin';
import { allEndpoints } from '@rezenso/contract/all-endpoints';
import { expect } from 'expect';
import { sql } from 'kysely';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { aReport } from '../../../../testing/factories/reports.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { auditLog, type DeedToModule } from './audit.repository.ts';
import { createAudit } from './audit.service.ts';

const test = await startTestApp();

interface Page {
  entries: AuditEntry[];
  modules: ModuleAuditEntry[];
  nextCursor: string | null;
}
type Admin = Awaited<ReturnType<typeof anAdmin>>;

describe('GET /api/admin/audit-log', () => {
  it('tells who did what to whom, when, why and with which request', async () => {
    const admin = await anAdmin(test, 'super_admin');
    const eva = await test.aCompleteMember({ company_name: 'Café Eva' });
    const banned = await admin.patch(`/api/admin/users/${eva.id}/status`, { status: 'banned', reason: 'Spam' });
    const { entries, nextCursor } = await list(admin, '');
    expect(nextCursor).toBeNull();
    expect(entries).toEqual([
      {
        id: expect.any(String),
        at: test.clock.now().toISOString(),
        actor: { id: admin.member.id, name: 'Ada Kern' },
        action: 'user.status_changed',
        subject: { id: eva.id, name: 'Café Eva' },
        reportId: null,
        from: 'active',
        to: 'banned',
        reason: 'Spam',
        requestId: banned.headers['x-request-id'],
      },
    ]);
  });

  it('says when an admin comes in and on what, and when somebody takes data out', async () => {
    const admin = await anAdmin(test, 'super_admin');
    const eva = await test.signIn();
    for (const { email } of [admin.member, eva.member]) await test.newVisitor().post('/api/auth/dev-bypass', { email });
    await test.runJobs();
    const exported = await eva.get('/api/privacy/export');
    const { looks } = (await admin.get('/api/admin/audit-log')).json();
    expect(looks).toMatchObject([
      { action: 'data.exported', actor: { id: eva.member.id }, requestId: exported.headers['x-request-id'] },
      { action: 'admin.signed_in', subject: { id: admin.member.id }, to: 'Unbekanntes Gerät' },
    ]);
    const english = await createAudit(test.core).list({}, 'en');
    expect(english.looks).toContainEqual(expect.objectContaining({ action: 'admin.signed_in', to: 'Unknown device' }));
  });

  it('keeps entries of people who have gone, without their names', async () => {
    const admin = await anAdmin(test, 'super_admin');
    const eva = await test.aCompleteMember();
    await admin.patch(`/api/admin/users/${eva.id}/status`, { status: 'inactive' });
    await test.db.deleteFrom('members').where('id', '=', eva.id).execute();
    const { entries } = await list(admin, `?subject=${eva.id}`);
    expect(entries.map(({ subject }) => subject)).toEqual([{ id: eva.id, name: null }]);
  });

  it('filters by action, by who acted and whom it concerned, as id or address', async () => {
    const [ada, bert] = [await anAdmin(test, 'super_admin'), await anAdmin(test, 'super_admin')];
    const { report, reported } = await aReport(test);
    await ada.patch(`/api/admin/reports/${report.id}`, { status: 'resolved', note: 'Belegt.' });
    await bert.patch(`/api/admin/users/${reported.member.id}/status`, { status: 'banned' });
    expect(await actions(ada, '?action=report.resolved')).toEqual(['report.resolved']);
    expect(await actions(ada, `?actor=${bert.member.id}`)).toEqual(['user.status_changed']);
    expect(await actions(ada, `?actor=${encodeURIComponent(ada.member.email.toUpperCase())}`)).toEqual([
      'report.resolved',
    ]);
    const subject = `subject=${reported.member.email}`;
    expect(await actions(ada, `?${subject}`)).toEqual(['user.status_changed', 'report.resolved']);
    expect(await actions(ada, `?${subject}&actor=${ada.member.id}`)).toEqual(['report.resolved']);
    expect(await actions(ada, '?actor=niemand@example.de')).toEqual([]);
  });

  it('filters by German days, both included', async () => {
    const admin = await anAdmin(test, 'super_admin');
    const days = ['2031-06-01T21:59:59Z', '2031-06-01T22:00:00Z', '2031-06-02T21:59:59Z', '2031-06-02T22:00:00Z'];
    for (const at of days) await aDeed(admin, new Date(at));
    const ofSecond = await list(admin, '?from=2031-06-02&to=2031-06-02');
    expect(ofSecond.entries.map(({ at }) => at)).toEqual(['2031-06-02T21:59:59.000Z', '2031-06-01T22:00:00.000Z']);
    expect((await list(admin, '?from=2031-06-03')).entries).toHaveLength(1);
    expect((await list(admin, '?to=2031-06-01')).entries).toHaveLength(1);
  });

  it('goes through everything by pages, also when entries are added meanwhile', async () => {
    const admin = await anAdmin(test, 'super_admin');
    for (let step = 0; step < 7; step += 1) await aDeed(admin, test.clock.now());
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Page = await list(admin, `?limit=3${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.entries.map(({ id }) => id));
      cursor = page.nextCursor;
      await aDeed(admin, test.clock.now());
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
    expect(seen).toEqual(seen.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('tells beside it what was done to which module', async () => {
    const admin = await anAdmin(test, 'super_admin');
    await aDeed(admin, test.clock.now());
    test.clock.advance({ minutes: 1 });
    const to = { before: '1.0.0', after: '2.0.0', reason: 'Läuft gut' };
    await toModule(admin, test.clock.now(), to);
    const { entries, modules } = await list(admin, '');
    expect(entries.map(({ action }) => action)).toEqual(['user.status_changed']);
    expect(modules).toEqual([
      {
        id: expect.any(String),
        at: test.clock.now().toISOString(),
        actor: { id: admin.member.id, name: 'Ada Kern' },
        action: 'module.promoted',
        module: 'mf-reviews',
        title: 'Bewertungen',
        from: '1.0.0',
        to: '2.0.0',
        reason: 'Läuft gut',
        requestId: 'x',
      },
    ]);
    expect(Number(modules[0]?.id)).toBeGreaterThan(Number(entries[0]?.id));
  });

  it('finds a module by its name or by what people call it, and what was done to modules by its action', async () => {
    const admin = await anAdmin(test, 'super_admin');
    await aDeed(admin, test.clock.now());
    await toModule(admin, test.clock.now());
    await toModule(admin, test.clock.now(), { module: 'mf-admin', title: null });
    const found = async (query: string) => {
      const { entries, modules } = await list(admin, query);
      return [entries.length, ...modules.map(({ module }) => module)];
    };
    expect(await found('?subject=mf-reviews')).toEqual([0, 'mf-reviews']);
    expect(await found('?subject=bewertungen')).toEqual([0, 'mf-reviews']);
    expect(await found('?subject=mf-admin')).toEqual([0, 'mf-admin']);
    expect(await found('?subject=mf-weg')).toEqual([0]);
    expect(await found('?action=module.promoted')).toEqual([0, 'mf-admin', 'mf-reviews']);
    expect(await found(`?action=user.status_changed&actor=${admin.member.id}`)).toEqual([1]);
  });

  it('goes by when something was done, through pages that hold members and modules', async () => {
    const admin = await anAdmin(test, 'super_admin');
    const days = ['2031-06-04', '2031-06-01', '2031-06-03', '2031-06-02', '2031-06-05'];
    for (const [index, day] of days.entries())
      await (index % 2 ? toModule : aDeed)(admin, new Date(`${day}T12:00:00Z`));
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page = await list(admin, `?limit=2${cursor && `&cursor=${cursor}`}`);
      const both = [...page.entries, ...page.modules].map(({ at }) => at.slice(0, 10));
      seen.push(...both.toSorted().toReversed());
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(days.toSorted().toReversed());
  });

  it('refuses filters that are none', async () => {
    const admin = await anAdmin(test, 'super_admin');
    for (const query of ['action=user.deleted', 'from=gestern', 'to=9999-12-31', 'cursor=x', 'cursor=0', 'limit=101']) {
      expect([query, (await admin.get(`/api/admin/audit-log?${query}`)).statusCode]).toEqual([query, 400]);
    }
  });
});

describe('the audit log', () => {
  it('has no call that changes it', () => {
    const calls = allEndpoints.filter(({ endpoint }) => endpoint.path.includes('audit'));
    expect(calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).toEqual([
      'GET /api/admin/audit-log',
      'GET /api/admin/audit-log/modules',
    ]);
  });

  it('refuses changes and removals even to the database user', async () => {
    const admin = await anAdmin(test, 'super_admin');
    await aDeed(admin, test.clock.now());
    const change = sql`update audit_log set reason = 'anders'`.execute(test.db);
    await expect(change).rejects.toThrow('audit_log is append-only');
    await expect(sql`delete from audit_log`.execute(test.db)).rejects.toThrow('audit_log is append-only');
    expect((await list(admin, '')).entries).toHaveLength(1);
  });

  it('holds nothing of what was refused or rolled back', async () => {
    const admin = await anAdmin(test, 'super_admin');
    await admin.patch(`/api/admin/users/${admin.member.id}/role`, { adminRole: null });
    const rolledBack = test.core.database.transaction(async (tx) => {
      await auditLog(tx).record(deedOf(admin), test.clock.now());
      throw new Error('the change failed');
    });
    await expect(rolledBack).rejects.toThrow('the change failed');
    expect((await list(admin, '')).entries).toEqual([]);
  });
});

function deedOf(admin: Admin) {
  const { id } = admin.member;
  const action = 'user.status_changed' as const;
  return { actorId: id, subjectId: id, action, before: 'active', after: 'inactive', reason: null, requestId: 'x' };
}

async function toModule(admin: Admin, at: Date, over: Partial<DeedToModule> = {}): Promise<void> {
  const deed = { module: 'mf-reviews', title: 'Bewertungen', action: 'module.promoted', reason: 'Gut' } as const;
  const given = { actorId: admin.member.id, requestId: 'x', before: null, after: null };
  await auditLog(test.db).record({ ...given, ...deed, ...over }, at);
}

async function aDeed(admin: Admin, at: Date): Promise<void> {
  await auditLog(test.db).record(deedOf(admin), at);
}

async function list(admin: Admin, query: string): Promise<Page> {
  return (await admin.get(`/api/admin/audit-log${query}`)).json<Page>();
}

async function actions(admin: Admin, query: string): Promise<string[]> {
  return (await list(admin, query)).entries.map(({ action }) => action);
}
