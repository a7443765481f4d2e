import { describe, it } from 'node:test';
import type { AdminReportDetail } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { aReport, aReportedPage } from '../../../../testing/factories/reports.ts';
import { aWish } from '../../../../testing/factories/showcase.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';

const test = await startTestApp();
const { db, clock } = test;
const hide = {
  isHidden: true,
  reason: 'page_insult',
  text: 'In der Beschreibung beleidigst du jemanden.\nDer Name stimmt auch nicht.',
};
const allow = { isHidden: false, reason: null, text: 'Danke für die Änderung!' };

describe('a report of a public page', () => {
  it('stands among the others, is found by its kind, and shows the page as it is', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    await aReport(test);
    const { report, page } = await aReportedPage(test);
    const { reports } = (await moderator.get('/api/admin/reports?kind=public_page')).json();
    expect(reports).toMatchObject([{ id: report.id, kind: 'member_report', isAboutPage: true, reporterId: null }]);
    expect((await moderator.get('/api/admin/reports')).json().pagination.total).toBe(2);
    const detail = await caseOf(moderator, report.id);
    expect(detail.page).toEqual({ address: test.core.env.publicOrigin + page, isPublished: true, hidden: null });
    expect(detail).toMatchObject({ text: 'In der Beschreibung wird jemand beleidigt.', match: null, reporter: null });
  });

  it('that is upheld costs its business neither trust nor XP, and is told to nobody', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    const { report, owner } = await aReportedPage(test);
    await db.updateTable('members').set({ trust_score: 70, xp_total: 100 }).where('id', '=', owner.member.id).execute();
    const closed = await moderator.patch(`/api/admin/reports/${report.id}`, { status: 'resolved', note: 'Belegt.' });
    expect(closed.statusCode).toBe(200);
    await test.runJobs();
    const { xp_total } = await db
      .selectFrom('members')
      .select('xp_total')
      .where('id', '=', owner.member.id)
      .executeTakeFirstOrThrow();
    expect(xp_total).toBe(100);
    expect(await db.selectFrom('notifications').select('id').where('type', '=', 'report.closed').execute()).toEqual([]);
  });
});

