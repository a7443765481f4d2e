import { describe, it } from 'node:test';
import { expect } from 'expect';
import { memberNow } from '../../../../testing/factories/admin.ts';
import {
  anExchange,
  anExchangeOf,
  confirm,
  type Exchanging,
  handIn,
  reviewText,
} from '../../../../testing/factories/exchanges.ts';
import { xpOf } from '../../../../testing/factories/matches.ts';
import { decideReport, suspicionOf } from '../../../../testing/factories/reports.ts';
import { repeatJobs } from '../../../../testing/repeat-jobs.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';
import { recompute } from '../../../recompute/recompute.ts';
import { achievements, memberFigures } from '../../rewards/index.ts';

const test = await startTestApp();
const { db } = test;
const junk = 'gut';
const nothing = { given: 0, partners: 0, average: null, received: 0, trust: null };
const whole = { given: 1, partners: 1, average: 4, received: 1, trust: expect.any(Number) };

describe('a withheld review', () => {
  it('counts neither as given nor in the average nor for trust, and its like does', async () => {
    const [junky, honest] = [await anExchange(test), await anExchange(test)];
    await exchangeOne(junky, junk);
    await exchangeOne(honest, reviewText);
    expect(await figuresOf(junky)).toEqual(nothing);
    expect(await figuresOf(honest)).toEqual(whole);
  });

  it('is one also where the pair earns nothing, and where the text was handed in before', async () => {
    await exchangeOne(await anExchange(test), reviewText);
    const [junky, copied] = [await anExchange(test), await anExchange(test)];
    for (const { matchId } of [junky, copied])
      await db.updateTable('matches').set({ earns_xp: false }).where('id', '=', matchId).execute();
    await exchangeOne(junky, junk);
    await exchangeOne(copied, reviewText);
    expect([await figuresOf(junky), await figuresOf(copied)]).toEqual([nothing, nothing]);
  });

  it('is no kept promise', async () => {
    const { reviewer, exchange } = await anExchange(test);
    await handIn(reviewer, exchange, { reviewText: junk });
    const achievements = (await reviewer.get('/api/achievements')).json();
    expect(achievements.find(({ type }: { type: string }) => type === 'on_time_streak').progress).toBe(0);
  });

  it('stands among what its partner received, for that is what was written', async () => {
    const junky = await anExchange(test);
    await exchangeOne(junky, junk);
    expect((await junky.recipient.get('/api/reviews')).json()).toMatchObject([{ content: junk, isVerified: true }]);
    const stats = (await junky.recipient.get('/api/reviews/stats')).json();
    expect(stats.seenByPartners).toEqual({ count: 0, averageRating: null });
  });
});

describe('nonsense that is handed in', () => {
  for (const [kind, text] of Object.entries({
    'strings of letters and digits': 'a7b9c2 d8e7f6 g8h9i7 j1k2l3 m4n5o6 p7q8r9 s1t2u3 v4w5x6',
    'Cyrillic letters at random': 'жщфы цгжб дфлж щхзъ ждлф ыюбч шгцк эъхз фыцв йщзх',
    'syllables of Hangul in their order': '가나다라 마바사아 자차카타 파하거너 더러머버 서어저처 커터퍼허',
    'a list of things': 'Tisch Lampe Himmel Fahrrad Zucker Wolke Stein Brücke Teller Hose',
    'days and months': 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag Januar Februar',
  }))
    it(`earns nothing, and the answer says why: ${kind}`, async () => {
      const { reviewer, recipient, exchange } = await anExchange(test);
      const answer = (await handIn(reviewer, exchange, { reviewText: text })).json();
      expect(answer).toMatchObject({ xpGranted: 0, earnsXp: false, withheld: 'no_substance' });
      expect((await confirm(recipient, exchange)).json().xpGranted).toBe(0);
    });
});

describe('a short review, and one in another language', () => {
  for (const text of [
    'Schnelle Hilfe, freundliches Team, gerne wieder!',
    'Мастер приехал вовремя и быстро починил стиральную машину, всё объяснил.',
    '服务员很热情,菜的味道也不错,下次还会再来。',
  ])
    it(`earns: ${text}`, async () => {
      const { reviewer, exchange } = await anExchange(test);
      const answer = (await handIn(reviewer, exchange, { reviewText: text })).json();
      expect(answer).toMatchObject({ xpGranted: 50, earnsXp: true, withheld: null });
    });
});

