import { describe, it } from 'node:test';
import { expect } from 'expect';
import { write } from '../../../../testing/factories/conversations.ts';
import { aDispute } from '../../../../testing/factories/disputes.ts';
import { anExchange, aTextAbout, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { job } from '../../../jobs/job.ts';

const test = await startTestApp();
const { db, clock } = test;

describe('what two accounts shared', () => {
  for (const order of ['the writer first', 'the recipient first', 'both at once'] as const)
    it(`goes when both have left: ${order}`, async () => {
      const { reviewer, recipient, matchId } = await aSharedPast();
      const [first, second] = order === 'the recipient first' ? [recipient, reviewer] : [reviewer, recipient];
      if (order === 'both at once') await Promise.all([leave(first), leave(second)]);
      else {
        await leave(first);
        await test.runJobs();
        expect(await leftOf(matchId)).toContain('matches');
        clock.advance({ days: 1 });
        await leave(await test.signIn(second.member));
      }
      await test.runJobs();
      expect(await leftOf(matchId)).toEqual([]);
    });

  it('stays with the one who is still there', async () => {
    const { reviewer, recipient, matchId, exchange } = await aSharedPast();
    await leave(reviewer);
    await test.runJobs();
    await sweep();
    expect(await leftOf(matchId)).toContain('review_exchanges');
    const shown = (await recipient.get('/api/reviews')).json<Array<{ content: string }>>();
    expect(shown.map(({ content }) => content)).toContain(aTextAbout(exchange.id));
  });

  it('of those who had both left before goes with the next sweep', async () => {
    const { reviewer, recipient, matchId } = await aSharedPast();
    await db
      .updateTable('members')
      .set({ deleted_at: clock.now() })
      .where('id', 'in', [reviewer.member.id, recipient.member.id])
      .execute();
    await sweep();
    expect(await leftOf(matchId)).toEqual([]);
  });
});

async function sweep(): Promise<void> {
  await test.core.jobs.enqueue(db, job<Record<string, never>>('retention.sweep'), {});
  await test.runJobs();
}

/** Texts, a confirmation, a dispute and messages. */
async function aSharedPast() {
  const exchanging = await anExchange(test);
  const { reviewer, recipient, exchange, reverse, matchId } = exchanging;
  await handIn(reviewer, exchange, { reviewText: aTextAbout(exchange.id) });
  await handIn(recipient, reverse, { reviewText: aTextAbout(reverse.id) });
  await confirm(recipient, exchange, 'Danke!');
  const disputed = await aDispute(test);
  await db
    .updateTable('disputes')
    .set({ review_exchange_id: reverse.id, reviewer_id: recipient.member.id, recipient_id: reviewer.member.id })
    .where('id', '=', disputed.disputeId)
    .execute();
  await write(reviewer, matchId, 'Bis Montag!');
  await test.runJobs();
  return exchanging;
}

async function leave(client: SignedInClient): Promise<void> {
  const answer = await client.post('/api/privacy/delete-account', { email: client.member.email });
  if (answer.statusCode >= 300) throw new Error(answer.body);
}

/** Tables that still hold something of it. */
async function leftOf(matchId: string): Promise<string[]> {
  const own = await db.selectFrom('matches').select('id').where('id', '=', matchId).execute();
  const written = await db.selectFrom('review_exchanges').select('id').where('match_id', '=', matchId).execute();
  const messages = await db.selectFrom('messages').select('match_id').where('match_id', '=', matchId).execute();
  const talks = await db.selectFrom('conversations').select('match_id').where('match_id', '=', matchId).execute();
  const found = { matches: own, review_exchanges: written, messages, conversations: talks };
  return Object.entries(found).flatMap(([table, rows]) => (rows.length > 0 ? [table] : []));
}
