import { describe, it } from 'node:test';
import { levelOf } from '@rezenso/engines/trust';
import { expect } from 'expect';
import { anExchange, confirm, handIn, reviewText } from '../../../../testing/factories/exchanges.ts';
import { xpOf } from '../../../../testing/factories/matches.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';
import { recompute } from '../../../recompute/recompute.ts';

const test = await startTestApp();
const { db } = test;

describe('a review earns XP', () => {
  it('when it says something, and none for itself, punctuality or its receipt when it does not', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    const answer = await handIn(reviewer, exchange, { reviewText: 'Super, gerne wieder!' });
    expect([answer.statusCode, answer.json().xpGranted]).toEqual([200, 0]);
    expect((await confirm(recipient, exchange)).json().xpGranted).toBe(0);
    expect(await entriesOf(reviewer)).toEqual([]);
    const told = (await reviewer.get('/api/notifications')).json().notifications;
    expect(told).toContainEqual(expect.objectContaining({ title: 'Für diese Review gibt es keine XP' }));
  });

  it('once for the same text, whoever hands it in and however it is spelled', async () => {
    const [first, second, third] = [await anExchange(test), await anExchange(test), await anExchange(test)];
    expect((await handIn(first.reviewer, first.exchange)).json().xpGranted).toBe(50);
    const spelled = reviewText.toUpperCase().replaceAll(', ', ',  ');
    expect((await handIn(second.reviewer, second.exchange, { reviewText: spelled })).json().xpGranted).toBe(0);
    const changed = reviewText.replace('Speisekarten', 'Plakate');
    expect((await handIn(third.reviewer, third.exchange, { reviewText: changed })).json().xpGranted).toBe(0);
    const own = 'Das Frühstück war reichlich, der Kaffee heiß, die Bedienung flink.';
    expect((await handIn(third.recipient, third.reverse, { reviewText: own })).json().xpGranted).toBe(50);
  });

  it('once for the same text with hyphens, drawn-out letters or blanks in its words', async () => {
    const first = await anExchange(test);
    expect((await handIn(first.reviewer, first.exchange)).json().xpGranted).toBe(50);
    const spellings = [
      reviewText.replace(/\p{L}{3}(?=\p{L})/gu, '$&-'),
      reviewText.replace(/\p{L}{3}(?=\p{L})/gu, '$&-').replace('Farben', 'Bilder'),
      reviewText.replaceAll('e', 'eee').replaceAll('a', 'á'),
      reviewText.replace(/\p{L}{3}(?=\p{L})/gu, '$& '),
    ];
    for (const spelled of spellings) {
      const { reviewer, exchange } = await anExchange(test);
      expect([spelled, (await handIn(reviewer, exchange, { reviewText: spelled })).json().xpGranted]).toEqual([
        spelled,
        0,
      ]);
    }
  });

  it('also when its recipient brought the very same review in before', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    const imported = { source: 'google', content: reviewText, rating: 4, reviewerName: 'Eva', reviewDate: null };
    expect((await recipient.post('/api/reviews/import', { ...imported, reviewDate: undefined })).statusCode).toBe(200);
    expect((await handIn(reviewer, exchange)).json().xpGranted).toBe(50);
  });

  it('not for a text that stands among the reviews of a third business', async () => {
    const third = await test.signIn();
    const imported = { source: 'google', content: reviewText, rating: 4, reviewerName: 'Eva' };
    expect((await third.post('/api/reviews/import', imported)).statusCode).toBe(200);
    // What came since the exchange began proves nothing against its writer.
    test.clock.advance({ minutes: 1 });
    const { reviewer, exchange } = await anExchange(test);
    expect((await handIn(reviewer, exchange)).json().xpGranted).toBe(0);
  });

  it('once when ten hand the same text in at the same time', { skip: !isOnPostgres }, async () => {
    const all = [];
    for (let step = 0; step < 10; step += 1) all.push(await anExchange(test));
    const answers = await Promise.all(all.map(({ reviewer, exchange }) => handIn(reviewer, exchange)));
    expect(answers.map((answer) => answer.json().xpGranted).toSorted((a, b) => b - a)).toEqual([
      50,
      ...Array(9).fill(0),
    ]);
  });
});

