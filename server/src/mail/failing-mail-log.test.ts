import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { startTestApp } from '../../testing/test-app.ts';
import { createLogger } from '../http/request-log.ts';

const lines: string[] = [];
const log = createLogger('trace', { write: (line) => void lines.push(line) });
/** The server's answer to the recipient, with the address in it, as servers do. */
let answer = { code: 450, text: '4.2.0 <eva@example.de>: try later' };
const server = await startSmtpServer();
const { port } = server.server.address() as AddressInfo;
const test = await startTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'post@rezenso.de' }, log });
after(() => new Promise((resolve) => server.close(() => resolve(undefined))));

describe('the log', () => {
  it('names nobody while mails to them fail, for now and for good, and the database complains', async () => {
    await test.visitor.post('/api/auth/magic-link', { email: 'eva@example.de' });
    await expect(test.runJobs()).rejects.toThrow('450');
    answer = { code: 550, text: '5.1.1 <eva@example.de>: no such user' };
    await sql`update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`.execute(test.db);
    await test.runJobs();
    await test.aMember({ email: 'eva@example.de' });
    const twice = await test.aMember({ email: 'eva@example.de' }).catch((error: unknown) => error);
    log.error({ err: twice, cause: { to: ['Eva <eva@example.de>'] } }, 'eva%40example.de and eva@example.de');
    const logged = lines.join('');
    expect(logged).toContain('a job failed');
    expect(logged).toContain('a mail was refused for good');
    expect(logged).toContain('members_email');
    expect(logged).not.toMatch(/eva|example\.de/);
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  });

  it('keeps what looks like an address but is none', () => {
    lines.length = 0;
    log.info({ at: 'node_modules/@rezenso/contract/src/auth.ts:3:1', file: 'pino@10.4.0/index.js' }, 'a @ b');
    expect(lines[0]).toContain('node_modules/@rezenso/contract/src/auth.ts:3:1');
    expect(lines[0]).toContain('a @ b');
  });
});

function startSmtpServer(): Promise<SMTPServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error(answer.text), { responseCode: answer.code })),
  });
  return new Promise((resolve) => smtp.listen(0, '127.0.0.1', () => resolve(smtp)));
}
