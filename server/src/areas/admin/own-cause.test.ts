import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anAdmin } from '../../../testing/factories/admin.ts';
import { anAnsweredDispute } from '../../../testing/factories/disputes.ts';
import { aReport } from '../../../testing/factories/reports.ts';
import { aColleague } from '../../../testing/factories/team.ts';
import { type SignedInClient, startTestApp } from '../../../testing/test-app.ts';

const test = await startTestApp();
const { db, clock } = test;

/** How an account becomes the moderator's own without being the one it moderates with. */
const own: Record<string, (moderator: SignedInClient, client: SignedInClient) => Promise<unknown>> = {
  'another account of the mailbox': (moderator, { member }) =>
    db
      .updateTable('members')
      .set({ email: besides(moderator, 'zwei') })
      .where('id', '=', member.id)
      .execute(),
  'a business the moderator works for': (moderator, client) => aColleague(test, client, besides(moderator, 'privat')),
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

/** Another address of the same mailbox. */
function besides({ member }: SignedInClient, word: string): string {
  return member.email.replace('@', `+${word}@`);
}

async function codeOf(client: SignedInClient, url: string, payload: object): Promise<[number, string | undefined]> {
  const answer = await client.patch(url, payload);
  return [answer.statusCode, answer.json().code];
}
