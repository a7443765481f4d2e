import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anAppointment, propose, withdraw } from '../../../../testing/factories/appointments.ts';
import { answer, dispute } from '../../../../testing/factories/disputes.ts';
import { anExchange, aTextAbout, confirm, type Exchanging, handIn } from '../../../../testing/factories/exchanges.ts';
import { aMatchBetween } from '../../../../testing/factories/matches.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { clock, db } = test;
const words = 'Böse Worte, die niemand lesen soll';

interface Said {
  matchId: string;
  /** Who blocks. */
  reader: SignedInClient;
  /** Says it, in the moment before. */
  say(): Promise<{ statusCode: number }>;
  /** What the other one learns without the words. */
  isToldStill: boolean;
}

const deeds: Readonly<Record<string, () => Promise<Said>>> = {
  async 'disputes a review'() {
    const { reviewer, recipient, exchange, matchId } = await bothHandedIn();
    const say = () => dispute(recipient, exchange, { text: words, link: 'https://boese-worte.example' });
    return { matchId, reader: reviewer, say, isToldStill: true };
  },
  async 'answers a dispute'() {
    const { reviewer, recipient, exchange, matchId } = await bothHandedIn();
    await dispute(recipient, exchange);
    return { matchId, reader: recipient, say: () => answer(reviewer, exchange, { text: words }), isToldStill: true };
  },
  async 'calls the plan off'() {
    const { reviewer, recipient, matchId } = await anExchange(test);
    const say = () => recipient.post(`/api/matches/${matchId}/plan/cancel`, { reason: words });
    return { matchId, reader: reviewer, say, isToldStill: true };
  },
  async 'asks for a later day'() {
    const { reviewer, recipient, exchange, reverse, matchId } = await anExchange(test);
    await handIn(recipient, reverse, { reviewText: aTextAbout(reverse.id) });
    const day = new Date(exchange.due_at.getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
    const say = () => recipient.post(`/api/review-exchanges/${exchange.id}/extension`, { day, reason: words });
    return { matchId, reader: reviewer, say, isToldStill: false };
  },
  async 'proposes times'() {
    const { reviewer, recipient, exchange, reverse, matchId } = await anExchange(test);
    await handIn(recipient, reverse, { reviewText: aTextAbout(reverse.id) });
    return { matchId, reader: reviewer, say: () => propose(recipient, exchange, { note: words }), isToldStill: false };
  },
  async 'calls an appointment off'() {
    const { appointment, reviewer, recipient, reverse, matchId } = await anAppointment(test);
    await handIn(recipient, reverse, { reviewText: aTextAbout(reverse.id) });
    return { matchId, reader: recipient, say: () => withdraw(reviewer, appointment, words), isToldStill: true };
  },
  async 'confirms a review'() {
    const { reviewer, recipient, exchange, matchId } = await bothHandedIn();
    return { matchId, reader: reviewer, say: () => confirm(recipient, exchange, words), isToldStill: true };
  },
  async 'declines another request'() {
    const { reviewer, recipient, matchId } = await anExchange(test);
    await db.updateTable('matches').set({ status: 'completed' }).where('id', '=', matchId).execute();
    const { id } = await aMatchBetween(test, reviewer.member, recipient.member, { status: 'pending' });
    const say = () => recipient.put(`/api/matches/${id}/decline`, { reason: words });
    return { matchId, reader: reviewer, say, isToldStill: true };
  },
};

describe('what somebody says in the moment before it is blocked', () => {
  for (const [deed, begin] of Object.entries(deeds))
    it(`reaches who blocks on no way: when it ${deed}`, async () => {
      const { matchId, reader, say, isToldStill } = await begin();
      await test.runJobs();
      const before = (await toldTo(reader)).length;
      expect((await say()).statusCode).toBe(200);
      expect((await reader.put(`/api/conversations/${matchId}/block`)).statusCode).toBe(200);
      await test.runJobs();
      clock.advance({ days: 1 });
      await test.runJobs();
      const again = await test.signIn(reader.member);
      expect((await toldTo(reader)).length > before || !isToldStill).toBe(true);
      const mailed = (await test.mails()).filter(({ to }) => to === reader.member.email);
      expect(JSON.stringify(mailed)).not.toMatch(/Böse\s+Worte|boese-worte/);
      const pages = ['notifications', 'activities', 'review-exchanges/my', 'matches', 'privacy/export'];
      for (const page of pages) {
        const { statusCode, body } = await again.get(`/api/${page}`);
        expect([page, statusCode, body]).toEqual([page, 200, expect.not.stringMatching(/Böse Worte|boese-worte/)]);
      }
    });
});

async function bothHandedIn(): Promise<Exchanging> {
  const exchanging = await anExchange(test);
  const { reviewer, recipient, exchange, reverse } = exchanging;
  await handIn(recipient, reverse, { reviewText: aTextAbout(reverse.id) });
  await handIn(reviewer, exchange, { reviewText: aTextAbout(exchange.id) });
  return exchanging;
}

function toldTo({ member }: SignedInClient) {
  return db.selectFrom('notifications').select('id').where('member_id', '=', member.id).execute();
}
