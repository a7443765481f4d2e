import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anAdmin, memberNow } from '../../../testing/factories/admin.ts';
import { businessesOf } from '../../../testing/factories/businesses.ts';
import {
  anExchange,
  anExchangeOf,
  aTextAbout,
  confirm,
  exchangeNow,
  handIn,
} from '../../../testing/factories/exchanges.ts';
import { xpOf } from '../../../testing/factories/matches.ts';
import { ringsOf } from '../../../testing/factories/rings.ts';
import { noticesOf } from '../../../testing/notices.ts';
import { sweepNow } from '../../../testing/sweep-now.ts';
import { type SignedInClient, startTestApp } from '../../../testing/test-app.ts';
import { reports } from '../admin/index.ts';

const test = await startTestApp();
const { db, clock } = test;
const { one, members, aRing, share, swapAround, swap, judge } = ringsOf(test);
const { signInAnew, leave } = businessesOf(test);

describe('what moderators found harmless', () => {
  it('follows nothing while it is the same, and is held again when more accounts join it', async () => {
    const ring = await aRing();
    await judge();
    const hub = one(ring);
    await decide(hub, 'released');
    await again(hub);
    expect(await levelOf(hub)).toBe('none');
    const puppets = await members(3);
    await share([hub, ...puppets], 'device');
    await swapAround([hub, ...puppets], 2);
    await again(hub);
    expect(await levelOf(hub)).toBe('hold');
    expect((await casesOf(hub)).map(({ state }) => state).sort()).toEqual(['open', 'released']);
  });

  it('is not held again for one colleague who joins', async () => {
    const ring = await aRing();
    await judge();
    const hub = one(ring);
    await decide(hub, 'released');
    const [colleague] = await members(1);
    if (!colleague) throw new Error('Somebody joins');
    await share([hub, colleague], 'device');
    await swap(hub, colleague);
    await again(hub);
    expect(await levelOf(hub)).toBe('none');
  });

  it('is looked at anew after 90 days', async () => {
    const ring = await aRing();
    await judge();
    const client = one(ring);
    await decide(client, 'released');
    clock.advance({ days: 89 });
    await again(client);
    expect(await levelOf(client)).toBe('none');
    clock.advance({ days: 1 });
    await again(client);
    expect(await levelOf(client)).toBe('hold');
  });

  it('is what was found last: who joined while the case was open does not hold the account again', async () => {
    const ring = await aRing();
    await judge();
    const hub = one(ring);
    const late = await members(2);
    await share([hub, ...late], 'device');
    await swapAround([hub, ...late], 2);
    await again(hub);
    await decide(hub, 'released');
    await again(hub);
    expect(await levelOf(hub)).toBe('none');
  });
});

describe('a decision', () => {
  it('that all is well is read for two weeks', async () => {
    const client = one(await aRing());
    await judge();
    await decide(client, 'released');
    const review = async () => (await client.get('/api/account-review')).json().review?.state;
    clock.advance({ days: 13 });
    expect(await review()).toBe('released');
    clock.advance({ days: 1 });
    expect(await review()).toBeUndefined();
  });

  it('tells nobody who is banned', async () => {
    const client = one(await aRing());
    await judge();
    const { exchange } = await anExchangeOf(test, client);
    await handIn(client, exchange, { reviewText: aTextAbout('banned') });
    await db.updateTable('members').set({ status: 'banned' }).where('id', '=', client.member.id).execute();
    await decide(client, 'released');
    await test.runJobs();
    const told = await db
      .selectFrom('notifications')
      .select('type')
      .where('member_id', '=', client.member.id)
      .execute();
    expect(told.map(({ type }) => type)).not.toContain('account.hold-decided');
    expect(told.map(({ type }) => type)).not.toContain('exchange.released');
    expect(await levelOf(client)).toBe('none');
  });
});

describe('who leaves while its reviews wait', () => {
  it('goes on where it was when it comes back, and the case of the account that left is gone', async () => {
    const ring = await aRing();
    await judge();
    const client = one(ring);
    const { email } = client.member;
    await leave(client);
    expect(await casesOf(client)).toEqual([]);
    const back = await signInAnew(email);
    await test.runJobs();
    expect(await levelOf(back)).toBe('hold');
    const [held] = await casesOf(back);
    expect(held).toMatchObject({ state: 'open', appeal: null });
    expect(held?.evidence.length).toBeGreaterThan(0);
    expect((await noticesOf(back, 'account.held')).length).toBe(1);
    // Found harmless, it stays so with the next sign-in.
    await decide(back, 'released');
    await signInAnew(email);
    await test.runJobs();
    expect(await levelOf(back)).toBe('none');
    expect(await casesOf(back)).toHaveLength(1);
  });

  it('takes a decision against it along, and may write to us', async () => {
    const ring = await aRing();
    await judge();
    const client = one(ring);
    await decide(client, 'kept');
    await leave(client);
    const back = await signInAnew(client.member.email);
    await test.runJobs();
    const { review } = (await back.get('/api/account-review')).json();
    expect(review).toMatchObject({ state: 'kept', decision: 'So sehen wir es.', mayAppeal: true });
    expect(await noticesOf(back, 'account.held')).toEqual([]);
    expect(await noticesOf(back, 'account.hold-decided')).toHaveLength(1);
  });

  it('begins anew when it comes back released, or long after', async () => {
    const [ring, other] = [await aRing(), await aRing()];
    await judge();
    await decide(one(ring), 'released');
    await leave(one(ring));
    const released = await signInAnew(one(ring).member.email);
    await leave(one(other));
    clock.advance({ days: 91 });
    await sweepNow(test);
    const late = await signInAnew(one(other).member.email);
    await test.runJobs();
    expect([await levelOf(released), await levelOf(late)]).toEqual(['none', 'none']);
  });
});