describe('hiding a reported page', () => {
  it('takes page, picture, seal, form, link for customers and sitemap from everybody at once, and brings them back', async () => {
    const { owner, moderator, report, page } = await aCase();
    await owner.put('/api/public-page', { ...aWish, name: page.slice(3), isFindable: true });
    const customers = page.replace('/u/', '/b/');
    const seal = page.replace('/u/', '/siegel/').concat('.svg');
    const addresses = [page, `${page}/bild.png`, `${page}/melden`, seal, customers, `${customers}/code.svg`];
    expect((await test.visitor.get(page)).statusCode).toBe(200);
    const answer = await moderator.put(`/api/admin/reports/${report.id}/page`, hide);
    expect(answer.json()).toMatchObject({ isPublished: false, hidden: { reason: 'page_insult', text: hide.text } });
    for (const address of addresses)
      expect([address, (await test.newVisitor().get(address)).statusCode]).toEqual([address, 404]);
    expect((await test.visitor.get('/sitemap.xml')).body).not.toContain(page);
    expect((await caseOf(moderator, report.id)).page).toEqual(answer.json());
    const lifted = await moderator.put(`/api/admin/reports/${report.id}/page`, allow);
    expect(lifted.json()).toMatchObject({ isPublished: true, hidden: null });
    for (const address of addresses)
      expect([address, (await test.newVisitor().get(address)).statusCode]).toEqual([address, 200]);
    expect((await test.visitor.get('/sitemap.xml')).body).toContain(page);
  });

  it('brings back nothing that its owner did not show', async () => {
    const { owner, moderator, report, page } = await aCase();
    await owner.put('/api/public-page', { ...aWish, name: page.slice(3), isPublished: false, asksCustomers: false });
    await moderator.put(`/api/admin/reports/${report.id}/page`, hide);
    const lifted = await moderator.put(`/api/admin/reports/${report.id}/page`, allow);
    expect(lifted.json()).toMatchObject({ isPublished: false, hidden: null });
    for (const address of [page, page.replace('/u/', '/b/')])
      expect((await test.visitor.get(address)).statusCode).toBe(404);
  });

  it('tells the owner why, in the bell, by mail, beside the switches and in the export', async () => {
    const { owner, moderator, report } = await aCase();
    await moderator.put(`/api/admin/reports/${report.id}/page`, hide);
    await test.runJobs();
    const { notifications } = (await owner.get('/api/notifications')).json();
    expect(notifications[0]).toMatchObject({
      title: 'Deine öffentliche Seite ist verborgen',
      body: expect.stringContaining('Grund: Beleidigung oder Bloßstellung'),
      href: '/settings/public-page',
    });
    const mail = (await test.mails()).find(({ to }) => to === owner.member.email);
    for (const line of hide.text.split('\n')) expect(mail?.text.split('\n')).toContain(`> ${line}`);
    expect(mail?.text).toContain('Grund: Beleidigung oder Bloßstellung');
    const hidden = { since: clock.now().toISOString(), reason: hide.reason, text: hide.text, comesBack: true };
    expect((await owner.get('/api/public-page')).json()).toMatchObject({ isPublished: false, hidden });
    const { data } = (await owner.get('/api/privacy/export')).json();
    expect(data.publicPage).toMatchObject([{ hiddenReason: hide.reason, hiddenText: hide.text }]);
  });

  it('keeps it hidden until a moderator lifts that, whatever the owner saves and under which name', async () => {
    const { owner, moderator, report, page } = await aCase();
    await moderator.put(`/api/admin/reports/${report.id}/page`, hide);
    for (const name of [page.slice(3), 'ganz-anders']) {
      const refused = await owner.put('/api/public-page', { ...aWish, name });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'PUBLIC_PAGE_HIDDEN']);
    }
    const kept = await owner.put('/api/public-page', { ...aWish, name: 'ganz-anders', isPublished: false });
    expect([kept.statusCode, kept.json().name]).toEqual([200, 'ganz-anders']);
    // Decided or not: the case is the way back.
    await moderator.patch(`/api/admin/reports/${report.id}`, { status: 'resolved', note: 'Belegt.' });
    const lifted = await moderator.put(`/api/admin/reports/${report.id}/page`, allow);
    expect(lifted.json()).toMatchObject({ isPublished: true, hidden: null });
    expect((await test.visitor.get('/u/ganz-anders')).statusCode).toBe(200);
    await test.runJobs();
    const { notifications } = (await owner.get('/api/notifications')).json();
    expect(notifications.map(({ title }: { title: string }) => title)).toContain(
      'Deine öffentliche Seite ist freigegeben',
    );
    expect((await test.mails()).map(({ text }) => text).join('\n')).toContain(allow.text);
    expect((await owner.put('/api/public-page', { ...aWish, name: 'ganz-anders' })).statusCode).toBe(200);
    expect((await test.visitor.get('/u/ganz-anders')).statusCode).toBe(200);
  });

  it('stays away when its owner says so meanwhile, as the link for customers does', async () => {
    const { owner, moderator, report, page } = await aCase();
    await moderator.put(`/api/admin/reports/${report.id}/page`, hide);
    const wish = { ...aWish, name: page.slice(3), isPublished: false, asksCustomers: false };
    const saved = await owner.put('/api/public-page', { ...wish, comesBack: false });
    expect(saved.json()).toMatchObject({ isPublished: false, hidden: { comesBack: false } });
    expect((await owner.put('/api/public-page', wish)).json()).toMatchObject({ hidden: { comesBack: false } });
    const lifted = await moderator.put(`/api/admin/reports/${report.id}/page`, allow);
    expect(lifted.json()).toMatchObject({ isPublished: false, hidden: null });
    expect((await test.visitor.get(page)).statusCode).toBe(404);
    expect((await test.visitor.get(page.replace('/u/', '/b/'))).statusCode).toBe(404);
  });

  it('is in the log, with who did it, why, and to which case it belongs', async () => {
    const { owner, moderator, report } = await aCase();
    await moderator.put(`/api/admin/reports/${report.id}/page`, hide);
    await moderator.put(`/api/admin/reports/${report.id}/page`, allow);
    const admin = await anAdmin(test, 'super_admin');
    const { looks } = (await admin.get('/api/admin/audit-log')).json();
    const of = { subject: { id: owner.member.id }, actor: { id: moderator.member.id }, reportId: report.id };
    expect(looks).toMatchObject([
      { ...of, action: 'page.allowed', to: null, reason: allow.text },
      { ...of, action: 'page.hidden', to: 'page_insult', reason: hide.text },
    ]);
    expect((await admin.get('/api/admin/audit-log?action=page.hidden')).json().looks).toHaveLength(1);
  });

  it('is done once by many at once, and told once', async () => {
    const { moderator, report } = await aCase();
    const attempts = Array.from({ length: isOnPostgres ? 20 : 2 }, () =>
      moderator.put(`/api/admin/reports/${report.id}/page`, hide),
    );
    const answers = await Promise.all(attempts);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json().code);
    expect(new Set(refused)).toEqual(new Set(['PUBLIC_PAGE_CHANGED']));
    await test.runJobs();
    expect(await db.selectFrom('notifications').select('id').where('type', '=', 'page.hidden').execute()).toHaveLength(
      1,
    );
  });

  it('wins against an owner who publishes at the same moment', { skip: !isOnPostgres }, async () => {
    for (let round = 0; round < 10; round += 1) {
      const { owner, moderator, report, page } = await aCase();
      const wish = { ...aWish, name: page.slice(3) };
      await Promise.all([
        owner.put('/api/public-page', wish),
        moderator.put(`/api/admin/reports/${report.id}/page`, hide),
        owner.put('/api/public-page', wish),
      ]);
      expect((await test.visitor.get(page)).statusCode).toBe(404);
    }
  });

  it('is refused in one’s own cause, of other cases, and without reason or words', async () => {
    const { owner, moderator, report } = await aCase();
    const other = await aReport(test);
    const put = async (id: string, body: object, client = moderator) =>
      (await client.put(`/api/admin/reports/${id}/page`, body)).json().code;
    await db.updateTable('members').set({ admin_role: 'super_admin' }).where('id', '=', owner.member.id).execute();
    expect(await put(report.id, hide, await test.signIn(owner.member))).toBe('OWN_REPORT');
    expect(await put(other.report.id, hide)).toBe('REPORT_NOT_FOUND');
    expect(await put('5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11', hide)).toBe('REPORT_NOT_FOUND');
    expect(await put(report.id, allow)).toBe('PUBLIC_PAGE_CHANGED');
    for (const wrong of [
      { ...hide, reason: null },
      { ...hide, reason: 'spam' },
      { ...hide, text: ' ' },
      { ...allow, reason: 'other' },
      {},
    ])
      expect(await put(report.id, wrong)).toBe('VALIDATION_FAILED');
  });
});

async function aCase() {
  return { ...(await aReportedPage(test)), moderator: await anAdmin(test, 'content_moderator') };
}

async function caseOf(client: SignedInClient, id: string): Promise<AdminReportDetail> {
  return (await client.get(`/api/admin/reports/${id}`)).json();
}
