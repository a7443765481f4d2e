import { describe, it } from 'node:test';
import type { AdminReport, AdminReportDetail } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { anAdmin, memberNow } from '../../../../testing/factories/admin.ts';
import { aDeliveryBy, anExchange, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const copied =
  'Die Verkäuferin packte uns um sechs Uhr früh zwanzig belegte Brötchen, jedes beschriftet und keines vergessen.';

describe('a suspicious review', () => {
  it('becomes a case once when it is imported, with what was found', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    const [owner, copier] = [await test.signIn(), await test.signIn()];
    await importReview(owner, 'google');
    await importReview(copier, 'google');
    await test.runJobs();
    const [report, ...others] = await cases(moderator);
    expect(others).toEqual([]);
    expect(report).toMatchObject({
      kind: 'suspicious_review',
      reason: 'suspicious_review',
      reporterId: null,
      reporterName: null,
      reportedUserId: copier.member.id,
      status: 'pending',
    });
    const detail = await describeCase(moderator, report);
    expect(detail).toMatchObject({ text: null, match: null, exchanges: [], reporter: null });
    expect(detail.review).toMatchObject({ content: copied, source: 'google' });
    expect(detail.review?.fraudScore).toBeGreaterThan(50);
    expect(detail.review?.findings[0]?.code).toBe('duplicate_copy');
    expect(detail.reported.suspiciousReviews).toBe(1);
  });

  it('becomes a case of its writer when it is handed in, and no second one when it is confirmed', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    await importReview(await test.signIn(), 'yelp');
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange, { reviewText: copied });
    await test.runJobs();
    const [handedIn] = await cases(moderator);
    expect(handedIn?.reportedUserId).toBe(reviewer.member.id);
    const before = await describeCase(moderator, handedIn);
    expect(before.review).toMatchObject({ id: null, content: copied });
    expect(before.review?.findings.length).toBeGreaterThan(0);
    await confirm(recipient, exchange);
    await test.runJobs();
    expect(await cases(moderator)).toHaveLength(1);
    const after = await describeCase(moderator, handedIn);
    expect(after.review).toMatchObject({ id: expect.any(String), content: copied });
    expect(after.exchanges.filter(({ isSubject }) => isSubject).map(({ id }) => id)).toEqual([exchange.id]);
  });

  it('is no case when nothing suspicious was found', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    const { reviewer, recipient, exchange } = await anExchange(test);
    test.clock.advance({ days: 2 });
    await handIn(reviewer, exchange);
    await confirm(recipient, exchange);
    await test.runJobs();
    expect(await cases(moderator)).toEqual([]);
  });

  it('costs trust, more when it is upheld, and nothing any more when it is dismissed', async () => {
    const moderator = await anAdmin(test, 'content_moderator');
    await importReview(await test.signIn(), 'yelp');
    const scores: number[] = [];
    for (const decision of ['resolved', 'dismissed']) {
      const { reviewer, recipient, exchange } = await anExchange(test);
      await aDeliveryBy(test, reviewer);
      await handIn(reviewer, exchange, { reviewText: copied });
      await test.runJobs();
      await confirm(recipient, exchange);
      await test.runJobs();
      const [report] = await cases(moderator);
      scores.push(await trustOf(reviewer));
      // The sign-in of before is not fresh any more.
      const present = await test.signIn(moderator.member);
      await present.patch(`/api/admin/reports/${report?.id}`, { status: decision, note: 'Geprüft.' });
      await test.runJobs();
      scores.push(await trustOf(reviewer));
    }
    const [suspected = 0, upheld = 0, suspectedToo = 0, cleared = 0] = scores;
    expect(upheld).toBeLessThan(suspected);
    expect(cleared).toBeGreaterThan(suspectedToo);
  });
});

async function importReview(owner: SignedInClient, source: string): Promise<void> {
  const reviewDate = test.clock.now().toISOString();
  const review = { source, content: copied, rating: 5, reviewerName: 'Importiert', reviewDate };
  const answer = await owner.post('/api/reviews/import', review);
  if (answer.statusCode !== 200) throw new Error(`The import failed: ${answer.body}`);
  // What comes later is compared with it.
  test.clock.advance({ hours: 30 });
}

/** Those that are pending, newest first. */
async function cases(moderator: SignedInClient): Promise<AdminReport[]> {
  const { reports } = (await moderator.get('/api/admin/reports?status=pending')).json<{ reports: AdminReport[] }>();
  return reports;
}

async function describeCase(moderator: SignedInClient, report: AdminReport | undefined): Promise<AdminReportDetail> {
  return (await moderator.get(`/api/admin/reports/${report?.id}`)).json<AdminReportDetail>();
}

async function trustOf({ member }: SignedInClient): Promise<number> {
  return (await memberNow(test, member)).trust_score ?? 0;
}
