import { describe, it } from 'node:test';
import type { Notification } from '@rezenso/contract/notifications';
import { expect } from 'expect';
import { aDispute, anAnsweredDispute, disputeText } from '../../../../testing/factories/disputes.ts';
import { anExchange, aTextAbout, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { aMatchBetween, xpOf } from '../../../../testing/factories/matches.ts';
import { sweepNow } from '../../../../testing/sweep-now.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { banGraceHours } from '../../accounts/index.ts';
import { settleBansJob } from './bans.job.ts';

const test = await startTestApp();
const { db } = test;

type Leave = (client: SignedInClient) => Promise<void>;
const ways: Record<string, Leave> = {
  'deletes the account': deleteAccount,
  'is banned': async ({ member }) => {
    const manager = await test.signIn({ admin_role: 'user_manager' });
    const answer = await manager.patch(`/api/admin/users/${member.id}/status`, { status: 'banned', reason: null });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    await graceIsOver();
  },
};

for (const [how, leave] of Object.entries(ways)) {
  describe(`when one side ${how}`, () => {
    it('what its partner had handed in counts as confirmed, with its points', async () => {
      const { reviewer: partner, recipient: leaver, exchange } = await anExchange(test);
      await handIn(partner, exchange);
      await leave(leaver);
      await test.runJobs();
      const [left] = (await partner.get('/api/review-exchanges/my')).json();
      expect(left).toMatchObject({ id: exchange.id, status: 'completed' });
      expect((await partner.get('/api/profile')).json().user.reviewsGiven).toBe(1);
      expect((await xpOf(db, partner.member)).entries).toEqual(['review.on-time 30', 'review.submitted 50']);
    });

    it('what nobody had handed in ends, no question stays open, and the partner is told once', async () => {
      const { reviewer: leaver, recipient: partner } = await anExchange(test);
      const asking = await test.signIn();
      const asked = await aMatchBetween(test, asking.member, leaver.member);
      await leave(leaver);
      await test.runJobs();
      expect((await partner.get('/api/review-exchanges/my')).json()).toEqual([]);
      expect((await partner.get('/api/matches')).json()).toMatchObject([{ status: 'completed' }]);
      const row = await db.selectFrom('matches').select('status').where('id', '=', asked.id).executeTakeFirstOrThrow();
      expect(row.status).toBe('declined');
      const told = (await partner.get('/api/notifications')).json().notifications;
      const isTold = ({ type }: { type: string }) => type === 'partner.left' || type === 'partner.banned';
      expect(told.filter(isTold)).toHaveLength(1);
    });
  });
}

describe('a disputed review', () => {
  for (const [how, leave] of Object.entries(ways))
    it(`counts as confirmed when the one that disputed it ${how}`, async () => {
      const { reviewer, recipient, exchange, disputeId } = await aDispute(test);
      await leave(recipient);
      await test.runJobs();
      expect(await disputedOf(exchange)).toMatchObject({ status: 'completed', withheld: null, disputed_at: null });
      expect((await stateOf(disputeId)).state).toBe('ended');
      expect((await xpOf(db, reviewer.member)).entries).toEqual(['review.on-time 30', 'review.submitted 50']);
    });

  it('waits for its decision when its writer is banned', async () => {
    const { reviewer, exchange, disputeId } = await aDispute(test);
    await ways['is banned']?.(reviewer);
    await test.runJobs();
    expect(await disputedOf(exchange)).toMatchObject({
      status: 'awaiting_confirmation',
      disputed_at: expect.any(Date),
    });
    expect((await stateOf(disputeId)).state).toBe('open');
  });

  it('counts for nobody when its writer deletes the account, and nothing stays of what it said', async () => {
    const { reviewer, recipient, exchange, disputeId } = await anAnsweredDispute(test);
    await deleteAccount(reviewer);
    await test.runJobs();
    expect(await disputedOf(exchange)).toMatchObject({ status: 'completed', withheld: 'unresolved' });
    expect(await stateOf(disputeId)).toMatchObject({ state: 'ended', answer: null, answer_link: null });
    expect((await recipient.get('/api/reviews')).json()).toEqual([]);
    const { disputes } = (await recipient.get('/api/privacy/export')).json().data;
    expect(disputes).toMatchObject([
      { id: disputeId, filedByYou: true, state: 'ended', text: disputeText, answer: null },
    ]);
  });

  it('is in the export of both, with what either said', async () => {
    const { reviewer, recipient, disputeId } = await anAnsweredDispute(test);
    for (const [side, filedByYou] of [
      [reviewer, false],
      [recipient, true],
    ] as const) {
      const { disputes } = (await side.get('/api/privacy/export')).json().data;
      const said = { text: disputeText, answer: 'Sie steht seit Montag dort.', reason: 'never_posted' };
      expect(disputes).toMatchObject([{ id: disputeId, filedByYou, state: 'open', ...said }]);
    }
  });
});

describe('what the one who leaves had handed in', () => {
  it('reaches the partner as a review when the account is deleted', async () => {
    const { reviewer: leaver, recipient: partner, exchange } = await anExchange(test);
    await handIn(leaver, exchange);
    await deleteAccount(leaver);
    await test.runJobs();
    expect((await partner.get('/api/reviews')).json()).toMatchObject([
      { isVerified: true, reviewerName: 'Ehemaliger Partner' },
    ]);
  });

  it('waits for the partner when the account was banned, and for the moderators when it was reported', async () => {
    const { reviewer: leaver, recipient: partner, exchange } = await anExchange(test);
    await handIn(leaver, exchange);
    await ways['is banned']?.(leaver);
    await test.runJobs();
    expect((await partner.get('/api/review-exchanges/my')).json()).toMatchObject([{ status: 'awaiting_confirmation' }]);
    expect((await confirm(partner, exchange)).statusCode).toBe(200);
    const other = await anExchange(test);
    await handIn(other.reviewer, other.exchange, { reviewText: aTextAbout('other') });
    await report(other.recipient, other.exchange.id);
    await deleteAccount(other.reviewer);
    expect((await other.recipient.get('/api/reviews')).json()).toEqual([]);
  });
});

describe('a company that is called like an ordinary word', () => {
  it('takes no word out of what other people were told', async () => {
    const [eva, match] = [
      await test.signIn({ company_name: 'Match' }),
      await test.signIn({ company_name: 'Druckerei' }),
    ];
    const third = await test.signIn({ company_name: 'Café' });
    await eva.post('/api/matches', { providerId: match.member.id });
    await third.post('/api/matches', { providerId: match.member.id });
    await test.runJobs();
    const before = await sentencesOf(match, 'Café');
    expect(before.join()).toContain('Match');
    await deleteAccount(eva);
    await test.runJobs();
    expect(await sentencesOf(match, 'Café')).toEqual(before);
    const all = await sentencesOf(match, '');
    expect(all.filter((sentence) => sentence.includes('Ehemaliger Partner '))).toEqual([]);
    expect(all.join()).toContain('Nachricht über einen ehemaligen Partner');
  });
});

describe('a case about an account that leaves', () => {
  it('stays with the moderators, and is forgotten ninety days after when it was decided', async () => {
    const { reviewer: leaver, recipient: partner, exchange } = await anExchange(test);
    await handIn(leaver, exchange);
    const id = await report(partner, exchange.id);
    await deleteAccount(leaver);
    await test.runJobs();
    const moderator = await test.signIn({ admin_role: 'content_moderator' });
    const detail = (await moderator.get(`/api/admin/reports/${id}`)).json();
    expect(detail).toMatchObject({ report: { status: 'pending' }, text: 'Der Text ist erfunden.' });
    await forgetAfter(100);
    expect(await casesLeft()).toBe(1);
    const again = await test.signIn(moderator.member);
    expect((await again.patch(`/api/admin/reports/${id}`, { status: 'resolved', note: 'Geprüft.' })).statusCode).toBe(
      200,
    );
    await test.runJobs();
    await forgetAfter(0);
    expect(await casesLeft()).toBe(0);
  });
});

/** What a ban ends it ends a day later. */
async function graceIsOver(): Promise<void> {
  await test.runJobs();
  test.clock.advance({ hours: banGraceHours });
  await test.core.jobs.enqueue(db, settleBansJob, {});
  await test.runJobs();
}

async function deleteAccount({ member, post }: SignedInClient): Promise<void> {
  const answer = await post('/api/privacy/delete-account', { email: member.email });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

async function report(client: SignedInClient, exchangeId: string): Promise<string> {
  const filed = await client.post('/api/reports', {
    exchangeId,
    reason: 'fake_review',
    text: 'Der Text ist erfunden.',
  });
  if (filed.statusCode !== 200) throw new Error(filed.body);
  return filed.json().id;
}

/** Everything a member reads that mentions `word`. */
async function sentencesOf(client: SignedInClient, word: string): Promise<string[]> {
  const { notifications } = (await client.get('/api/notifications')).json<{ notifications: Notification[] }>();
  const mails = (await test.mails()).filter(({ to }) => to === client.member.email);
  const all = [
    ...notifications.map(({ title, body }) => `${title} ${body}`),
    ...mails.map((mail) => mail.subject + mail.text),
  ];
  return all.filter((sentence) => sentence.includes(word)).toSorted();
}

async function forgetAfter(days: number): Promise<void> {
  test.clock.advance({ days });
  await sweepNow(test);
}

async function casesLeft(): Promise<number> {
  return (await db.selectFrom('reports').select('id').execute()).length;
}

function disputedOf({ id }: { id: string }) {
  return db.selectFrom('review_exchanges').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

function stateOf(disputeId: string) {
  return db.selectFrom('disputes').selectAll().where('id', '=', disputeId).executeTakeFirstOrThrow();
}
