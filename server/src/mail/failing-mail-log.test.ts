import { describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { startRefusingMailServer } from '../../testing/refusing-mail-server.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createLogger } from '../http/request-log.ts';

const lines: string[] = [];
const log = createLogger('trace', { write: (line) => void lines.push(line) });
const mailServer = await startRefusingMailServer();
const test = await startTestApp({ env: { SMTP_URL: mailServer.url, MAIL_FROM: 'post@rezenso.de' }, log });

describe('the log', () => {
  it('names nobody while mails to them fail, for now and for good, and the database complains', async () => {
    await test.visitor.post('/api/auth/magic-link', { email: 'eva@example.de' });
    await expect(test.runJobs()).rejects.toThrow('450');
    mailServer.refuse('for good');
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