describe('a copy', () => {
  const original =
    'Der Kaffee schmeckt wunderbar, die Bedienung war aufmerksam und der Kuchen frisch. Wir kommen gerne wieder her.';
  const words = original.split(' ');

  for (const [kind, copy] of Object.entries({
    'Hangul fillers between its letters': [...original].join('\u3164'),
    'a letter between its words': words.join(' x '),
    'a digit at every word': words.map((word) => `${word.replace(/\P{L}/gu, '')}7`).join(' '),
    'its words in reverse order': words.toReversed().join(' '),
    'line breaks in markup': words.join('<br>'),
    'digits for letters': original.replace(/[eoi]/g, (letter) => ({ e: '3', o: '0', i: '1' })[letter] ?? letter),
    'Cyrillic letters that look alike': original.replaceAll('a', 'а').replaceAll('e', 'е'),
  }))
    it(`of another writer's review earns nothing with ${kind}`, async () => {
      await exchangeOne(await anExchange(test), original);
      const { reviewer, exchange } = await anExchange(test);
      const answer = (await handIn(reviewer, exchange, { reviewText: copy })).json();
      expect(answer).toMatchObject({ xpGranted: 0, earnsXp: false, withheld: 'known_text' });
    });

  for (const copy of [original, original.replace('Kuchen frisch', 'Apfelstrudel warm')])
    it(`of what its recipient had imported before the exchange earns nothing: …${copy.slice(60, 90)}…`, async () => {
      const { reviewer, recipient, exchange } = await anExchange(test);
      await importReview(recipient, original);
      await db
        .updateTable('reviews')
        .set({ created_at: new Date(exchange.created_at.getTime() - 86_400_000) })
        .where('member_id', '=', recipient.member.id)
        .execute();
      const answer = (await handIn(reviewer, exchange, { reviewText: copy })).json();
      expect(answer).toMatchObject({ xpGranted: 0, withheld: 'known_text' });
    });

  it('of what its recipient got since the exchange began is this very review', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    test.clock.advance({ days: 2 });
    await importReview(recipient, original);
    expect((await handIn(reviewer, exchange, { reviewText: original })).json().xpGranted).toBe(50);
  });
});

describe('an upheld case', () => {
  for (const about of ['exchange', 'match'] as const)
    it(`about the ${about} withholds what the reported member wrote, and nothing else`, async () => {
      const exchanging = await anExchange(test);
      const { reviewer, recipient, exchange, reverse, matchId } = exchanging;
      await exchangeOne(exchanging, reviewText);
      await handIn(recipient, reverse, {
        reviewText: 'Das Frühstück war reichlich, der Kaffee heiß, die Bedienung flink.',
      });
      await confirm(reviewer, reverse);
      await test.runJobs();
      expect(await figuresOf(exchanging)).toEqual({ ...whole });
      await decideReport(
        test,
        await reportOf(recipient, about === 'exchange' ? { exchangeId: exchange.id } : { matchId }),
        'resolved',
      );
      expect(await figuresOf(exchanging)).toEqual(nothing);
      expect(await figuresOf({ reviewer: recipient, recipient: reviewer })).toEqual(whole);
      expect(await recompute(test.core, { isFix: false })).toEqual([]);
    });

  it('that is dismissed withholds nothing', async () => {
    const exchanging = await anExchange(test);
    await exchangeOne(exchanging, reviewText);
    await decideReport(test, await reportOf(exchanging.recipient, { exchangeId: exchanging.exchange.id }), 'dismissed');
    expect(await figuresOf(exchanging)).toEqual(whole);
  });
});

