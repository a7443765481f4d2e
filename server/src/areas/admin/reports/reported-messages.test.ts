import { describe, it } from 'node:test';
import type { AdminReportDetail, ReportedMessage } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { sql } from 'kysely';
import { write } from '../../../../testing/factories/conversations.ts';
import { aReport, aReportedMessage, reportText } from '../../../../testing/factories/reports.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const unknown = '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11';

describe('POST /api/admin/reports/:id/messages', () => {
  it('shows the reported message with two before and two after, and nothing else of the conversation', async () => {
    const { report, reported } = await aReportedMessage(test);
    const moderator = await test.signIn({ admin_role: 'content_moderator' });
    const described = (await moderator.get(`/api/admin/reports/${report.id}`)).json<AdminReportDetail>();
    expect(described.isAboutMessage).toBe(true);
    expect(JSON.stringify(described)).not.toContain('fünf Sternen!');
    const answer = await moderator.post(`/api/admin/reports/${report.id}/messages`);
    const { messages } = answer.json<{ messages: ReportedMessage[] }>();
    expect(messages.map(({ text }) => text)).toEqual(['Hallo', 'Ja?', 'Nur mit fünf Sternen!', 'Nein.', 'Schade.']);
    expect(messages.filter(({ isSubject }) => isSubject).map(({ writer }) => writer.id)).toEqual([reported.member.id]);
  });

  it('leaves a trace of every look, and of none that was refused', async () => {
    const { report, reported } = await aReportedMessage(test);
    const moderator = await test.signIn({ admin_role: 'content_moderator', first_name: 'Mia', last_name: 'Maas' });
    const support = await test.signIn({ admin_role: 'support_agent' });
    expect((await support.post(`/api/admin/reports/${report.id}/messages`)).statusCode).toBe(403);
    await moderator.post(`/api/admin/reports/${report.id}/messages`);
    const admin = await test.signIn({ admin_role: 'super_admin' });
    const log = (await admin.get('/api/admin/audit-log')).json();
    expect(log.entries).toEqual([]);
    expect(log.looks).toEqual([
      expect.objectContaining({
        action: 'report.messages_viewed',
        actor: { id: moderator.member.id, name: 'Mia Maas' },
        subject: expect.objectContaining({ id: reported.member.id }),
        reportId: report.id,
      }),
    ]);
    const found = (await admin.get('/api/admin/audit-log?action=report.messages_viewed')).json();
    expect(found.looks).toHaveLength(1);
  });

  it('says nothing of itself to who was reported, while it is open', async () => {
    const { report, reported } = await aReportedMessage(test);
    const moderator = await test.signIn({ admin_role: 'content_moderator' });
    await moderator.get(`/api/admin/reports/${report.id}`);
    await moderator.post(`/api/admin/reports/${report.id}/messages`);
    // What a later version may write is told once somebody has said that it may be.
    await sql`insert into audit_log (at, actor_id, action, subject_id, report_id, request_id)
      values (${test.clock.now()}, ${moderator.member.id}, 'report.assigned', ${reported.member.id}, ${report.id}, 'req-1')`.execute(
      test.db,
    );
    expect(await toldOf(reported)).not.toContainEqual(expect.stringContaining('report.'));
    await moderator.patch(`/api/admin/reports/${report.id}`, { status: 'resolved', note: 'Das geht nicht.' });
    expect(await toldOf(reported)).toContain('report.resolved');
  });

  it('finds nothing in a case about something else, and none in an unknown one', async () => {
    const { report } = await aReport(test);
    const moderator = await test.signIn({ admin_role: 'content_moderator' });
    const other = await moderator.post(`/api/admin/reports/${report.id}/messages`);
    expect([other.statusCode, other.json().code]).toEqual([404, 'MESSAGE_NOT_FOUND']);
    const none = await moderator.post(`/api/admin/reports/${unknown}/messages`);
    expect([none.statusCode, none.json().code]).toEqual([404, 'REPORT_NOT_FOUND']);
    expect((await moderator.post('/api/admin/reports/first/messages')).statusCode).toBe(400);
  });

  it('keeps the words to nobody once their writer has left', async () => {
    const { report, reported } = await aReportedMessage(test);
    await reported.post('/api/privacy/delete-account', { email: reported.member.email });
    await test.runJobs();
    const moderator = await test.signIn({ admin_role: 'content_moderator' });
    const { messages } = (await moderator.post(`/api/admin/reports/${report.id}/messages`)).json();
    expect(messages.map(({ text }: ReportedMessage) => text)).toEqual([null, 'Ja?', null, 'Nein.', null]);
  });
});

describe('POST /api/reports about a message', () => {
  it('takes only what the partner wrote in that match', async () => {
    const { reporter, reported, matchId } = await aReportedMessage(test);
    const said = { matchId, reason: 'spam', text: reportText };
    const own = (await write(reported, matchId, 'Von mir selbst')).json().id;
    const elsewhere = await aReportedMessage(test);
    for (const messageId of [own, elsewhere.report.message_id, unknown]) {
      const refused = await reported.post('/api/reports', { ...said, messageId });
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'MESSAGE_NOT_FOUND']);
    }
    const withoutMatch = await reporter.post('/api/reports', {
      exchangeId: unknown,
      messageId: own,
      ...said,
      matchId: undefined,
    });
    expect(withoutMatch.json().code).toBe('VALIDATION_FAILED');
  });
});

/** What is said of an account in its export, by name. */
async function toldOf(client: SignedInClient): Promise<string[]> {
  const { data } = (await client.get('/api/privacy/export')).json<{ data: { decisions: { action: string }[] } }>();
  return data.decisions.map(({ action }) => action);
}
