import { describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { startRefusingMailServer } from '../../../../testing/refusing-mail-server.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { createLogger } from '../../../http/request-log.ts';
import { tidyMails } from './index.ts';

const [warning, error] = [40, 50];
const lines: string[] = [];
const log = createLogger('trace', { write: (line) => void lines.push(line) });
const mailServer = await startRefusingMailServer();
const test = await startTestApp({ env: { SMTP_URL: mailServer.url, MAIL_FROM: 'post@rezenso.de' }, log });

describe('a mail that is not sent', () => {
  it('is an error of the log once it is given up, and not before, named without an address', async () => {
    mailServer.refuse('for now');
    await test.visitor.post('/api/auth/magic-link', { email: 'eva@example.de' });
    await expect(test.runJobs()).rejects.toThrow('450');
    await sql`delete from pgboss.job where state = 'retry'`.execute(test.db);
    expect([await tidied({ days: 2 }), await tidied({ days: 2 })]).toEqual([
      undefined,
      expect.objectContaining({ level: error, mails: [expect.stringMatching(/^sign-in\./)] }),
    ]);
    expect(lines.join('')).not.toMatch(/eva|example\.de/);
  });

  it('is a warning where the server refuses it for good', async () => {
    mailServer.refuse('for good');
    await test.visitor.post('/api/auth/magic-link', { email: 'eva@example.de' });
    await test.runJobs();
    expect(told('a mail was refused for good')).toMatchObject({ level: warning, code: 550, isHard: true });
    expect(await tidied({ days: 4 })).toBeUndefined();
  });
});

/** What the log says of mails that are given up in a night so much later. */
async function tidied(later: { days: number }): Promise<unknown> {
  lines.length = 0;
  test.clock.advance(later);
  await test.core.jobs.enqueue(test.db, tidyMails, {});
  await test.runJobs();
  return told('mails could not be sent in all their tries');
}

function told(message: string): unknown {
  return lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === message);
}
