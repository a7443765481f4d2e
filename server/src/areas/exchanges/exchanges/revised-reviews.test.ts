import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anExchange, confirm, handIn, reviewText } from '../../../../testing/factories/exchanges.ts';
import { xpOf } from '../../../../testing/factories/matches.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { recompute } from '../../../recompute/recompute.ts';
import { openingsJob } from './openings.job.ts';

const test = await startTestApp();
const { db } = test;

describe('the writer of a withheld review', () => {
  it('is told why, hands in a better one, and it counts and earns as if it were the first', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange, { reviewText: 'gut' });
    await test.runJobs();
    const notices = (await reviewer.get('/api/notifications')).json().notifications;
    expect(notices).toContainEqual(
      expect.objectContaining({
        title: 'Für diese Review gibt es keine XP',
        body: expect.stringContaining('einen besseren Text abgeben'),
        href: `/exchanges?exchange=${exchange.id}`,
      }),
    );
    expect((await handIn(reviewer, exchange)).json()).toMatchObject({ xpGranted: 50, earnsXp: true, withheld: null });
    await confirm(recipient, exchange);
    await test.runJobs();
    const stats = (await recipient.get('/api/reviews/stats')).json();
    expect(stats.seenByPartners).toEqual({ count: 1, averageRating: 4 });
    expect((await xpOf(db, reviewer.member)).entries).toEqual(['review.on-time 30', 'review.submitted 50']);
    expect((await recipient.get('/api/reviews')).json()).toMatchObject([{ content: reviewText }]);
    expect(await recompute(test.core, { isFix: false })).toEqual([]);
  });

  it('lets its partner know of the better text, once, and see it wherever the first one stood', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange, { reviewText: 'naja' });
    test.clock.set(exchange.due_at);
    await test.core.database.transaction((tx) => test.core.jobs.enqueue(tx, openingsJob, {}));
    await test.runJobs();
    for (const text of ['gut', 'sehr gut', reviewText]) {
      await handIn(reviewer, exchange, { reviewText: text });
      await test.runJobs();
    }
    await confirm(recipient, exchange);
    const { notifications } = (await recipient.get('/api/notifications')).json();
    const titles = notifications.map(({ title }: { title: string }) => title);
    expect(titles.filter((title: string) => /Review für dich/.test(title)).toSorted()).toEqual([
      'Eine Review für dich ist jetzt lesbar',
      'Eine Review für dich wurde überarbeitet',
      'Neue Review für dich',
    ]);
    const shown = await Promise.all(
      ['/api/activities', '/api/notifications', '/api/exchanges'].map(async (path) => (await recipient.get(path)).body),
    );
    expect(shown.filter((body) => /(?:"|„)(?:sehr )?gut(?:"|“)/.test(body))).toEqual([]);
    expect(shown.some((body) => body.includes(reviewText.slice(0, 40)))).toBe(true);
  });

  it('does not ask its partner to look at a text that is closed as the first one was', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    for (const text of ['gut', reviewText]) await handIn(reviewer, exchange, { reviewText: text });
    await test.runJobs();
    const { notifications } = (await recipient.get('/api/notifications')).json();
    expect(notifications.map(({ type }: { type: string }) => type).toSorted()).toEqual([
      'exchange.started',
      'exchange.submitted',
    ]);
  });

  it('leaves nothing of the first text that others would be compared with', async () => {
    const first = await anExchange(test);
    await handIn(first.reviewer, first.exchange);
    await test.runJobs();
    const { reviewer, exchange } = await anExchange(test);
    const changed = reviewText.replace('Speisekarten', 'Plakate');
    expect((await handIn(reviewer, exchange, { reviewText: changed })).json().withheld).toBe('known_text');
    await test.runJobs();
    const own = 'Das Frühstück war reichlich, der Kaffee heiß, die Bedienung flink.';
    expect((await handIn(reviewer, exchange, { reviewText: own })).json().withheld).toBeNull();
    await test.runJobs();
    const other = await anExchange(test);
    expect((await handIn(other.reviewer, other.exchange, { reviewText: own })).json().withheld).toBe('known_text');
  });

  it('can no longer do so once it is confirmed, and nobody can replace a review that counts', async () => {
    const [junky, honest] = [await anExchange(test), await anExchange(test)];
    await handIn(junky.reviewer, junky.exchange, { reviewText: 'gut' });
    await confirm(junky.recipient, junky.exchange);
    await handIn(honest.reviewer, honest.exchange);
    for (const { reviewer, exchange } of [junky, honest]) {
      const answer = await handIn(reviewer, exchange, { reviewText: `${reviewText} Gerne wieder.` });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'EXCHANGE_NOT_PENDING']);
    }
  });
});
