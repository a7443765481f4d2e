import type { AddressInfo } from 'node:net';
import { after, beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { startTestApp } from '../../testing/test-app.ts';
import { bounces } from './bounces.repository.ts';
import { smtpTransport } from './transport.ts';

/** The server's answer to each recipient; undefined takes the mail, 'hang' says nothing. */
let answer: { code: number; text: string } | 'hang' | undefined;
const received: string[] = [];
const server = await startSmtpServer();
const { port } = server.server.address() as AddressInfo;
const url = `smtp://127.0.0.1:${port}`;
const test = await startTestApp({ env: { SMTP_URL: url, MAIL_FROM: 'Rezenso <post@rezenso.de>' } });
const email = { subject: 'Neues', preview: '', heading: 'Neues', paragraphs: ['Hallo!'] };
const noSuchUser = { code: 550, text: '5.1.1 <eva@example.de>: no such user' };

beforeEach(() => {
  answer = undefined;
  received.length = 0;
});
after(() => new Promise((resolve) => server.close(() => resolve(undefined))));

describe('a mail that is refused for good', () => {
  it('is written down once, without the address, and not tried again', async () => {
    const eva = await test.aCompleteMember({ email: 'eva@example.de' });
    answer = noSuchUser;
    await tell(eva.id, 'first');
    await test.runJobs();
    answer = undefined;
    await makeRetriesDue();
    await test.runJobs();
    expect(received).toEqual([]);
    expect(await bounces(test.db).listOf(eva.id, 10)).toMatchObject([
      { emailType: 'level_up', isHard: true, code: 550, reply: expect.stringContaining('5.1.1 <…>: no such user') },
    ]);
    expect(await waiting()).toEqual([]);
  });

  it('counts against the address: after three in a row only sign-in links are tried, and one that arrives clears it', async () => {
    const eva = await test.aCompleteMember({ email: 'eva@example.de' });
    answer = noSuchUser;
    for (const key of ['one', 'two', 'three']) await tellNow(eva.id, key);
    answer = undefined;
    await tellNow(eva.id, 'four');
    expect(received).toEqual([]);
    await test.core.mailer.send(test.db, 'link', 'eva@example.de', email);
    await test.runJobs();
    await tellNow(eva.id, 'five');
    expect(received).toEqual(['<link@localhost>', '<five@localhost>']);
  });

  it('does not count against the address when the mailbox is only full', async () => {
    const eva = await test.aCompleteMember({ email: 'eva@example.de' });
    answer = { code: 552, text: '5.2.2 mailbox full' };
    for (const key of ['one', 'two', 'three', 'four']) await tellNow(eva.id, key);
    answer = undefined;
    await tellNow(eva.id, 'five');
    expect(received).toEqual(['<five@localhost>']);
  });
});

describe('a mail that could not be sent yet', () => {
  it('waits while the server says later, and arrives once', async () => {
    const eva = await test.aCompleteMember({ email: 'eva@example.de' });
    answer = { code: 451, text: '4.3.0 try later' };
    await tell(eva.id, 'first');
    await expect(test.runJobs()).rejects.toThrow('451');
    expect(await waiting()).toEqual(['first']);
    answer = undefined;
    await makeRetriesDue();
    await test.runJobs();
    await test.runJobs();
    expect([received, await waiting()]).toEqual([['<first@localhost>'], []]);
    expect(await bounces(test.db).listOf(eva.id, 10)).toEqual([]);
  });

  it('waits while nobody listens, and when the login is refused: that is no fault of the address', async () => {
    const nobody = smtpTransport('smtp://127.0.0.1:1', 'post@rezenso.de');
    await expect(nobody(aMail)).rejects.toThrow('ECONNREFUSED');
    const refused = smtpTransport(`smtp://rezenso:falsch@127.0.0.1:${port}`, 'post@rezenso.de');
    await expect(refused(aMail)).rejects.toThrow();
  });

  it('waits rather than travel in clear when the server offers no TLS and TLS is required', async () => {
    const careful = smtpTransport(url, 'post@rezenso.de', { isTlsRequired: true });
    await expect(careful(aMail)).rejects.toThrow(/STARTTLS|TLS/);
    expect(received).toEqual([]);
  });

  it('is given back after a while when the server falls silent', async () => {
    answer = 'hang';
    const timeouts = { connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500, dnsTimeout: 500 };
    const startedAt = performance.now();
    await expect(smtpTransport(url, 'post@rezenso.de', { timeouts })(aMail)).rejects.toThrow(/timeout/i);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(received).toEqual([]);
  });
});

const aMail = { messageId: '<a@b>', to: 'eva@example.de', subject: 'A', text: 'B', html: '<p>B</p>', headers: {} };

function tell(member: string, key: string): Promise<void> {
  return test.core.database.transaction((tx) => test.core.mailer.tell(tx, key, 'level_up', member, email));
}

async function tellNow(member: string, key: string): Promise<void> {
  await tell(member, key);
  await test.runJobs();
}

async function makeRetriesDue(): Promise<void> {
  await sql`update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`.execute(test.db);
}

async function waiting(): Promise<string[]> {
  return (await test.db.selectFrom('outbox').select('name').execute()).map(({ name }) => name);
}

function startSmtpServer(): Promise<SMTPServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      if (answer === 'hang') return;
      done(answer && Object.assign(new Error(answer.text), { responseCode: answer.code }));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(/^Message-ID: (.*)$/m.exec(Buffer.concat(chunks).toString('utf8'))?.[1]?.trim() ?? '?');
        done();
      });
    },
  });
  return new Promise((resolve) => smtp.listen(0, '127.0.0.1', () => resolve(smtp)));
}