describe('a withheld review that moderators find harmless', () => {
  it('counts after all, brings the XP that were missing once, and its writer is told', async () => {
    await exchangeOne(await anExchange(test), reviewText);
    const copied = await anExchange(test);
    await exchangeOne(copied, reviewText);
    expect(await figuresOf(copied)).toEqual(nothing);
    await decideReport(test, await suspicionOf(test, copied.exchange), 'dismissed');
    await repeatJobs(test, 'event.consequence');
    expect(await figuresOf(copied)).toEqual(whole);
    expect((await xpOf(db, copied.reviewer.member)).entries).toEqual(['review.on-time 30', 'review.submitted 50']);
    expect((await xpOf(db, copied.recipient.member)).entries).toEqual(['receipt.confirmed 20']);
    const told = (await copied.reviewer.get('/api/notifications')).json().notifications;
    const released = told.filter(({ title }: { title: string }) => title === 'Deine Review zählt jetzt mit');
    expect(released).toEqual([expect.objectContaining({ body: expect.stringContaining('80\u00a0XP') })]);
    expect(await recompute(test.core, { isFix: false })).toEqual([]);
  });

  it('promises no XP where the pair earns none', async () => {
    await exchangeOne(await anExchange(test), reviewText);
    const copied = await anExchange(test);
    await db.updateTable('matches').set({ earns_xp: false }).where('id', '=', copied.matchId).execute();
    await exchangeOne(copied, reviewText);
    await decideReport(test, await suspicionOf(test, copied.exchange), 'dismissed');
    expect(await figuresOf(copied)).toEqual(whole);
    expect((await xpOf(db, copied.reviewer.member)).total).toBe(0);
    const told = (await copied.reviewer.get('/api/notifications')).json().notifications;
    const [released] = told.filter(({ title }: { title: string }) => title === 'Deine Review zählt jetzt mit');
    expect(released.body).not.toContain('XP');
  });

  it('stays withheld when another case about it was upheld', async () => {
    await exchangeOne(await anExchange(test), reviewText);
    const copied = await anExchange(test);
    await exchangeOne(copied, reviewText);
    await decideReport(test, await reportOf(copied.recipient, { exchangeId: copied.exchange.id }), 'resolved');
    await decideReport(test, await suspicionOf(test, copied.exchange), 'dismissed');
    expect(await figuresOf(copied)).toEqual(nothing);
  });
});

describe('two reviews like each other by one writer at the same time', { skip: !isOnPostgres }, () => {
  it('are compared with each other: one counts', async () => {
    const first = await anExchange(test);
    const second = await anExchangeOf(test, first.reviewer);
    const changed = reviewText.replace('Speisekarten', 'Plakate');
    const answers = await Promise.all([
      handIn(first.reviewer, first.exchange),
      handIn(first.reviewer, second.exchange, { reviewText: changed }),
    ]);
    expect(answers.map((answer) => answer.json().xpGranted).toSorted((a, b) => b - a)).toEqual([50, 0]);
  });
});

/** Handed in and confirmed, with all that follows. */
async function exchangeOne({ reviewer, recipient, exchange }: Exchanging, text: string): Promise<void> {
  test.clock.advance({ minutes: 1 });
  expect((await handIn(reviewer, exchange, { reviewText: text })).statusCode).toBe(200);
  expect((await confirm(recipient, exchange)).statusCode).toBeLessThan(300);
  await test.runJobs();
}

/** What the writer has given, and what partners see of the one who got it. */
async function figuresOf({ reviewer, recipient }: Pick<Exchanging, 'reviewer' | 'recipient'>) {
  const [writer, subject] = [reviewer.member.id, recipient.member.id];
  const figures = await memberFigures(db).figures([writer, subject]);
  const { trust_score: trust } = await memberNow(test, reviewer.member);
  return {
    given: figures.get(writer)?.reviewsGiven,
    partners: (await achievements(db).getCounts(writer)).partners,
    average: figures.get(subject)?.averageRating,
    received: figures.get(subject)?.reviewsReceived,
    trust,
  };
}

async function importReview(client: SignedInClient, content: string): Promise<void> {
  const reviewDate = test.clock.now().toISOString();
  const imported = { source: 'google', content, rating: 5, reviewerName: 'Kim', reviewDate };
  const answer = await client.post('/api/reviews/import', imported);
  if (answer.statusCode >= 300) throw new Error(answer.body);
}

async function reportOf(client: SignedInClient, about: { exchangeId: string } | { matchId: string }): Promise<string> {
  const filed = await client.post('/api/reports', { ...about, reason: 'fake_review', text: 'Der Text ist erfunden.' });
  if (filed.statusCode !== 200) throw new Error(filed.body);
  return filed.json().id;
}
