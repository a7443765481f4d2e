import { describe, it } from 'node:test';
import type { AdminReport, AdminReportDetail } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { anAdmin, memberNow } from '../../../../testing/factories/admin.ts';
import { aDeliveryBy, anExchange, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { aReport, reportText } from '../../../../testing/factories/reports.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';

const test = await startTestApp();
const note = 'Die Nachrichten belegen es.';

describe('GET /api/admin/reports', () => {
  it('lists cases with names, newest first, by pages with the total', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    const older = await aReport(test);
    test.clock.advance({ minutes: 1 });
    const newer = await aReport(test);
    const { reports, pagination } = (await moderator.get('/api/admin/reports')).json();
    expect(reports.map(({ id }: AdminReport) => id)).toEqual([newer.report.id, older.report.id]);
    expect(reports[0]).toMatchObject({
      kind: 'member_report',
      reporterId: newer.reporter.member.id,
      reporterName: 'Café Morgenrot',
      reportedUserId: newer.reported.member.id,
      reportedName: 'Druckwerk Breisgau',
      reason: 'rating_demanded',
      status: 'pending',
      note: null,
      resolvedAt: null,
      resolvedBy: null,
    });
    expect(pagination).toEqual({ total: 2, page: 1, limit: 50, isTotalExact: true });
    const second = (await moderator.get('/api/admin/reports?page=2&limit=1')).json();
    expect(second.reports.map(({ id }: AdminReport) => id)).toEqual([older.report.id]);
    expect((await moderator.get('/api/admin/reports?page=9')).json().reports).toEqual([]);
  });

  it('filters by status, kind and reason', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    const { report } = await aReport(test);
    await moderator.patch(`/api/admin/reports/${report.id}`, { status: 'resolved', note });
    await aReport(test);
    const totalOf = async (query: string) =>
      (await moderator.get(`/api/admin/reports?${query}`)).json().pagination.total;
    expect(await totalOf('status=pending')).toBe(1);
    expect(await totalOf('status=dismissed')).toBe(0);
    expect(await totalOf('reason=rating_demanded')).toBe(2);
    expect(await totalOf('reason=spam')).toBe(0);
    expect(await totalOf('kind=suspicious_review')).toBe(0);
    expect((await moderator.get('/api/admin/reports?status=open')).statusCode).toBe(400);
  });
});

