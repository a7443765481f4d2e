import { describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';

const test = await startTestApp();
const { clock, db } = test;
const tokens: string[] = [];

describe('asking for a sign-in link', () => {
  it('sends one mail that holds the link and says how long it is valid', async () => {
    const answer = await test.visitor.post('/api/auth/magic-link', { email: ' Eva@Example.de ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ok: true });
    await test.runJobs();
    const [mail, ...others] = await test.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'eva@example.de', subject: 'Dein Anmeldelink für Rezenso' });
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/magic-link\?token=[\w-]{43}\n/);
    expect(mail?.text).toContain('15 Minuten');
  });

  it('keeps the token out of the database: neither links nor jobs hold it', async () => {
    await test.visitor.post('/api/auth/magic-link', { email: 'eva@example.de' });
    const rows = await db.selectFrom('magic_links').selectAll().execute();
    const { rows: jobs } = await sql`select * from pgboss.job`.execute(db);
    await test.runJobs();
    const token = await newestToken('eva@example.de');
    expect(rows).toHaveLength(1);
    expect(jobs).toHaveLength(1);
    expect(JSON.stringify([rows, jobs])).not.toContain(token);
  });

  it('answers the same whether or not the account exists', async () => {
    const known = await test.aCompleteMember();
    const toKnown = await test.newVisitor().post('/api/auth/magic-link', { email: known.email });
    const toUnknown = await test.newVisitor().post('/api/auth/magic-link', { email: 'niemand@example.de' });
    const shape = ({ statusCode, body, headers }: typeof toKnown) => ({
      statusCode,
      body,
      headers: Object.keys(headers),
    });
    expect(shape(toUnknown)).toEqual(shape(toKnown));
    expect(await db.selectFrom('members').select('email').execute()).toEqual([{ email: known.email }]);
  });

  it('refuses what is no address, in the words of the specification', async () => {
    for (const email of ['', 'eva', 'eva@', 'a@b', `${'x'.repeat(250)}@example.de`, 'eva@example.de\nBcc: x@y.de']) {
      const answer = await test.visitor.post('/api/auth/magic-link', { email });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [{ path: 'email', message: 'Bitte gib eine gültige E-Mail-Adresse ein' }],
      });
    }
  });

  it('takes the origin of the link from the configuration, never from headers', async () => {
    const payload = { email: 'eva@example.de' };
    const ask = (headers: Record<string, string>) =>
      test.visitor.send({ method: 'POST', url: '/api/auth/magic-link', headers, payload });
    expect((await ask({ host: 'evil.example' })).statusCode).toBe(421);
    expect((await ask({ 'x-forwarded-host': 'evil.example' })).statusCode).toBe(200);
    await test.runJobs();
    expect(await test.mails()).toHaveLength(1);
    expect(JSON.stringify(await test.mails())).not.toContain('evil.example');
  });

  it('refuses the sixth link for one address from one network within a quarter of an hour, and says when to come back', async () => {
    const ask = () => askFrom('203.0.113.7');
    for (let index = 0; index < 5; index += 1) expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    clock.advance({ minutes: 15 });
    expect((await ask()).statusCode).toBe(200);
  });

  it('counts a /64 of IPv6 as one network', async () => {
    const statuses: number[] = [];
    for (let index = 1; index <= 6; index += 1) statuses.push((await askFrom(`2001:db8:1:2::${index}`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await askFrom('2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it('keeps nobody out whose address a stranger asked for until no more was sent', async () => {
    for (let index = 0; index < 6; index += 1) await askFrom('198.51.100.66');
    const owner = await askFrom('203.0.113.7');
    expect([owner.statusCode, owner.json()]).toEqual([200, { ok: true }]);
    expect((await redeem(await newestAfterJobs())).statusCode).toBe(200);
  });

  it('lets strangers of many networks neither flood a mailbox nor leave it without a link that works', async () => {
    for (let index = 0; index < 40; index += 1) {
      const answer = await askFrom(`198.51.100.${index}`);
      expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
      if (index % 10 === 9) clock.advance({ minutes: 1 });
    }
    await test.runJobs();
    expect(await test.mails()).toHaveLength(10);
    clock.advance({ minutes: 6 });
    expect((await askFrom('203.0.113.7')).statusCode).toBe(200);
    expect((await redeem(await newestAfterJobs())).statusCode).toBe(200);
    await askFrom('203.0.113.7');
    expect((await redeem(await newestAfterJobs())).statusCode).toBe(200);
  });

  it('writes no eleventh mail when all ask at once', { timeout: 60_000 }, async () => {
    await Promise.all(Array.from({ length: 24 }, (_, index) => askFrom(`198.51.100.${index}`)));
    await test.runJobs();
    expect(await test.mails()).toHaveLength(10);
  });

  it('limits one machine, whatever the addresses', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1) {
      statuses.push((await test.visitor.post('/api/auth/magic-link', { email: `p${index}@example.de` })).statusCode);
    }
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses[30]).toBe(429);
  });
});

