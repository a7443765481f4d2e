import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anAdmin } from '../../testing/factories/admin.ts';
import { anAnsweredDispute, answer, dispute } from '../../testing/factories/disputes.ts';
import { aDeliveryBy, anExchange, anExchangeOf, aTextAbout, handIn } from '../../testing/factories/exchanges.ts';
import { noticesOf } from '../../testing/notices.ts';
import { type SignedInClient, startTestApp } from '../../testing/test-app.ts';
import { recompute } from './recompute.ts';

const test = await startTestApp();
const { db, clock, core } = test;

describe('what is stored of somebody', () => {
  it('is what follows once a late review, which broke a run of punctual ones, counts for nobody', async () => {
    const writer = await test.signIn();
    await deliver(writer, 3);
    const late = await anExchangeOf(test, writer);
    await setDue(late.exchange.id, -5);
    await handIn(writer, late.exchange, { reviewText: aTextAbout('late') });
    const { id } = (await dispute(late.recipient, late.exchange)).json().dispute;
    await answer(writer, late.exchange);
    for (const one of (await handedIn(writer)).filter((one) => one !== late.exchange.id)) await setDue(one, -6, -7);
    await deliver(writer, 2);
    expect(await differencesOf(writer)).toEqual([]);
    await decide(id, 'unresolved');
    expect(await differencesOf(writer)).toEqual([]);
    expect((await noticesOf(writer, 'achievement.unlocked')).map(({ title }) => title)).toContainEqual(
      expect.stringContaining('Auf dich ist Verlass'),
    );
  });

  it('is what follows once a review need not be written any more that was overdue', async () => {
    const { recipient, reverse, disputeId } = await anAnsweredDispute(test);
    await deliver(recipient, 5);
    for (const [turn, one] of (await handedIn(recipient)).entries()) await setDue(one, turn < 2 ? -6 : 6, -7);
    await setDue(reverse.id, -4);
    await db.deleteFrom('achievements').where('type', '=', 'on_time_streak').execute();
    await recompute(core, { isFix: true });
    expect(await differencesOf(recipient)).toEqual([]);
    await decide(disputeId, 'upheld');
    expect(await differencesOf(recipient)).toEqual([]);
  });

  for (const how of ['calls it off', 'leaves', 'is banned', 'is banned and let back in'] as const)
    it(`is what follows once a plan ends or rests after its day, because the partner ${how}`, async () => {
      const { reviewer, recipient, matchId } = await anExchange(test);
      await deliver(reviewer, 5);
      clock.advance({ days: 20 });
      await recompute(core, { isFix: true });
      const { trust_score: missed } = await stored(reviewer);
      const partner = await test.signIn(recipient.member);
      if (how === 'calls it off')
        await partner.post(`/api/matches/${matchId}/plan/cancel`, { reason: 'Umbau bis Mai.' });
      else if (how === 'leaves') await partner.post('/api/privacy/delete-account', { email: partner.member.email });
      else await setStatus(recipient, 'banned');
      if (how === 'is banned and let back in') {
        await test.runJobs();
        await setStatus(recipient, 'active');
      }
      expect(await differencesOf(reviewer)).toEqual([]);
      const { trust_score: score } = await stored(reviewer);
      if (how !== 'is banned and let back in') expect(score).toBeGreaterThan(missed ?? 0);
    });
});

async function deliver(writer: SignedInClient, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await aDeliveryBy(test, writer);
    clock.advance({ minutes: 1 });
  }
  await test.runJobs();
}

async function handedIn({ member }: SignedInClient): Promise<string[]> {
  const given = db.selectFrom('review_exchanges').select('id').where('reviewer_id', '=', member.id);
  const rows = await given.where('submitted_at', 'is not', null).orderBy('created_at').execute();
  return rows.map(({ id }) => id);
}

/** @param due in days from now, as is when it was handed in */
async function setDue(id: string, due: number, submitted?: number): Promise<void> {
  const at = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
  const times = { due_at: at(due), ...(submitted !== undefined && { submitted_at: at(submitted) }) };
  await db.updateTable('review_exchanges').set(times).where('id', '=', id).execute();
}

async function differencesOf({ member }: SignedInClient) {
  await test.runJobs();
  return (await recompute(core, { isFix: false })).filter((one) => one.member === member.id);
}

function stored({ member }: SignedInClient) {
  return db.selectFrom('members').select('trust_score').where('id', '=', member.id).executeTakeFirstOrThrow();
}

async function decide(id: string, outcome: string): Promise<void> {
  const moderator = await anAdmin(test, 'content_moderator');
  const decided = await moderator.patch(`/api/admin/disputes/${id}`, { outcome, text: 'So ist es nun einmal.' });
  expect(decided.statusCode).toBe(200);
}

async function setStatus({ member }: SignedInClient, status: 'banned' | 'active'): Promise<void> {
  const admin = await anAdmin(test, 'user_manager');
  const set = await admin.patch(`/api/admin/users/${member.id}/status`, { status, reason: 'Betrug' });
  expect(set.statusCode).toBe(200);
}
