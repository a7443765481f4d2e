import { describe, it } from 'node:test';
import type { AdminRingCaseDetail } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { anAdmin, memberNow } from '../../../testing/factories/admin.ts';
import { businessesOf } from '../../../testing/factories/businesses.ts';
import { anExchange, anExchangeOf, aTextAbout, exchangeOf, handIn } from '../../../testing/factories/exchanges.ts';
import { ringsOf } from '../../../testing/factories/rings.ts';
import { type SignedInClient, startTestApp } from '../../../testing/test-app.ts';

const test = await startTestApp();
const { db, clock } = test;
const { one, members, aRing, share, judge } = ringsOf(test);
const { aBusiness, profileOf, leave } = businessesOf(test);
const words = 'Wir sind drei Betriebe in einem Haus.';

describe('a farm', () => {
  it('behind one network that writes for one business is held with it, however different its texts', async () => {
    const [boss, ...writers] = await members(6);
    if (!boss) throw new Error('A farm has an owner');
    await share([boss, ...writers], 'network');
    for (const writer of writers) for (let time = 0; time < 6; time += 1) await writeFor(writer, boss);
    await judge();
    for (const account of [boss, ...writers]) expect(await levelOf(account)).toBe('hold');
  });
});

describe('who tries to leave a ring', () => {
  it('takes level, case and tags along to another e-mail address', async () => {
    const client = one(await aRing());
    await judge();
    const before = await tagsOf(client);
    await moveTo(client, 'ganz-woanders@example.org');
    expect(await tagsOf(client)).toEqual(before);
    expect(await levelOf(client)).toBe('hold');
    expect(await casesOf(client)).toMatchObject([{ state: 'open' }]);
  });

  it('changes nothing of the case by another company, domain and website', async () => {
    const client = one(await aRing());
    await judge();
    const [before] = await casesOf(client);
    const saved = await client.put('/api/profile', { ...profileOf('ganz-neu.de'), companyName: 'Ganz Neu' });
    expect(saved.statusCode).toBe(200);
    await handedIn(client);
    await judge();
    expect(await levelOf(client)).toBe('hold');
    const [after] = await casesOf(client);
    expect(after).toMatchObject({ id: before?.id, state: 'open' });
    expect(after?.evidence.length).toBeGreaterThan(0);
  });

  it('is held again with another mailbox as soon as it names the same site, without what was said of the other account', async () => {
    const client = await aBusiness('eva@eva-druck.de');
    await db.updateTable('members').set({ ring_level: 'hold' }).where('id', '=', client.member.id).execute();
    const found = { score: 70, evidence: '[]', pairs: '[]', opened_at: clock.now() };
    await db
      .insertInto('ring_cases')
      .values({ member_id: client.member.id, ...found })
      .execute();
    const decided = { state: 'kept', decision: 'Eine Hand.', decided_at: clock.now() } as const;
    await db.updateTable('ring_cases').set(decided).where('member_id', '=', client.member.id).execute();
    await leave(client);
    const back = await aBusiness('jemand-anders@example.org', 'eva-druck.de');
    await test.runJobs();
    expect(await levelOf(back)).toBe('hold');
    expect(await casesOf(back)).toMatchObject([{ state: 'open', decision: null }]);
  });

  it('is seen in its network, and tells its mailbox of a new device, when it clears its cookies before each sign-in', async () => {
    const email = 'ohne-kekse@example.de';
    for (let time = 0; time < 3; time += 1) await signInWith(test.newVisitor(), email);
    const { id } = await db.selectFrom('members').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const seen = await db.selectFrom('account_signals').select(['kind', 'tag']).where('member_id', '=', id).execute();
    expect(seen.filter(({ kind }) => kind === 'network')).toHaveLength(1);
    // Each browser is remembered by itself; none of before is forgotten.
    expect(new Set(seen.filter(({ kind }) => kind === 'device').map(({ tag }) => tag)).size).toBe(3);
    await test.runJobs();
    const warned = (await test.mails()).filter(({ subject }) => subject.includes('Neue Anmeldung'));
    expect(warned).toHaveLength(2);
  });
});

