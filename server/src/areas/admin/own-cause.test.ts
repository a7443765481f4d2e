import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anAdmin } from '../../../testing/factories/admin.ts';
import { anAnsweredDispute } from '../../../testing/factories/disputes.ts';
import { anExchange } from '../../../testing/factories/exchanges.ts';
import { aReport } from '../../../testing/factories/reports.ts';
import { aColleague } from '../../../testing/factories/team.ts';
import { type SignedInClient, startTestApp } from '../../../testing/test-app.ts';
import type { ReviewExchangeRow } from '../../database/schema.ts';

const test = await startTestApp();
const { db, clock } = test;

/** How an account becomes the moderator's own without being the one it moderates with. */
const own: Record<string, (moderator: SignedInClient, client: SignedInClient) => Promise<void>> = {
  async 'another account of the mailbox'(moderator, { member }) {
    const moved = db.updateTable('members').set({ email: besides(moderator, 'zwei') });
    await moved.where('id', '=', member.id).execute();
  },
  async 'a business the moderator works for'(moderator, client) {
    await aColleague(test, client, besides(moderator, 'privat'));
  },
};

describe('a moderator', () => {
  for (const [how, make] of Object.entries(own)) {
    it(`decides about no held account that is ${how}`, async () => {
      const moderator = await anAdmin(test, 'content_moderator');
      const held = await test.signIn();
      await make(moderator, held);
      const { id } = await db
        .insertInto('ring_cases')
        .values({ member_id: held.member.id, score: 80, evidence: '[]', pairs: '[]', opened_at: clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      const decision = { outcome: 'released', text: 'Alles gut bei uns.' };
      expect(await codeOf(moderator, `/api/admin/rings/${id}`, decision)).toEqual([409, 'OWN_REPORT']);
      const other = await anAdmin(test, 'content_moderator');
      expect((await codeOf(other, `/api/admin/rings/${id}`, decision))[0]).toBe(200);
    });

    it(`decides no dispute in which a side is ${how}`, async () => {
      const moderator = await anAdmin(test, 'content_moderator');
      for (const side of ['reviewer', 'recipient'] as const) {
        const dispute = await anAnsweredDispute(test);
        await make(moderator, dispute[side]);
        const decision = { outcome: 'rejected', text: 'Meine eigene Review stimmt.' };
        const answer = await codeOf(moderator, `/api/admin/disputes/${dispute.disputeId}`, decision);
        expect([side, ...answer]).toEqual([side, 409, 'OWN_REPORT']);
        await db.deleteFrom('people').execute();
        const ended = db.updateTable('members').set({ email: `${side}@ende.example.de` });
        await ended.where('id', '=', dispute[side].member.id).execute();
      }
    });

    it(`closes no report about ${how}, nor one it filed`, async () => {
      const moderator = await anAdmin(test, 'content_moderator');
      const [client, other] = [await test.signIn(), await test.aMember()];
      await make(moderator, client);
      const { member } = client;
      for (const [reporter, reported] of [
        [member.id, other.id],
        [other.id, member.id],
      ] as const) {
        const { report } = await aReport(test);
        const change = db.updateTable('reports').set({ reporter_id: reporter, reported_id: reported });
        await change.where('id', '=', report.id).execute();
        const answer = await codeOf(moderator, `/api/admin/reports/${report.id}`, {
          status: 'dismissed',
          note: 'Nichts daran.',
        });
        expect(answer).toEqual([409, 'OWN_REPORT']);
      }
    });
  }

  for (const [how, make] of [['the own account', async () => {}], ...Object.entries(own)] as const)
    it(`reads no report, dispute, request or held account of ${how}, and answers none`, async () => {
      const staff = await anAdmin(test, 'super_admin');
      const business = how === 'the own account' ? staff : await test.signIn();
      await make(staff, business);
      const { urls, lists, requestId } = await everyCauseOf(business);
      for (const url of urls) expect([url, ...(await seenBy(staff, url))]).toEqual([url, 409, 'OWN_REPORT']);
      for (const list of lists) expect((await staff.get(list)).body).not.toContain(business.member.id);
      const acts = [
        await staff.post(`/api/admin/support/${requestId}/messages`, { id: randomUUID(), text: 'Ja klar', seen: 1 }),
        await staff.put(`/api/admin/support/${requestId}/assignee`, { isMine: true, seenAssignee: null }),
        await staff.post(`/api/admin/support/${requestId}/close`, { seen: 1 }),
      ];
      expect(acts.filter(({ statusCode }) => statusCode < 300)).toEqual([]);
      const other = await anAdmin(test, 'super_admin');
      for (const url of urls) expect([url, (await other.get(url)).statusCode]).toEqual([url, 200]);
      for (const list of lists) expect((await other.get(list)).body).toContain(business.member.id);
    });

  for (const [how, make] of Object.entries({ 'the own account': makeOwn, ...own }))
    it(`closes no case of a suspicious review about ${how}, nor reads it`, async () => {
      const moderator = await anAdmin(test, 'super_admin');
      const { reviewer, recipient, exchange } = await anExchange(test);
      const suspected = await suspect(reviewer, exchange);
      const acting = (await make(moderator, recipient)) ?? moderator;
      const url = `/api/admin/reports/${suspected}`;
      const decision = { status: 'dismissed', note: 'Alles echt.' };
      expect(await codeOf(acting, url, decision)).toEqual([409, 'OWN_REPORT']);
      expect(await seenBy(acting, url)).toEqual([409, 'OWN_REPORT']);
      expect((await acting.get('/api/admin/reports')).json()).toMatchObject({ reports: [], pagination: { total: 0 } });
      const other = await anAdmin(test, 'content_moderator');
      expect((await other.get('/api/admin/reports')).json().pagination.total).toBe(1);
      expect((await codeOf(other, url, decision))[0]).toBe(200);
    });

  for (const [how, make] of Object.entries({ 'the own account': makeOwn, ...own }))
    it(`decides about no held account that belongs together with ${how}, nor reads of it`, async () => {
      const moderator = await anAdmin(test, 'super_admin');
      const [held, accomplice] = [await test.signIn(), await test.signIn()];
      const pairs = JSON.stringify([{ otherId: accomplice.member.id, score: 90, evidence: [] }]);
      const { id } = await db
        .insertInto('ring_cases')
        .values({ member_id: held.member.id, score: 80, evidence: '[]', pairs, opened_at: clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      const acting = (await make(moderator, accomplice)) ?? moderator;
      const [url, decision] = [`/api/admin/rings/${id}`, { outcome: 'released', text: 'Alles gut bei uns.' }];
      expect(await codeOf(acting, url, decision)).toEqual([409, 'OWN_REPORT']);
      expect(await seenBy(acting, url)).toEqual([409, 'OWN_REPORT']);
      expect((await acting.get('/api/admin/rings')).json()).toMatchObject({ cases: [], pagination: { total: 0 } });
      const other = await anAdmin(test, 'content_moderator');
      expect((await other.get('/api/admin/rings')).json().pagination.total).toBe(1);
      expect((await codeOf(other, url, decision))[0]).toBe(200);
    });

  for (const status of ['banned', 'active'] as const)
    it(`makes no business that it works for ${status} along with another account of its mailbox`, async () => {
      const [admin, boss] = [await anAdmin(test, 'user_manager'), await anAdmin(test, 'user_manager')];
      const first = await test.signIn({ email: 'eva@cafe-eva.example' });
      const second = await test.signIn({ email: 'eva+zwei@cafe-eva.example' });
      await aColleague(test, second, besides(admin, 'arbeit'));
      const set = (who: SignedInClient, to: string, alsoOthersOfMailbox: boolean) =>
        codeOf(who, `/api/admin/users/${first.member.id}/status`, { status: to, reason: 'Grund', alsoOthersOfMailbox });
      if (status === 'active') expect((await set(boss, 'banned', true))[0]).toBe(200);
      const before = await standings(first, second);
      // A ban of the business signs its people out, and leaves the admin's own account alone.
      expect(await set(admin, status, true)).toEqual([409, 'OWN_STATUS']);
      expect(await standings(first, second)).toEqual(before);
      expect((await set(admin, status, false))[0]).toBe(200);
      expect(await standings(first, second)).toEqual([status, before[1]]);
      expect((await set(boss, status, true))[0]).toBe(200);
      expect((await standings(first, second))[0]).toBe(status);
    });

  it('changes the standing of no account of the own mailbox', async () => {
    const admin = await anAdmin(test, 'super_admin');
    const { member } = await test.signIn({ email: besides(admin, 'zwei'), status: 'banned' });
    const answer = await codeOf(admin, `/api/admin/users/${member.id}/status`, {
      status: 'active',
      reason: 'Bin ich selbst.',
    });
    expect(answer).toEqual([409, 'OWN_STATUS']);
    const found = db.selectFrom('members').select('status').where('id', '=', member.id);
    expect((await found.executeTakeFirstOrThrow()).status).toBe('banned');
  });
});

/** A business whose owner is staff. @returns who acts then */
async function makeOwn(
  { member: { admin_role } }: SignedInClient,
  { member }: SignedInClient,
): Promise<SignedInClient> {
  await db.updateTable('members').set({ admin_role }).where('id', '=', member.id).execute();
  return test.signIn(member);
}

/** Makes a case of a review that somebody wrote in an exchange. @returns its id */
async function suspect({ member }: SignedInClient, { id, match_id }: ReviewExchangeRow): Promise<string> {
  const about = { reported_id: member.id, match_id, review_exchange_id: id, fraud_score: 90, findings: '[]' };
  const common = { kind: 'suspicious_review', reason: 'suspicious_review', created_at: clock.now() } as const;
  const opened = db.insertInto('reports').values({ ...common, ...about });
  return (await opened.returning('id').executeTakeFirstOrThrow()).id;
}

async function standings(...clients: readonly SignedInClient[]): Promise<string[]> {
  const rows = await db.selectFrom('members').select(['id', 'status']).execute();
  return clients.map(({ member }) => rows.find(({ id }) => id === member.id)?.status ?? '');
}

/** Something of each kind that staff look into, about one business. */
async function everyCauseOf({ member }: SignedInClient) {
  const [reporter, other] = [await test.aMember(), await anAnsweredDispute(test)];
  const common = { kind: 'member_report', reason: 'spam', text: 'x', created_at: clock.now() } as const;
  const report = await db
    .insertInto('reports')
    .values({ ...common, reporter_id: reporter.id, reported_id: member.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('disputes').set({ reviewer_id: member.id }).where('id', '=', other.disputeId).execute();
  const held = await db
    .insertInto('ring_cases')
    .values({ member_id: member.id, score: 80, evidence: '[]', pairs: '[]', opened_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const asking = await test.signIn(member);
  const requestId = randomUUID();
  const asked = { id: requestId, topic: 'other', subject: 'Eine Frage', text: 'Bitte gebt mir recht.' };
  expect((await asking.post('/api/support/requests', asked)).statusCode).toBe(200);
  return {
    requestId,
    urls: [
      `/api/admin/reports/${report.id}`,
      `/api/admin/disputes/${other.disputeId}`,
      `/api/admin/rings/${held.id}`,
      `/api/admin/support/${requestId}`,
    ],
    lists: ['/api/admin/reports', '/api/admin/disputes', '/api/admin/rings', '/api/admin/support'],
  };
}

async function seenBy(client: SignedInClient, url: string): Promise<[number, string | undefined]> {
  const answer = await client.get(url);
  return [answer.statusCode, answer.json().code];
}

/** Another address of the same mailbox. */
function besides({ member }: SignedInClient, word: string): string {
  return member.email.replace('@', `+${word}@`);
}

async function codeOf(client: SignedInClient, url: string, payload: object): Promise<[number, string | undefined]> {
  const answer = await client.patch(url, payload);
  return [answer.statusCode, answer.json().code];
}
