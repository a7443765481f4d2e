import { describe, it } from 'node:test';
import type { AdminUserDetail } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { aReport } from '../../../../testing/factories/reports.ts';
import { aColleague } from '../../../../testing/factories/team.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { db } = test;

/** What the page of a user tells of reports: of each its kind and the other side. */
async function reportsOn(reader: SignedInClient, { member }: SignedInClient) {
  const { history, figures } = (await reader.get(`/api/admin/users/${member.id}`)).json<AdminUserDetail>();
  const told = history.filter(({ kind }) => kind.startsWith('report_'));
  return { told: told.map(({ kind, partner }) => [kind, partner?.id ?? null]), filed: figures.reportsFiled };
}

describe('who reported', () => {
  for (const role of ['support_agent', 'super_admin'] as const)
    it(`is told to a ${role}, on the pages of both`, async () => {
      const { reporter, reported } = await aReport(test);
      const reader = await anAdmin(test, role);
      expect(await reportsOn(reader, reported)).toEqual({ told: [['report_received', reporter.member.id]], filed: 0 });
      expect(await reportsOn(reader, reporter)).toEqual({ told: [['report_filed', reported.member.id]], filed: 1 });
    });

  it('is told to no user_manager, who sees that there was a report', async () => {
    const { reporter, reported } = await aReport(test);
    const reader = await anAdmin(test, 'user_manager');
    expect(await reportsOn(reader, reported)).toEqual({ told: [['report_received', null]], filed: 0 });
    expect((await reportsOn(reader, reporter)).told).toEqual([]);
  });

  /** How the reported business becomes that of somebody who reads. */
  const own: Record<string, (reported: SignedInClient) => Promise<SignedInClient>> = {
    'the own account': async ({ member }) => {
      await db.updateTable('members').set({ admin_role: 'super_admin' }).where('id', '=', member.id).execute();
      return test.signIn(member);
    },
    'another account of the mailbox': async ({ member }) =>
      test.signIn({ email: member.email.replace('@', '+amt@'), admin_role: 'super_admin' }),
    'a business that they work for': async (reported) => {
      await aColleague(test, reported, 'ada+arbeit@ada-kern.example');
      return test.signIn({ email: 'ada@ada-kern.example', admin_role: 'super_admin' });
    },
  };
  for (const [whose, make] of Object.entries(own))
    it(`is told to nobody of ${whose}, whatever their role, on either page`, async () => {
      const { reporter, reported } = await aReport(test);
      const reader = await make(reported);
      expect((await reportsOn(reader, reported)).told).toEqual([]);
      expect(await reportsOn(reader, reporter)).toEqual({ told: [], filed: 0 });
      // What it filed about others they see as everybody of their role does.
      const other = await aReport(test);
      expect((await reportsOn(reader, other.reporter)).filed).toBe(1);
    });
});
