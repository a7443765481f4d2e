import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { anExchange, confirm, handIn } from '../../testing/factories/exchanges.ts';
import { aMatch } from '../../testing/factories/matches.ts';
import { aReport } from '../../testing/factories/reports.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { job } from './job.ts';

/** How often the mail server took one: what left cannot be seen in the database. */
let taken = 0;
const server = await startSmtpServer();
const { port } = server.server.address() as AddressInfo;
after(() => new Promise((resolve) => server.close(() => resolve(undefined))));
const test = await startTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'post@rezenso.de' } });
const { db } = test;

/** Begun at their times; without data. */
const scheduled = [
  ...[
    'audit-log.seal',
    'bans.settle-due',
    'digests.find',
    'exchanges.open-due',
    'appointments.remind',
    'exchanges.judge-again',
    'exchanges.remind',
    'exchanges.settle-silence',
  ],
  ...['google.sync-due', 'identity.renew', 'mail.tidy', 'matches.tell-again'],
  ...[
    'retention.sweep',
    'reviews.count-words',
    'reviews.judge-again',
    'reviews.renew-texts',
    'rings.judge-due',
    'status.measure',
    'subscription.reconcile',
    'trust.nightly',
  ],
];
/** What the story below does not reach, and the test that carries it out again. */
const elsewhere: Readonly<Record<string, string>> = {
  'conversations.mail-unread': 'matching/conversations/unread-mails.test.ts',
  'google.reply': 'settings/google/reply-sending.test.ts',
  'google.revoke': 'privacy/data-rights/contracts.test.ts',
  'google.sync': 'settings/google/sync.test.ts',
  'matches.word-recommendation': 'matching/matches/wordings.test.ts',
  'push.send': 'notifications/push/push.job.test.ts',
  'subscription.end-customer': 'privacy/data-rights/contracts.test.ts',
  'subscription.tell-language': 'settings/subscription/customer-contact.test.ts',
  'weekly-list.compose': 'matching/weekly-list/weekly-list.test.ts',
  'weekly-list.find': 'matching/weekly-list/weekly-list.test.ts',
  'trust.recompute': 'rewards/trust/trust.test.ts',
  'digests.compose': 'notifications/digests/digests.test.ts',
  'mail.send-bulk': 'notifications/digests/digests.test.ts',
};
/** Belongs to the queue itself. */
const ownQueue = '__pgboss__send-it';

describe('a job that is carried out again', { timeout: 240_000 }, () => {
  it('has no second effect: no mail, no notification, no XP, whatever happened', async () => {
    await aStory();
    const before = await everything();
    const sent = taken;
    expect(sent).toBeGreaterThan(4);
    await sql`update pgboss.job set state = 'created', started_on = null, completed_on = null, retry_count = 0`.execute(
      db,
    );
    expect(await test.runJobs()).toBeGreaterThan(15);
    expect([taken - sent, changesSince(before, await everything())]).toEqual([0, []]);
  });

  it('has no second effect at its hour either', async () => {
    await aStory();
    await anExchange(test);
    await test.runJobs();
    test.clock.advance({ days: 11 });
    for (const name of scheduled) {
      await begin(name);
      const [before, sent] = [await everything(), taken];
      await begin(name);
      expect([name, taken - sent, changesSince(before, await everything())]).toEqual([name, 0, []]);
    }
  });

  it('is looked at here, whichever there are', async () => {
    await aStory();
    const { rows } = await sql<{ name: string }>`
      select name from pgboss.queue where name not in (select name from pgboss.job) order by name`.execute(db);
    const known = new Set([...scheduled, ownQueue, ...Object.keys(elsewhere)]);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  for (const [name, file] of Object.entries(elsewhere))
    it(`or is looked at in a test of its own: ${name}`, async () => {
      const text = await readFile(new URL(`../areas/${file}`, import.meta.url), 'utf8');
      expect(text).toContain('repeatJobs(test, ');
      expect(text).toContain(`'${name}'`);
    });
});

function startSmtpServer(): Promise<SMTPServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        taken += 1;
        done();
      });
    },
  });
  return new Promise((resolve) => smtp.listen(0, '127.0.0.1', () => resolve(smtp)));
}

async function begin(name: string): Promise<void> {
  await test.core.jobs.enqueue(db, job<Record<string, never>>(name), {});
  await test.runJobs();
}

async function aStory(): Promise<void> {
  const { reviewer, recipient, exchange } = await anExchange(test);
  await test.runJobs();
  await handIn(reviewer, exchange);
  await test.runJobs();
  await confirm(recipient, exchange);
  const { provider, match } = await aMatch(test);
  await provider.put(`/api/matches/${match.id}/decline`, { reason: 'Gerade keine Zeit' });
  const { reported } = await aReport(test);
  const admin = await test.signIn({ admin_role: 'super_admin' });
  await admin.patch(`/api/admin/users/${reported.member.id}/status`, { status: 'banned', reason: 'Betrug' });
  await test.visitor.post('/api/auth/magic-link', { email: 'neu@example.de' });
  await test.newVisitor().post('/api/auth/dev-bypass', { email: 'neu@example.de' });
  await test.runJobs();
}

async function everything(): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`.execute(db);
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(string_agg(t::text, '|' order by t::text), '') as sum from ${name} t`,
  );
  const { rows } = await sql.raw<{ name: string; sum: string }>(parts.join(' union all ')).execute(db);
  return new Map(rows.map(({ name, sum }) => [name, sum]));
}

function changesSince(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...after].filter(([name, sum]) => before.get(name) !== sum).map(([name]) => name);
}