describe('redeeming a sign-in link', () => {
  it('creates the account on first sign-in, starts a session and leads to onboarding', async () => {
    const visitor = test.newVisitor();
    const answer = await visitor.post('/api/auth/magic-link/verify', { token: await tokenFor('neu@example.de') });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ redirectTo: '/onboarding' });
    expect((await visitor.get('/api/auth/user')).json()).toMatchObject({ email: 'neu@example.de', isAdmin: false });
  });

  it('leads a member with a finished profile to the dashboard, without a second account', async () => {
    const member = await test.aCompleteMember();
    const answer = await redeem(await tokenFor(member.email));
    expect(answer.json()).toEqual({ redirectTo: '/' });
    expect(await db.selectFrom('members').select('id').execute()).toEqual([{ id: member.id }]);
  });

  it('says before whom it signs in, in nobody’s session, until it is used or over', async () => {
    const token = await tokenFor('eva@example.de');
    const look = (given: string) => test.newVisitor().get(`/api/auth/magic-link/${given}`);
    for (const _ of [1, 2]) expect((await look(token)).json()).toEqual({ email: 'eva@example.de' });
    expect((await look('A'.repeat(43))).json().code).toBe('LINK_INVALID');
    expect((await redeem(token)).statusCode).toBe(200);
    expect((await look(token)).json().code).toBe('LINK_USED');
    const late = await tokenFor('bert@example.de');
    clock.advance({ minutes: 16 });
    expect((await look(late)).json().code).toBe('LINK_EXPIRED');
  });

  it('works once', async () => {
    const token = await tokenFor('eva@example.de');
    expect((await redeem(token)).statusCode).toBe(200);
    const again = await redeem(token);
    expect(again.statusCode).toBe(410);
    expect(again.json()).toMatchObject({ code: 'LINK_USED' });
    expect(again.cookies).toEqual([]);
  });

  it('works until its fifteen minutes are over', async () => {
    const early = await tokenFor('eva@example.de');
    const late = await tokenFor('udo@example.de');
    clock.advance({ minutes: 14, seconds: 59 });
    expect((await redeem(early)).statusCode).toBe(200);
    clock.advance({ seconds: 1 });
    const answer = await redeem(late);
    expect(answer.statusCode).toBe(410);
    expect(answer.json()).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('refuses an unknown token and what is no token', async () => {
    const unknown = await redeem('A'.repeat(43));
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json()).toMatchObject({ code: 'LINK_INVALID' });
    for (const body of [{}, { token: '' }, { token: 7 }, [], 'x', { token: 'x'.repeat(201) }]) {
      const answer = await test.visitor.post('/api/auth/magic-link/verify', JSON.stringify(body));
      expect([400, 415]).toContain(answer.statusCode);
    }
  });

  it('does not sign in by opening the link: mail scanners do that', async () => {
    const token = await tokenFor('eva@example.de');
    const opened = await test.visitor.get(`/magic-link?token=${token}`);
    expect(opened.cookies).toEqual([]);
    expect((await redeem(token)).statusCode).toBe(200);
  });

  it('refuses a banned account and starts no session', async () => {
    const member = await test.aCompleteMember({ status: 'banned' });
    const answer = await redeem(await tokenFor(member.email));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'ACCOUNT_BANNED' });
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('has one effect when fifty redeem the same link at once', { timeout: 60_000 }, async () => {
    const token = await tokenFor('eva@example.de');
    const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(token)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 410)]);
    expect(await db.selectFrom('sessions').select('member_id').execute()).toHaveLength(1);
    await test.runJobs();
    expect(await db.selectFrom('notifications').select('id').execute()).toHaveLength(3);
  });

  it('ends all other links to the address, and only those', async () => {
    const [first, second] = [await tokenFor('eva@example.de'), await tokenFor('eva@example.de')];
    const other = await tokenFor('udo@example.de');
    expect((await redeem(second)).statusCode).toBe(200);
    const late = await redeem(first);
    expect([late.statusCode, late.json().code, late.cookies]).toEqual([410, 'LINK_USED', []]);
    expect((await redeem(other)).statusCode).toBe(200);
    expect((await redeem(await tokenFor('eva@example.de'))).statusCode).toBe(200);
  });

  it('makes one account and one session when several links of a new address are redeemed at once', async () => {
    const tokens: string[] = [];
    for (let index = 0; index < 4; index += 1) tokens.push(await tokenFor('eva@example.de'));
    const answers = await Promise.all([...tokens, ...tokens.toReversed()].map(redeem));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(410)]);
    expect(await db.selectFrom('members').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('sessions').select('member_id').execute()).toHaveLength(1);
    // One welcomes the account, eight write down who came in and who did not.
    expect(await test.runJobs()).toBe(9);
  });

  it('tells a new account three things, unread', async () => {
    const visitor = test.newVisitor();
    await visitor.post('/api/auth/magic-link/verify', { token: await tokenFor('neu@example.de') });
    await test.runJobs();
    expect((await visitor.get('/api/auth/user')).json()).toMatchObject({ unreadNotifications: 3 });
    const told = await db.selectFrom('notifications').select(['type', 'read_at']).orderBy('created_at').execute();
    expect(told.map(({ type }) => type)).toEqual(['welcome', 'complete_profile', 'find_partner']);
    expect(told.every(({ read_at }) => read_at === null)).toBe(true);
  });
});

it('runs on the engine that was asked for', () => {
  expect(test.core.database.engine).toBe(isOnPostgres ? 'postgres' : 'pglite');
});

function askFrom(remoteAddress: string) {
  const payload = { email: 'eva@example.de' };
  return test.app.inject({ method: 'POST', url: '/api/auth/magic-link', remoteAddress, payload });
}

async function newestAfterJobs(): Promise<string> {
  await test.runJobs();
  return newestToken('eva@example.de');
}

/** Asks for a link and takes the token from the mail. */
async function tokenFor(email: string): Promise<string> {
  await test.newVisitor().post('/api/auth/magic-link', { email });
  await test.runJobs();
  return newestToken(email);
}

/** The token of a mail to this address that was not taken before. */
async function newestToken(email: string): Promise<string> {
  const texts = (await test.mails()).filter((mail) => mail.to === email).map((mail) => mail.text);
  const token = texts.flatMap((text) => text.match(/(?<=token=)[\w-]+/) ?? []).find((found) => !tokens.includes(found));
  if (!token) throw new Error(`no new link for ${email}`);
  tokens.push(token);
  return token;
}

function redeem(token: string) {
  return test.newVisitor().post('/api/auth/magic-link/verify', { token });
}
