import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { propose } from '../../../../testing/factories/appointments.ts';
import { write } from '../../../../testing/factories/conversations.ts';
import { aDecidedDispute } from '../../../../testing/factories/disputes.ts';
import { anExchange, aTextAbout, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { type Cast, everyHappening } from '../../../../testing/happenings.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { createTell } from '../tell.ts';

const test = await startTestApp();
const { db, clock } = test;
const tell = createTell(test.core);
const words = 'Böse Worte';

describe('what partners wrote to each other', () => {
  it('is told by these kinds of happenings, and by none of them across a block that came before it was told', async () => {
    const { cast, members, block } = await aCast();
    expect(await carryingWords(cast, members)).toEqual([
      'appointment.proposed',
      'appointment.withdrawn',
      'dispute.opened',
      'exchange.confirmed',
      'match.declined',
      'message.received',
      'messages.unread',
      'plan.cancelled',
    ]);
    await block();
    expect(await carryingWords(cast, members)).toEqual([]);
  });
});

/** The kinds that say something of it, in the bell, in the feed or by mail. */
async function carryingWords(cast: Cast, members: readonly SignedInClient[]): Promise<string[]> {
  const found = new Set<string>();
  for (const happening of everyHappening(cast)) {
    for (const table of ['notifications', 'activities', 'outbox', 'mails'] as const)
      await db.deleteFrom(table).execute();
    await test.core.database.transaction((tx) => tell(tx, happening, clock.now()));
    const shown = [];
    for (const member of members)
      for (const url of ['/api/notifications', '/api/activities']) shown.push((await member.get(url)).body);
    clock.advance({ hours: 25 });
    await test.runJobs();
    const mailed = (await test.mails()).map(({ text }) => text.replaceAll(/\s+/g, ' '));
    if ([...shown, ...mailed].some((text) => text.includes(words))) found.add(happening.kind);
  }
  return [...found].sort();
}

/** Two partners who wrote these words wherever one can, but in reviews and decisions: who is blocked has no other place. */
async function aCast() {
  const { matchId, reviewer, recipient, exchange } = await anExchange(test);
  const { id: appointmentId } = (await propose(recipient, exchange, { note: words })).json();
  await handIn(reviewer, exchange, { reviewText: aTextAbout('one') });
  await confirm(recipient, exchange, words);
  await db
    .updateTable('matches')
    .set({ decline_reason: words, plan_cancel_reason: words })
    .where('id', '=', matchId)
    .execute();
  const imported = { source: 'google', content: 'Schnelle Lieferung, gern wieder.', rating: 4, reviewerName: 'Gast' };
  const { id: reviewId } = (
    await reviewer.post('/api/reviews/import', { ...imported, reviewDate: '2031-02-01T00:00:00.000Z' })
  ).json();
  const messageId = randomUUID();
  await write(reviewer, matchId, words, messageId);
  const ended = { status: 'agreed', ended_by: recipient.member.id, reason: words } as const;
  await db
    .updateTable('appointments')
    .set({ ...ended, starts_at: clock.now(), in_calendars_at: clock.now() })
    .execute();
  const disputeId = await aDecidedDispute(test, exchange, words);
  await db.updateTable('disputes').set({ decision: 'Es war so.' }).execute();
  // Nobody waits for a mail of its own about the message any more.
  await test.runJobs();
  clock.advance({ hours: 25 });
  await test.runJobs();
  const [requesterId, providerId] = [reviewer.member.id, recipient.member.id];
  const things = { matchId, messageId, appointmentId, disputeId, exchangeId: exchange.id, reviewId };
  return {
    cast: { ...things, requesterId, providerId },
    members: [reviewer, recipient],
    block: () => db.updateTable('conversations').set({ provider_blocked_at: clock.now() }).execute(),
  };
}
