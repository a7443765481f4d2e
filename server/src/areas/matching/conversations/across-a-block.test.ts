import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anAppointment, aProposal, pick, withdraw } from '../../../../testing/factories/appointments.ts';
import { write } from '../../../../testing/factories/conversations.ts';
import { anExchange, aTextAbout, type Exchanging, handIn } from '../../../../testing/factories/exchanges.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { clock, db } = test;
const words = 'Böse Worte, die niemand lesen soll';

describe('who blocks', () => {
  for (const frequency of ['immediate', 'daily'] as const)
    it(`gets no mail about what the other one wrote before, neither later nor as it waits: ${frequency}`, async () => {
      const { reviewer: stalker, recipient: victim, matchId } = await aBegunExchange();
      await victim.put('/api/email-preferences/messages', { enabled: true, frequency });
      await write(stalker, matchId, words);
      await test.runJobs();
      if (frequency === 'daily') {
        clock.advance({ minutes: 6 });
        await test.runJobs();
        expect(await waitingFor(victim)).toContainEqual(expect.stringMatching(/^messages-unread/));
      }
      await block(victim, matchId);
      expect(await waitingFor(victim)).toEqual([]);
      clock.advance({ days: 1 });
      await test.runJobs();
      expect(JSON.stringify(await test.mails())).not.toContain(words);
    });

  it('is asked for nothing that was proposed before, and hears of no answer to what it proposed', async () => {
    const { appointment, ...exchanging } = await aProposal(test);
    const { reviewer: stalker, recipient: victim, exchange, reverse, matchId } = exchanging;
    await begin(victim, reverse);
    const day = new Date(exchange.due_at.getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
    const asked = await victim.post(`/api/review-exchanges/${exchange.id}/extension`, {
      day,
      reason: 'Wir brauchen Zeit',
    });
    expect(asked.statusCode).toBe(200);
    await test.runJobs();
    const { id: extension } = await db.selectFrom('due_date_extensions').select('id').executeTakeFirstOrThrow();
    await block(victim, matchId);
    const before = await toldTo(victim);
    const refused = { pick: await pick(stalker, appointment), answer: await accept(stalker, extension) };
    expect(refused.pick.json().code).toBe('APPOINTMENT_CHANGED');
    expect(refused.answer.json().code).toBe('EXTENSION_CHANGED');
    await test.runJobs();
    expect(await toldTo(victim)).toEqual(before);
    const { status } = await db.selectFrom('appointments').select('status').executeTakeFirstOrThrow();
    const { state } = await db.selectFrom('due_date_extensions').select('state').executeTakeFirstOrThrow();
    expect([status, state]).toEqual(['withdrawn', 'withdrawn']);
    expect((await pick(stalker, appointment)).json().code).toBe('APPOINTMENT_CHANGED');
  });

  it('still hears, without a word, that an appointment which both agreed on does not take place', async () => {
    const { appointment, reviewer: stalker, recipient: victim, reverse, matchId } = await anAppointment(test);
    await begin(victim, reverse);
    await block(victim, matchId);
    await test.runJobs();
    expect((await withdraw(stalker, appointment, words)).json().code).toBe('CONVERSATION_BLOCKED');
    expect((await withdraw(stalker, appointment)).statusCode).toBe(200);
    await test.runJobs();
    expect((await test.mails()).map(({ to, subject }) => [to, subject])).toContainEqual([
      victim.member.email,
      expect.stringMatching(/Termin/),
    ]);
  });

  it('reads without being seen, and sees no reading', async () => {
    const { reviewer: stalker, recipient: victim, matchId } = await aBegunExchange();
    await write(stalker, matchId, 'Liest du das?');
    await write(victim, matchId, 'Ja.');
    await stalker.put(`/api/conversations/${matchId}/read`, { upTo: 2 });
    await block(victim, matchId);
    await victim.put(`/api/conversations/${matchId}/read`, { upTo: 1 });
    for (const client of [stalker, victim]) {
      const { conversation } = (await client.get(`/api/conversations/${matchId}/messages`)).json();
      expect(conversation.readByPartner).toBe(0);
    }
  });
});

/** One side has handed in, so that the plan goes on. */
async function aBegunExchange(): Promise<Exchanging> {
  const exchanging = await anExchange(test);
  await begin(exchanging.recipient, exchanging.reverse);
  return exchanging;
}

async function begin(writer: SignedInClient, exchange: { id: string }): Promise<void> {
  expect((await handIn(writer, exchange, { reviewText: aTextAbout(exchange.id) })).statusCode).toBe(200);
  await test.runJobs();
}

async function block(client: SignedInClient, matchId: string): Promise<void> {
  expect((await client.put(`/api/conversations/${matchId}/block`)).statusCode).toBe(200);
}

function accept(client: SignedInClient, id: string) {
  return client.post(`/api/extensions/${id}/answer`, { isAccepted: true });
}

async function waitingFor({ member }: SignedInClient): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('name').where('member_id', '=', member.id).execute();
  return rows.map(({ name }) => name);
}

/** How much stands in the bell, and how many mails came. */
async function toldTo({ member }: SignedInClient) {
  const inBell = await db.selectFrom('notifications').select('type').where('member_id', '=', member.id).execute();
  const mails = (await test.mails()).filter(({ to }) => to === member.email);
  return { inBell: inBell.length, mails: mails.length };
}
