import { describe, it } from 'node:test';
import type { AdminReport, AuditEntry } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';
import { seedDemo } from './demo.ts';
import { seedModeration } from './moderation.ts';

const test = await startTestApp();

describe('the demo of the admin area', () => {
  it('has reports in every state, suspicious reviews as cases, and a log that matches them', async () => {
    await seed();
    const admin = await test.signIn(await memberOf('admin@rezenso.example'));
    const { reports } = (await admin.get('/api/admin/reports')).json<{ reports: AdminReport[] }>();
    expect(new Set(reports.map(({ status }) => status))).toEqual(new Set(['pending', 'resolved', 'dismissed']));
    expect(new Set(reports.map(({ kind }) => kind))).toEqual(new Set(['member_report', 'suspicious_review']));
    const flagged = await test.db.selectFrom('reviews').select('id').where('fraud_score', '>', 50).execute();
    expect(reports.filter(({ kind }) => kind === 'suspicious_review')).toHaveLength(flagged.length);
    for (const { id } of reports) expect((await admin.get(`/api/admin/reports/${id}`)).statusCode).toBe(200);
    const { entries } = (await admin.get('/api/admin/audit-log')).json<{ entries: AuditEntry[] }>();
    expect(new Set(entries.map(({ action }) => action)).size).toBe(4);
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const closed = reports.filter(({ status }) => status !== 'pending').map(({ id }) => id);
    expect(entries.flatMap(({ reportId }) => reportId ?? []).sort()).toEqual(closed.sort());
  });

  it('is the same every time and leaves the demo accounts alone', async () => {
    await seed();
    const rows = await test.db.selectFrom('reports').selectAll().orderBy('id').execute();
    const own = ['demo', 'pro'].map((key) => memberOf(`${key}@rezenso.example`));
    const ids = (await Promise.all(own)).map(({ id }) => id);
    const ofMembers = rows.filter(({ kind }) => kind === 'member_report');
    expect(ofMembers.length).toBeGreaterThanOrEqual(4);
    for (const { reporter_id, reported_id } of ofMembers) {
      expect(ids).not.toContain(reporter_id);
      expect(ids).not.toContain(reported_id);
    }
    await test.db.deleteFrom('members').execute();
    await seed();
    expect(await test.db.selectFrom('reports').selectAll().orderBy('id').execute()).toEqual(rows);
  });
});

async function seed(): Promise<void> {
  await test.core.database.transaction(async (tx) => {
    await seedDemo(tx, test.clock.now());
    await seedModeration(tx, test.clock.now());
  });
}

function memberOf(email: string) {
  return test.db.selectFrom('members').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
}
