import { describe, it } from 'node:test';
import type { AdminDisputeDetail, AdminRingCaseDetail } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';
import { seedDemo } from './demo.ts';
import { seedModeration } from './moderation.ts';
import { seedUnderReview } from './under-review.ts';

const test = await startTestApp();

describe('the demo of what waits for moderators', () => {
  it('has an account that is held and wrote to us, and a dispute that can be decided, and leaves the demo accounts alone', async () => {
    await test.core.database.transaction(async (tx) => {
      for (const seed of [seedDemo, seedModeration, seedUnderReview]) await seed(tx, test.clock.now());
    });
    const admin = await test.signIn(
      await test.db
        .selectFrom('members')
        .selectAll()
        .where('email', '=', 'admin@rezenso.example')
        .executeTakeFirstOrThrow(),
    );
    const { cases } = (await admin.get('/api/admin/rings?state=open')).json();
    expect(cases).toHaveLength(1);
    const held = (await admin.get(`/api/admin/rings/${cases[0].id}`)).json<AdminRingCaseDetail>();
    expect(held.appeal).toContain('Gründerzentrum');
    expect([held.findings.length, held.pairs.length]).toEqual([2, 2]);
    for (const { text } of held.findings) expect(text).not.toContain('undefined');
    const { disputes } = (await admin.get('/api/admin/disputes')).json();
    expect(disputes).toHaveLength(1);
    const detail = (await admin.get(`/api/admin/disputes/${disputes[0].id}`)).json<AdminDisputeDetail>();
    expect([detail.text, detail.answer]).toEqual([expect.any(String), expect.any(String)]);
    const decided = await admin.patch(`/api/admin/disputes/${disputes[0].id}`, { outcome: 'rejected', text: 'Passt.' });
    expect(decided.statusCode).toBe(200);
    const released = await admin.patch(`/api/admin/rings/${cases[0].id}`, { outcome: 'released', text: 'Ein Haus.' });
    expect(released.statusCode).toBe(200);
    await test.runJobs();
  });
});
