import { describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { anExchange, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { aMatch, aMatchBetween, xpOf } from '../../../../testing/factories/matches.ts';
import { aWish } from '../../../../testing/factories/showcase.ts';
import { everyRow, memberColumns } from '../../../../testing/member-columns.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';
import { notifications } from '../../notifications/index.ts';
import { achievements, trust, xp } from '../../rewards/index.ts';
import { erasure } from './erasure.repository.ts';

const test = await startTestApp();
const { db } = test;
const keptForPartners = ['matches', 'review_exchanges', 'review_confirmations'];

describe('deleting the account', () => {
  it('asks for the address, and refuses another one', async () => {
    const eva = await test.signIn();
    for (const email of ['', 'jemand@example.de', 'x']) {
      const answer = await eva.post('/api/privacy/delete-account', { email });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'CONFIRMATION_MISMATCH']);
    }
    expect((await eva.post('/api/privacy/delete-account', {})).json().code).toBe('VALIDATION_FAILED');
    expect((await eva.get('/api/auth/user')).statusCode).toBe(200);
    const stranger = await test.visitor.post('/api/privacy/delete-account', { email: 'x' });
    expect([stranger.statusCode, stranger.headers['clear-site-data']]).toEqual([401, undefined]);
  });

  it('ends every session at once, and signing in again begins anew', async () => {
    const eva = await test.signIn({ email: 'eva@example.de', xp_total: 700 });
    const elsewhere = await test.signIn(eva.member);
    const answer = await eva.post('/api/privacy/delete-account', { email: ' Eva@Example.de ' });
    expect(answer.json()).toEqual({ ok: true });
    expect(answer.cookies[0]).toMatchObject({ name: 'rezenso_session', value: '' });
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
    for (const client of [eva, elsewhere]) expect((await client.get('/api/auth/user')).statusCode).toBe(401);
    const visitor = test.newVisitor();
    await visitor.post('/api/auth/dev-bypass', { email: 'eva@example.de' });
    const fresh = (await visitor.get('/api/profile')).json().user;
    expect(fresh).toMatchObject({ email: 'eva@example.de', companyName: null, xp: 0 });
    expect(fresh.id).not.toBe(eva.member.id);
  });

  it('leaves nothing of the person anywhere in the database', async () => {
    const { reviewer: eva, recipient: partner, exchange, reverse } = await anExchange(test);
    await db.updateTable('members').set(telling).where('id', '=', eva.member.id).execute();
    await db
      .updateTable('user_platforms')
      .set({ business_name: telling.company_name })
      .where('member_id', '=', eva.member.id)
      .execute();
    await db
      .updateTable('review_exchanges')
      .set({ business_name: telling.company_name })
      .where('id', '=', reverse.id)
      .execute();
    await eva.post('/api/auth/magic-link', { email: telling.email });
    await handIn(eva, exchange, { reviewUrl: 'https://maps.google.com/zwetschgenhof' });
    await handIn(partner, reverse);
    await confirm(partner, exchange);
    const third = await test.signIn();
    await third.post('/api/matches', { providerId: eva.member.id });
    await eva.post('/api/reviews/import', aReview);
    await eva.put('/api/public-page', { ...aWish, name: 'zwetschgenhof' });
    await test.runJobs();
    const traces = ['zwetschgenhof', 'Zwetschgenhof', 'Quendolina', 'Trümmerbach'];
    expect(await leftovers(traces)).not.toEqual([]);
    await leave(eva, telling.email);
    await test.runJobs();
    expect(await leftovers(traces)).toEqual([]);
    // Its public name is kept from others all the same.
    expect((await leftovers(['public.former_public_names'])).length).toBe(1);
  });

  it('gives out and empties every text of the account, also in columns that are added later', async () => {
    const eva = await test.signIn();
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'members' and data_type = 'text' and is_nullable = 'YES'
        and column_name <> 'admin_role'`.execute(db);
    expect(rows.length).toBeGreaterThan(8);
    const texts = sql.join(rows.map(({ name }) => sql`${sql.ref(name)} = ${`spur-${name}`}`));
    await sql`update members set ${texts} where id = ${eva.member.id}`.execute(db);
    const exported = (await eva.get('/api/privacy/export')).body;
    // The site that the address proves is the domain, which is there.
    const missing = rows.filter(({ name }) => name !== 'proven_site' && !exported.includes(`"spur-${name}"`));
    expect(missing).toEqual([]);
    await leave(eva, eva.member.email);
    expect(await leftovers(['spur-'])).toEqual([]);
  });

  it('empties every table that points to members, but for what partners share', async () => {
    const { reviewer, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    await reviewer.get('/api/privacy/export');
    await test.runJobs();
    await leave(reviewer, reviewer.member.email);
    await test.runJobs();
    const references = await erasure(db, reviewer.member.id).listReferences();
    const named = references.map(({ table, column }) => `${table}.${column}`);
    const columns = (await memberColumns(db)).filter(
      (column) => !/^(members|audit_log|mails|magic_links)\./.test(column),
    );
    // An address goes with its row, where that one goes by whose it is.
    const goesAlong = (column: string) => named.includes(column.replace(/\.email$/, '.member_id'));
    expect(columns.filter((column) => !goesAlong(column))).toEqual([]);
    const rows = (await everyRow(db)).filter((row) => row.includes(reviewer.member.id) && row.startsWith('public.'));
    const tables = new Set(rows.map((row) => row.slice('public.'.length, row.indexOf(':'))));
    // The audit log, which nobody can change, keeps that an export was made, by the id of an account without a name.
    const kept = [...keptForPartners, 'members', 'audit_log'];
    expect([...tables].filter((table) => !kept.includes(table))).toEqual([]);
  });
});

describe('what is told to somebody who has left', () => {
  it('is written nowhere, whoever asks for it and however late', async () => {
    const { reviewer } = await anExchange(test);
    await leave(reviewer, reviewer.member.email);
    await test.runJobs();
    const about = { memberId: reviewer.member.id, subject: reviewer.member.id };
    const notice = { ...about, type: 'partner.left', data: { isBanned: false } };
    expect(await notifications(db).add(notice, test.clock.now())).toBe(false);
    expect(await xp(db).grant(reviewer.member.id, 'late', reviewer.member.id, 20, test.clock.now())).toBeUndefined();
    expect(await achievements(db).unlock(reviewer.member.id, ['first_review'], test.clock.now())).toEqual([]);
    const { rows } = await sql<{ rows: number }>`
      select (select count(*) from notifications where member_id = ${reviewer.member.id})
        + (select count(*) from xp_ledger where member_id = ${reviewer.member.id})
        + (select count(*) from activities where member_id = ${reviewer.member.id}) as rows`.execute(db);
    expect(Number(rows[0]?.rows)).toBe(0);
  });
});

describe('what partners keep', () => {
  it('are their points, their reviews and their trust, from a former partner', async () => {
    const { reviewer: eva, recipient: partner, exchange, reverse } = await anExchange(test);
    await handIn(eva, exchange, { reviewText: 'Die Speisekarten sind wunderbar geworden.' });
    await handIn(partner, reverse);
    await confirm(partner, exchange);
    await confirm(eva, reverse);
    await test.runJobs();
    const before = await figuresOf(partner);
    await leave(eva, eva.member.email);
    await test.runJobs();
    expect(await figuresOf(partner)).toEqual(before);
    expect((await partner.get('/api/reviews')).json()).toMatchObject([
      { content: 'Die Speisekarten sind wunderbar geworden.', reviewerName: 'Ehemaliger Partner', isVerified: true },
    ]);
    const [match] = (await partner.get('/api/matches')).json();
    expect([match.requester, match.provider].map(({ companyName }) => companyName)).toContain('Ehemaliger Partner');
    const exchanges = (await partner.get('/api/review-exchanges/my')).json();
    expect(exchanges).toHaveLength(2);
    expect((await partner.get('/api/activities')).statusCode).toBe(200);
  });

  it('is told that what was open has ended; nobody misses a date for a partner who left', async () => {
    const { reviewer: eva, recipient: partner } = await anExchange(test);
    await test.runJobs();
    test.clock.advance({ minutes: 1 });
    await leave(eva, eva.member.email);
    await test.runJobs();
    expect((await partner.get('/api/review-exchanges/my')).json()).toEqual([]);
    const told = (await partner.get('/api/notifications')).json().notifications;
    // Beside an achievement that was looked for at the same moment.
    expect(told).toContainEqual(
      expect.objectContaining({ title: 'Ein Partner hat Rezenso verlassen', href: '/matches' }),
    );
    test.clock.advance({ days: 20 });
    const missed = (await trust(db).events([partner.member.id], test.clock.now())).get(partner.member.id);
    expect(missed).toEqual([]);
  });

  it('is no open question: pending matches are closed, and no new one can be asked', async () => {
    const { requester: eva, provider, match } = await aMatch(test);
    const asking = await test.signIn();
    const asked = await aMatchBetween(test, asking.member, eva.member);
    await leave(eva, eva.member.email);
    for (const id of [match.id, asked.id]) {
      const row = await db.selectFrom('matches').select('status').where('id', '=', id).executeTakeFirstOrThrow();
      expect(row.status).toBe('declined');
    }
    expect((await provider.put(`/api/matches/${match.id}/accept`)).json().code).toBe('MATCH_ALREADY_ANSWERED');
    const again = await asking.post('/api/matches', { providerId: eva.member.id });
    expect(again.json().code).toBe('PARTNER_NOT_FOUND');
    expect(JSON.stringify((await asking.get('/api/matches/potential')).json())).not.toContain(eva.member.id);
  });

  it('ends too when it began while the account was leaving', async () => {
    const { requester: eva, provider } = await aMatch(test, { status: 'completed' });
    await leave(eva, eva.member.email);
    const late = await aMatchBetween(test, provider.member, eva.member);
    await db.updateTable('members').set({ company_name: 'Zu spät GmbH' }).where('id', '=', eva.member.id).execute();
    await test.runJobs();
    expect(await leftovers(['Zu spät GmbH'])).toEqual([]);
    const { status } = await db
      .selectFrom('matches')
      .select('status')
      .where('id', '=', late.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('declined');
  });
});

describe('the last super admin', () => {
  it('stays', async () => {
    const first = await test.signIn({ admin_role: 'super_admin' });
    const refused = await first.post('/api/privacy/delete-account', { email: first.member.email });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'LAST_SUPER_ADMIN']);
    const second = await test.signIn({ admin_role: 'super_admin' });
    await leave(second, second.member.email);
    expect((await first.get('/api/auth/user')).statusCode).toBe(200);
  });

  it('stays also when the last two leave at once', { skip: !isOnPostgres }, async () => {
    const two = [await test.signIn({ admin_role: 'super_admin' }), await test.signIn({ admin_role: 'super_admin' })];
    const answers = await Promise.all(
      two.map((one) => one.post('/api/privacy/delete-account', { email: one.member.email })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('and everybody else leaves once, however often it is asked at once', { skip: !isOnPostgres }, async () => {
    const { requester: eva, provider } = await aMatch(test, { status: 'accepted' });
    const email = eva.member.email;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => eva.post('/api/privacy/delete-account', { email })),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 401)).toBe(true);
    await test.runJobs();
    const told = (await provider.get('/api/notifications')).json().notifications;
    expect(told.filter(({ type }: { type: string }) => type === 'partner.left')).toHaveLength(1);
  });
});

/** Words that stand nowhere else. */
const telling = {
  email: 'quendolina@zwetschgenhof.example.de',
  first_name: 'Quendolina',
  last_name: 'Trümmerbach',
  company_name: 'Zwetschgenhof & Söhne',
  domain: 'zwetschgenhof.example.de',
  website: 'https://zwetschgenhof.example.de',
  description: 'Der Zwetschgenhof brennt und backt.',
};

const aReview = {
  source: 'google',
  content: 'Der Zwetschgenhof ist einen Ausflug wert.',
  rating: 5,
  reviewerName: 'Importiert',
  reviewDate: '2031-02-01T00:00:00.000Z',
};

async function leave(client: SignedInClient, email: string): Promise<void> {
  const answer = await client.post('/api/privacy/delete-account', { email });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

async function leftovers(traces: readonly string[]): Promise<string[]> {
  return (await everyRow(db)).filter((row) => traces.some((trace) => row.includes(trace)));
}

async function figuresOf(client: SignedInClient) {
  const { reviewsGiven, reviewsReceived, averageRating, totalMatches, xp } = (await client.get('/api/profile')).json()
    .user;
  const { trust_score } = await partnerTrust(client);
  const ledger = await xpOf(db, client.member);
  return { reviewsGiven, reviewsReceived, averageRating, totalMatches, xp, trust_score, ledger };
}

function partnerTrust({ member }: SignedInClient) {
  return db.selectFrom('members').select('trust_score').where('id', '=', member.id).executeTakeFirstOrThrow();
}
