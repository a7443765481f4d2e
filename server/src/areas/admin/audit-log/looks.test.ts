import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { LookAuditAction } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { anAnsweredDispute } from '../../../../testing/factories/disputes.ts';
import { aReport } from '../../../../testing/factories/reports.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { db, clock } = test;

describe('what an admin opens', () => {
  it('stands in the audit log, once in ten minutes for the same', async () => {
    const admin = await anAdmin(test, 'super_admin');
    const { report, reported, reporter } = await aReport(test);
    const dispute = await anAnsweredDispute(test);
    const id = randomUUID();
    const asked = { id, topic: 'other', subject: 'Eine Frage', text: 'Vertrauliche Worte.' };
    expect((await reporter.post('/api/support/requests', asked)).statusCode).toBe(200);
    const looks = [
      [`/api/admin/reports/${report.id}`, 'report.viewed', reported.member.id, report.id],
      [`/api/admin/disputes/${dispute.disputeId}`, 'dispute.viewed', dispute.reviewer.member.id, dispute.disputeId],
      [`/api/admin/support/${id}`, 'support.viewed', reporter.member.id, id],
    ] as const;
    for (const [url, action, subject, opened] of looks) {
      for (let turn = 0; turn < 3; turn += 1) expect((await admin.get(url)).statusCode).toBe(200);
      expect(await entriesOf(admin, action)).toEqual([{ subject_id: subject, value_after: opened, reason: null }]);
    }
    clock.advance({ minutes: 11 });
    await admin.get(looks[0][0]);
    expect(await entriesOf(admin, 'report.viewed')).toHaveLength(2);
    const listed = (await admin.get('/api/admin/audit-log?action=report.viewed')).json();
    expect(listed.looks).toHaveLength(2);
    // That somebody looked into a report would tell whom it is about that there is one.
    const exported = await reported.get('/api/privacy/export');
    expect(exported.body).not.toContain('report.viewed');
  });

  it('is written down of a search among users, with the kind of its words and no word', async () => {
    const admin = await anAdmin(test, 'super_admin');
    const { member } = await test.signIn({ company_name: 'Zwetschgenkontor' });
    for (const search of ['Zwetschgenkontor', member.email]) await admin.get(`/api/admin/users?search=${search}`);
    await admin.get('/api/admin/users');
    const entries = await entriesOf(admin, 'users.searched');
    expect(entries.map(({ value_after }) => value_after)).toEqual(['words 1', 'email 1']);
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`Zwetschgen|${member.email}`));
  });
});

function entriesOf({ member }: SignedInClient, action: LookAuditAction) {
  return db
    .selectFrom('audit_log')
    .select(['subject_id', 'value_after', 'reason'])
    .where('actor_id', '=', member.id)
    .where('action', '=', action)
    .orderBy('id')
    .execute();
}