describe('an appeal', () => {
  it('is written once, also from many tabs at once', async () => {
    const client = one(await aRing());
    await judge();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client.post('/api/account-review/appeal', { text: words })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  it('reaches moderators without what turns it or cannot be seen', async () => {
    const client = one(await aRing());
    await judge();
    const text = '\u202eWir sind\u200b drei Betriebe\u2066 in einem Haus. 👩‍🍳';
    const { review } = (await client.post('/api/account-review/appeal', { text })).json();
    expect(review.appeal).toBe('Wir sind drei Betriebe in einem Haus. 👩‍🍳');
  });
});

describe('the page of a case', () => {
  it('shows the thirty closest, says how many more there are, and is written down once an hour', async () => {
    const { member } = await test.signIn({ ring_level: 'hold' });
    const others = await members(35);
    const pairs = others.map((other, index) => ({ otherId: other.member.id, score: 90 - index, evidence: [] }));
    const { id } = await db
      .insertInto('ring_cases')
      .values({ member_id: member.id, score: 70, evidence: '[]', pairs: JSON.stringify(pairs), opened_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const moderator = await anAdmin(test, 'content_moderator');
    const looks = await Promise.all(Array.from({ length: 6 }, () => moderator.get(`/api/admin/rings/${id}`)));
    const detail = looks[0]?.json<AdminRingCaseDetail>();
    expect(detail?.pairs.map(({ score }) => score)).toEqual(Array.from({ length: 30 }, (_, index) => 90 - index));
    expect(detail?.morePairs).toBe(5);
    const log = await db.selectFrom('audit_log').selectAll().where('subject_id', '=', member.id).execute();
    expect(log).toMatchObject([{ action: 'user.viewed', actor_id: moderator.member.id }]);
  });
});

describe('a review of an account that was decided against', () => {
  it('waits for nothing any more, in the lists of both sides as in the answer to its hand-in', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await db.updateTable('members').set({ ring_level: 'hold' }).where('id', '=', reviewer.member.id).execute();
    const { id } = await db
      .insertInto('ring_cases')
      .values({ member_id: reviewer.member.id, score: 70, evidence: '[]', pairs: '[]', opened_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await handIn(reviewer, exchange, { reviewText: aTextAbout('kept') });
    expect(await exchangeOf(reviewer, exchange)).toMatchObject({ waitsForCheck: true, withheld: null });
    const moderator = await anAdmin(test, 'content_moderator');
    await moderator.patch(`/api/admin/rings/${id}`, { outcome: 'kept', text: 'Eine Hand.' });
    const told = { waitsForCheck: false, withheld: 'upheld_case', earnsXp: false };
    for (const client of [reviewer, recipient]) expect(await exchangeOf(client, exchange)).toMatchObject(told);
    const late = await anExchangeOf(test, reviewer);
    expect((await handIn(reviewer, late.exchange, { reviewText: aTextAbout('late') })).json()).toMatchObject(told);
  });
});

/** A review by `writer` about `subject`, days after they agreed; nothing comes back. */
async function writeFor(writer: SignedInClient, subject: SignedInClient): Promise<void> {
  const { exchange } = await anExchange(test);
  const between = { requester_id: writer.member.id, provider_id: subject.member.id, status: 'completed' } as const;
  await db.updateTable('matches').set(between).where('id', '=', exchange.match_id).execute();
  const at = new Date(clock.now().getTime() - (1 + (Number.parseInt(exchange.id.slice(0, 4), 16) % 40)) * 3_600_000);
  await db
    .updateTable('review_exchanges')
    .set({ reviewer_id: writer.member.id, recipient_id: subject.member.id, status: 'confirmed', confirmed_at: at })
    .set({ submitted_at: at, created_at: new Date(at.getTime() - 3 * 86_400_000) })
    .set({ review_text: aTextAbout(exchange.id), review_rating: 5 })
    .where('id', '=', exchange.id)
    .execute();
}

/** As if it had handed in lately, so that it is judged anew. */
async function handedIn({ member }: SignedInClient): Promise<void> {
  clock.advance({ minutes: 10 });
  const newest = await db
    .selectFrom('review_exchanges')
    .select('id')
    .where('reviewer_id', '=', member.id)
    .executeTakeFirstOrThrow();
  const submitted_at = clock.now();
  await db.updateTable('review_exchanges').set({ submitted_at }).where('id', '=', newest.id).execute();
  clock.advance({ minutes: 10 });
}

const linkInMail = /\/email-change\/([\w-]{43})/;

async function moveTo(client: SignedInClient, email: string): Promise<void> {
  expect((await client.post('/api/email-address/change', { email })).statusCode).toBe(200);
  await test.runJobs();
  const mails = await test.mails();
  for (const mailbox of [client.member.email, email]) {
    const text = mails.find(({ to, text: body }) => to === mailbox && linkInMail.test(body))?.text ?? '';
    const token = linkInMail.exec(text)?.[1];
    expect((await test.visitor.post(`/api/email-change/${token}`)).statusCode).toBe(200);
  }
  expect(await memberNow(test, client.member)).toMatchObject({ email });
}

async function signInWith(browser: ReturnType<typeof test.newVisitor>, email: string): Promise<void> {
  clock.advance({ minutes: 20 });
  await browser.post('/api/auth/magic-link', { email });
  await test.runJobs();
  const mail = (await test.mails()).find(({ to, text }) => to === email && text.includes('token='));
  const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  expect((await browser.post('/api/auth/magic-link/verify', { token })).statusCode).toBe(200);
}

async function levelOf({ member }: SignedInClient): Promise<string> {
  return (await memberNow(test, member)).ring_level;
}

function casesOf({ member }: SignedInClient) {
  return db.selectFrom('ring_cases').selectAll().where('member_id', '=', member.id).execute();
}

function tagsOf({ member }: SignedInClient) {
  return db
    .selectFrom('account_signals')
    .select(['kind', 'tag'])
    .where('member_id', '=', member.id)
    .orderBy('kind')
    .execute();
}