describe('an upheld case', () => {
  it('takes back through the ledger what the review earned; total, level and leaderboard follow', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await db.updateTable('members').set({ xp_total: 450 }).where('id', '=', reviewer.member.id).execute();
    await anEarlierEntry(reviewer, 450);
    await handIn(reviewer, exchange);
    await confirm(recipient, exchange);
    expect(await levelNow(reviewer)).toEqual([530, 'Silber']);
    const id = await reportOf(recipient, { exchangeId: exchange.id });
    await decide(id, 'resolved');
    expect(await levelNow(reviewer)).toEqual([450, 'Bronze']);
    expect((await xpOf(db, recipient.member)).total).toBe(20);
    expect(await entriesOf(reviewer)).toEqual([
      'platform.added 450',
      'review.on-time 30',
      'review.on-time.taken-back -30',
      'review.submitted 50',
      'review.submitted.taken-back -50',
    ]);
    const board = (await reviewer.get('/api/leaderboard')).json();
    expect(board.find(({ isCurrentUser }: { isCurrentUser: boolean }) => isCurrentUser).xp).toBe(450);
    const told = (await reviewer.get('/api/notifications')).json().notifications;
    expect(told).toContainEqual(expect.objectContaining({ body: expect.stringContaining('80\u00a0XP') }));
    expect(await differences()).toEqual([]);
  });

  it('about a match takes back what all reviews of the match earned, of whom it is about', async () => {
    const { reviewer, recipient, exchange, reverse } = await anExchange(test);
    await handIn(reviewer, exchange);
    await confirm(recipient, exchange);
    const other = 'Das Frühstück war reichlich, der Kaffee heiß, die Bedienung flink.';
    await handIn(recipient, reverse, { reviewText: other });
    const before = (await xpOf(db, reviewer.member)).total;
    expect(before).toBe(80);
    await decide(await reportOf(recipient, { matchId: exchange.match_id }), 'resolved');
    expect((await xpOf(db, reviewer.member)).total).toBe(0);
    expect(await differences()).toEqual([]);
  });

  it('takes it back once, whatever other case is upheld about the same', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    await decide(await reportOf(recipient, { exchangeId: exchange.id }), 'resolved');
    await decide(await reportOf(recipient, { matchId: exchange.match_id }), 'resolved');
    await test.runJobs();
    expect((await xpOf(db, reviewer.member)).total).toBe(0);
    expect(await differences()).toEqual([]);
  });

  it('leaves no points for punctuality to earn afterwards', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    await decide(await reportOf(recipient, { exchangeId: exchange.id }), 'resolved');
    await confirm(recipient, exchange);
    expect((await xpOf(db, reviewer.member)).total).toBe(0);
  });

  it('never makes a week on the leaderboard worth less than nothing', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    const id = await reportOf(recipient, { exchangeId: exchange.id });
    test.clock.advance({ days: 8 });
    await decide(id, 'resolved');
    const again = await test.signIn(reviewer.member);
    const board = (await again.get('/api/leaderboard')).json();
    expect(board.find(({ isCurrentUser }: { isCurrentUser: boolean }) => isCurrentUser).xp).toBe(0);
  });

  it('that is dismissed takes nothing', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    await decide(await reportOf(recipient, { exchangeId: exchange.id }), 'dismissed');
    expect((await xpOf(db, reviewer.member)).total).toBe(50);
  });
});

async function reportOf(client: SignedInClient, about: { exchangeId: string } | { matchId: string }): Promise<string> {
  const filed = await client.post('/api/reports', { ...about, reason: 'fake_review', text: 'Der Text ist erfunden.' });
  if (filed.statusCode !== 200) throw new Error(filed.body);
  return filed.json().id;
}

async function decide(id: string, status: 'resolved' | 'dismissed'): Promise<void> {
  const moderator = await test.signIn({ admin_role: 'content_moderator' });
  const answer = await moderator.patch(`/api/admin/reports/${id}`, { status, note: 'Geprüft.' });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  await test.runJobs();
}

async function anEarlierEntry({ member }: SignedInClient, points: number): Promise<void> {
  const entry = { member_id: member.id, action: 'platform.added', subject: 'earlier', points };
  await db
    .insertInto('xp_ledger')
    .values({ ...entry, created_at: test.clock.now() })
    .execute();
}

async function entriesOf({ member }: SignedInClient): Promise<string[]> {
  return (await xpOf(db, member)).entries;
}

async function levelNow({ member }: SignedInClient) {
  const { total } = await xpOf(db, member);
  return [total, levelOf(total)];
}

async function differences() {
  return (await recompute(test.core, { isFix: false })).filter(({ figure }) => figure === 'XP');
}
