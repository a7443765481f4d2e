import type { AddressInfo } from 'node:net';
import { after, beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { SMTPServer } from 'smtp-server';
import { startTestApp } from '../../../../testing/test-app.ts';

const received: { to: string[]; source: string }[] = [];
let isDown = false;
const server = await startSmtpServer();
const { port } = server.server.address() as AddressInfo;
const test = await startTestApp({
  env: {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Rezenso <post@rezenso.de>',
    OFFERED_LANGUAGES: 'de,en',
  },
});
const { db } = test;

beforeEach(() => {
  received.length = 0;
  isDown = false;
});
after(() => new Promise((resolve) => server.close(() => resolve(undefined))));

describe('the mail to whose account was deleted', () => {
  it('goes to its address in its language, and nothing of it is kept', async () => {
    for (const [language, said] of [
      [null, 'Dein Rezenso-Konto ist gel'],
      ['en', 'Your Rezenso account has been deleted'],
    ] as const) {
      const email = `${language ?? 'de'}@zwetschgenhof.example`;
      const eva = await test.signIn({ email, language, company_name: 'Zwetschgenhof' });
      received.length = 0;
      expect((await eva.post('/api/privacy/delete-account', { email })).json()).toEqual({ ok: true });
      await test.runJobs();
      expect(received.map(({ to }) => to)).toEqual([[email]]);
      expect(received[0]?.source.replaceAll('_', ' ')).toContain(said);
      for (const table of ['mails', 'outbox'] as const)
        expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
  });

  it('waits for a mail server that is down, although the account is gone', async () => {
    const eva = await test.signIn({ email: 'spaet@zwetschgenhof.example' });
    isDown = true;
    await eva.post('/api/privacy/delete-account', { email: eva.member.email });
    await expect(test.runJobs()).rejects.toThrow('451');
    expect(received).toEqual([]);
    const [waiting] = await db.selectFrom('outbox').selectAll().execute();
    expect(waiting).toMatchObject({ name: expect.stringMatching(/^account-deleted\./), member_id: null });
    // What waits is sealed.
    expect(waiting?.sealed).not.toContain('zwetschgenhof');
  });

  it('is not written when nothing was deleted', async () => {
    const eva = await test.signIn();
    await eva.post('/api/privacy/delete-account', { email: 'jemand@example.de' });
    await test.runJobs();
    expect(received).toEqual([]);
  });
});

async function startSmtpServer(): Promise<SMTPServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(isDown ? Object.assign(new Error('Later'), { responseCode: 451 }) : undefined),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise((resolve) => smtp.listen(0, '127.0.0.1', () => resolve(undefined)));
  return smtp;
}