describe('partners of a held account', () => {
  for (const outcome of ['released', 'kept'] as const)
    it(`earn for confirming at once, and not again when it is ${outcome}`, async () => {
      const client = one(await aRing());
      await judge();
      const early = await anExchangeOf(test, client);
      await handIn(client, early.exchange, { reviewText: aTextAbout(`early ${outcome}`) });
      const before = (await xpOf(db, early.recipient.member)).total;
      expect((await confirm(early.recipient, early.exchange)).json().xpGranted).toBe(20);
      await decide(client, outcome);
      await test.runJobs();
      expect((await xpOf(db, early.recipient.member)).total).toBe(before + 20);
      expect(await earnedBy(client, early.exchange.id)).toEqual(
        outcome === 'released' ? ['review.on-time', 'review.submitted'] : [],
      );
      const late = await anExchangeOf(test, client);
      const handed = await handIn(client, late.exchange, { reviewText: aTextAbout(`late ${outcome}`) });
      if (outcome === 'kept') {
        expect(handed.json()).toMatchObject({ withheld: 'upheld_case', waitsForCheck: false });
        const notices = await noticesOf(client, 'exchange.no-xp');
        expect(notices.map(({ title }) => title)).toContain('Diese Review zählt nicht mit');
      } else expect(handed.json()).toMatchObject({ withheld: null, waitsForCheck: false });
      expect((await confirm(late.recipient, late.exchange)).json().xpGranted).toBe(20);
      expect(await earnedBy(late.recipient, late.exchange.id)).toEqual(['receipt.confirmed']);
    });
});

describe('a text that moderators found harmless', () => {
  it('goes on waiting while its writer is held, and counts with the decision about the account', async () => {
    const first = await anExchange(test);
    await handIn(first.reviewer, first.exchange);
    await confirm(first.recipient, first.exchange);
    const { reviewer, exchange, recipient } = await anExchange(test);
    const found = { score: 70, evidence: '[]', pairs: '[]', opened_at: clock.now() };
    await db
      .insertInto('ring_cases')
      .values({ member_id: reviewer.member.id, ...found })
      .execute();
    await db.updateTable('members').set({ ring_level: 'hold' }).where('id', '=', reviewer.member.id).execute();
    await handIn(reviewer, exchange);
    await test.runJobs();
    expect(await exchangeNow(test, exchange)).toMatchObject({ withheld: 'known_text' });
    expect((await confirm(recipient, exchange)).json().xpGranted).toBe(0);
    const suspicion = { exchangeId: exchange.id, reviewId: null, fraudScore: 80, findings: [] };
    const about = { memberId: reviewer.member.id, matchId: exchange.match_id };
    await reports(db).openSuspicious({ ...suspicion, ...about }, clock.now());
    const { id } = await db
      .selectFrom('reports')
      .select('id')
      .where('review_exchange_id', '=', exchange.id)
      .executeTakeFirstOrThrow();
    const moderator = await anAdmin(test, 'content_moderator');
    const dismissed = { status: 'dismissed', note: 'Geprüft, in Ordnung.' };
    expect((await moderator.patch(`/api/admin/reports/${id}`, dismissed)).statusCode).toBe(200);
    await test.runJobs();
    expect(await exchangeNow(test, exchange)).toMatchObject({ withheld: 'held_account' });
    expect(await earnedBy(reviewer, exchange.id)).toEqual([]);
    expect(await earnedBy(recipient, exchange.id)).toEqual(['receipt.confirmed']);
    await decide(reviewer, 'released');
    await test.runJobs();
    expect(await exchangeNow(test, exchange)).toMatchObject({ withheld: null });
    expect(await earnedBy(reviewer, exchange.id)).toEqual(['review.on-time', 'review.submitted']);
    expect(await earnedBy(recipient, exchange.id)).toEqual(['receipt.confirmed']);
  });
});

async function decide({ member }: SignedInClient, outcome: 'released' | 'kept'): Promise<void> {
  const moderator = await anAdmin(test, 'content_moderator');
  const { id } = await db
    .selectFrom('ring_cases')
    .select('id')
    .where('member_id', '=', member.id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  const answer = await moderator.patch(`/api/admin/rings/${id}`, { outcome, text: 'So sehen wir es.' });
  expect(answer.statusCode).toBe(200);
}

/** Judges it anew, as after a review that was handed in. */
async function again({ member }: SignedInClient): Promise<void> {
  clock.advance({ minutes: 10 });
  const newest = await db
    .selectFrom('review_exchanges')
    .select('id')
    .where('reviewer_id', '=', member.id)
    .orderBy('submitted_at', 'desc')
    .executeTakeFirstOrThrow();
  const submitted_at = clock.now();
  await db.updateTable('review_exchanges').set({ submitted_at }).where('id', '=', newest.id).execute();
  clock.advance({ minutes: 10 });
  await judge();
}

async function levelOf({ member }: SignedInClient): Promise<string> {
  return (await memberNow(test, member)).ring_level;
}

function casesOf({ member }: SignedInClient) {
  return db.selectFrom('ring_cases').selectAll().where('member_id', '=', member.id).orderBy('opened_at').execute();
}

async function earnedBy({ member }: SignedInClient, subject: string): Promise<string[]> {
  const rows = await db
    .selectFrom('xp_ledger')
    .select('action')
    .where('member_id', '=', member.id)
    .where('subject', '=', subject)
    .orderBy('action')
    .execute();
  return rows.map(({ action }) => action);
}
