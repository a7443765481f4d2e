import type { AddressInfo } from 'node:net';
import { after, beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { SMTPServer } from 'smtp-server';
import { anAppointment, withdraw } from '../../testing/factories/appointments.ts';
import { startTestApp } from '../../testing/test-app.ts';

/** What the mail server received, and how it behaves: `refuse` the recipient or `drop` the connection after DATA. */
const received: string[] = [];
let mood: 'accept' | 'refuse' | 'drop' = 'accept';
const server = await startSmtpServer();
const { port } = server.server.address() as AddressInfo;

const test = await startTestApp({
  env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Rezenso <post@rezenso.de>' },
});
const email = { subject: 'Grüße – 29 €', preview: '', heading: 'Hallo', paragraphs: ['Schönen Tag!'] };

beforeEach(() => {
  received.length = 0;
  mood = 'accept';
});
after(() => new Promise((resolve) => server.close(() => resolve(undefined))));

describe('real mail', () => {
  it('arrives in plain text and HTML, with a stable Message-ID', async () => {
    await send('greeting.1');
    await test.runJobs();
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('From: Rezenso <post@rezenso.de>');
    expect(received[0]).toContain('To: eva@example.de');
    expect(received[0]).toContain('Message-ID: <greeting.1@localhost>');
    expect(received[0]).toContain('Content-Type: text/plain');
    expect(received[0]).toContain('Content-Type: text/html');
    expect(received[0]).toContain('Auto-Submitted: auto-generated');
  });

  it('brings an appointment into the calendars of both sides, and out of them again', async () => {
    const { reviewer, recipient, appointment } = await anAppointment(test);
    await test.runJobs();
    const entries = (method: string) =>
      received
        .filter((mail) => mail.includes(`Content-Type: text/calendar; charset=utf-8; method=${method}`))
        .map((mail) => mail.match(/^To: (.*)$/m)?.[1]?.trim());
    const both = [reviewer.member.email, recipient.member.email].sort();
    expect(entries('PUBLISH').sort()).toEqual(both);
    expect(received.join()).toContain('filename=rezenso-termin.ics');
    await withdraw(recipient, appointment);
    await test.runJobs();
    expect(entries('CANCEL').sort()).toEqual(both);
  });

  it('says where it is answered, and a summary of several says nothing of it', async () => {
    const replyTo = 'antwort+abc@antwort.rezenso.de';
    await test.core.database.transaction((tx) =>
      test.core.mailer.send(tx, 'greeting.0', 'eva@example.de', { ...email, replyTo }),
    );
    const eva = await test.aMember({ email: 'eva@example.de' });
    const entry = { type: 'welcome', email: { ...email, replyTo } } as const;
    await test.core.database.transaction((tx) => test.core.mailer.tellTogether(tx, 'digest.1', eva.id, [entry, entry]));
    await test.runJobs();
    expect(received.map((mail) => /^Reply-To: (.*)\r$/m.exec(mail)?.[1]).toSorted()).toEqual([replyTo, undefined]);
  });

  it('tells of a sign-in in a new browser', async () => {
    for (const browser of [test.newVisitor(), test.newVisitor()]) {
      await browser.post('/api/auth/magic-link', { email: 'eva@example.de' });
      await test.runJobs();
      const token = /token=3D([\w-]{43})|token=([\w-]{43})/
        .exec(unfolded(received.at(-1)))
        ?.slice(1)
        .find(Boolean);
      expect((await browser.post('/api/auth/magic-link/verify', { token })).statusCode).toBe(200);
    }
    await test.runJobs();
    const warnings = received.filter((mail) => mail.includes('Subject: Neue Anmeldung bei Rezenso'));
    expect(warnings.map((mail) => mail.match(/^To: (.*)$/m)?.[1]?.trim())).toEqual(['eva@example.de']);
    expect(unfolded(warnings[0])).toContain('/settings/privacy');
    expect(warnings[0]).not.toContain('List-Unsubscribe');
  });

  it('leaves no text behind in the database', async () => {
    await send('greeting.2');
    await test.runJobs();
    expect(await test.mails()).toMatchObject([{ to: 'eva@example.de', text: '', html: '' }]);
  });

  it('arrives once, however often it is sent', async () => {
    await send('greeting.3');
    await send('greeting.3');
    await test.runJobs();
    expect(received).toHaveLength(1);
  });

  it('is kept and sent later when the server refuses it', async () => {
    mood = 'refuse';
    await send('greeting.4');
    await expect(test.runJobs()).rejects.toThrow('450');
    mood = 'accept';
    await test.runJobs();
    expect(received).toHaveLength(1);
  });

  it('is sent again, recognisably the same, when the server hangs up after taking it', async () => {
    mood = 'drop';
    await send('greeting.5');
    await expect(test.runJobs()).rejects.toThrow();
    mood = 'accept';
    await test.runJobs();
    const ids = received.map((mail) => mail.match(/Message-ID: (.*)/)?.[1]);
    expect(ids).toEqual(['<greeting.5@localhost>', '<greeting.5@localhost>']);
  });
});

function send(key: string): Promise<void> {
  return test.core.database.transaction((tx) => test.core.mailer.send(tx, key, 'eva@example.de', email));
}

/** Quoted-printable breaks lines that are too long. */
function unfolded(mail = ''): string {
  return mail.replaceAll(/=\r?\n/g, '');
}

function startSmtpServer(): Promise<SMTPServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(mood === 'refuse' ? Object.assign(new Error('try later'), { responseCode: 450 }) : null),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString('utf8'));
        if (mood === 'drop') for (const connection of smtp.connections) connection._socket.destroy();
        else done();
      });
    },
  }) as SMTPServer & { connections: Set<{ _socket: { destroy(): void } }> };
  return new Promise((resolve) => smtp.listen(0, '127.0.0.1', () => resolve(smtp)));
}
