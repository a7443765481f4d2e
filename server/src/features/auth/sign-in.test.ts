import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';

const test = await startTestApp();
const { clock, db } = test;

describe('asking for a sign-in link', () => {
  it('sends one mail that holds the link and says how long it is valid', async () => {
    const answer = await test.visitor.post('/api/auth/magic-link', { email: 'Eva@Example.de ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ok: true });
    await test.runJobs();
    const [mail, ...others] = await test.mails();
    expect(others).toEqual([]);
    expect(mail?.to).toBe('eva@example.de');
    expect(mail?.subject).toBe('Dein Anmeldelink für Rezenso');
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/magic-link\?token=[\w-]{43}\n/);
    expect(mail?.text).toContain('15 Minuten');
  });

  it('stores the token only as a hash, in the links and in the jobs', async () => {
    const token = await requestToken('eva@example.de', { isSent: false });
    const rows = await db.selectFrom('magic_links').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

async function requestToken(email: string, { isSent = true } = {}): Promise<string> {
  await test.newVisitor().post('/api/auth/magic-link', { email });
  await test.runJobs();
  const mail = (await test.mails())[0];
  const token = mail?.text.match(/token=([\w-]+)/)?.[1];
  if (!token) throw new Error('no link in the mail');
  void isSent;
  return token;
}
void clock;