describe('GET /api/admin/reports/:id', () => {
  it('shows what was said, the exchanges, and how both sides stand', async () => {
    const support = await anAdmin(test, 'support_agent');
    const { reviewer, recipient, exchange, reverse, matchId } = await anExchange(test);
    await handIn(reviewer, exchange);
    await recipient.put(`/api/review-exchanges/${reverse.id}`, { status: 'pending', reviewText: 'Mein Entwurf' });
    const body = { exchangeId: exchange.id, reason: 'fake_review', text: reportText };
    const { id } = (await recipient.post('/api/reports', body)).json();
    const detail = (await support.get(`/api/admin/reports/${id}`)).json<AdminReportDetail>();
    expect(detail).toMatchObject({
      report: { id, status: 'pending' },
      text: reportText,
      match: { id: matchId, requester: { name: 'Café Morgenrot' }, provider: { name: 'Druckwerk Breisgau' } },
      reported: { status: 'active', pendingReports: 1, resolvedReports: 0, dismissedReports: 0 },
      reporter: { filedReports: 1, resolvedReports: 0, dismissedReports: 0 },
    });
    const [subject, other] = detail.exchanges.toSorted((a, b) => Number(b.isSubject) - Number(a.isSubject));
    expect(subject).toMatchObject({ id: exchange.id, isSubject: true, reviewRating: 4 });
    // A draft is the writer's own until it is handed in.
    expect(other).toMatchObject({ id: reverse.id, isSubject: false, reviewText: null });
    expect(JSON.stringify(detail)).not.toContain('Mein Entwurf');
  });

  it('knows no case by an unknown id', async () => {
    const support = await anAdmin(test, 'support_agent');
    const answer = await support.get('/api/admin/reports/5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'REPORT_NOT_FOUND']);
  });
});

describe('PATCH /api/admin/reports/:id', () => {
  for (const status of ['resolved', 'dismissed'] as const) {
    it(`closes a case as ${status}, with note, log entry and a word to the reporter`, async () => {
      const moderator = await anAdmin(test, 'content_moderator');
      const { report, reporter, reported } = await aReport(test);
      const closed = await moderator.patch(`/api/admin/reports/${report.id}`, { status, note });
      const resolvedBy = { id: moderator.member.id, name: 'Ada Kern' };
      const resolvedAt = test.clock.now().toISOString();
      expect(closed.json()).toMatchObject({ id: report.id, status, note, resolvedBy, resolvedAt });
      const entry = await test.db.selectFrom('audit_log').selectAll().executeTakeFirstOrThrow();
      expect(entry).toMatchObject({ action: `report.${status}`, subject_id: reported.member.id, report_id: report.id });
      await test.runJobs();
      const told = await test.db.selectFrom('notifications').selectAll().where('type', '=', 'report.closed').execute();
      expect(told.map(({ member_id }) => member_id)).toEqual([reporter.member.id]);
    });
  }

  it('is done once, also by fifty at once', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    const { report } = await aReport(test);
    const attempts = Array.from({ length: isOnPostgres ? 50 : 2 }, (_, step) =>
      moderator.patch(`/api/admin/reports/${report.id}`, { status: step % 2 ? 'resolved' : 'dismissed', note }),
    );
    const replies = await Promise.all(attempts);
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
    const refused = replies.filter((reply) => reply.statusCode !== 200).map((reply) => reply.json().code);
    expect(new Set(refused)).toEqual(new Set(['REPORT_ALREADY_CLOSED']));
    expect(await test.db.selectFrom('audit_log').select('id').execute()).toHaveLength(1);
  });

  it('lets nobody decide in their own cause', async () => {
    const { report, reporter, reported } = await aReport(test);
    for (const { member } of [reporter, reported]) {
      await test.db.updateTable('members').set({ admin_role: 'super_admin' }).where('id', '=', member.id).execute();
      const admin = await test.signIn(await memberNow(test, member));
      const answer = await admin.patch(`/api/admin/reports/${report.id}`, { status: 'dismissed', note });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'OWN_REPORT']);
    }
  });

  it('refuses other statuses, missing notes and unknown cases', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    const { report } = await aReport(test);
    for (const body of [{ status: 'pending', note }, { status: 'resolved' }, { status: 'resolved', note: ' ' }, {}]) {
      const answer = await moderator.patch(`/api/admin/reports/${report.id}`, body);
      expect(answer.json().code).toBe('VALIDATION_FAILED');
    }
    const unknown = '/api/admin/reports/5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11';
    expect((await moderator.patch(unknown, { status: 'resolved', note })).json().code).toBe('REPORT_NOT_FOUND');
  });
});

describe('trust', () => {
  it('falls with an upheld report and not with a dismissed one', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    await confirm(recipient, exchange);
    await aDeliveryBy(test, reviewer);
    await test.runJobs();
    const scores = [(await memberNow(test, reviewer.member)).trust_score];
    for (const status of ['dismissed', 'resolved']) {
      const body = { exchangeId: exchange.id, reason: 'fake_review', text: reportText };
      const { id } = (await recipient.post('/api/reports', body)).json();
      await moderator.patch(`/api/admin/reports/${id}`, { status, note });
      await test.runJobs();
      scores.push((await memberNow(test, reviewer.member)).trust_score);
    }
    const [before, afterDismissed, afterResolved] = scores;
    expect(before).toBeGreaterThan(50);
    expect(afterDismissed).toBe(before);
    expect(afterResolved).toBeLessThan(before ?? 0);
  });
});
