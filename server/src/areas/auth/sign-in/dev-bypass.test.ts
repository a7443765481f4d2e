import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const inProduction = await startTestApp({
  env: {
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Rezenso <post@rezenso.de>',
    SECRET_KEY: 'a key for this test, at least 32 characters long',
  },
});

describe('the bypass of sign-in during development', () => {
  it('signs in the demo account when asked for nobody', async () => {
    const visitor = test.newVisitor();
    const answer = await visitor.post('/api/auth/dev-bypass');
    expect(answer.json()).toEqual({ redirectTo: '/onboarding' });
    expect((await visitor.get('/api/auth/user')).json()).toMatchObject({ email: 'demo@rezenso.example' });
  });

  it('signs in the account asked for, creating it once', async () => {
    const visitor = test.newVisitor();
    for (const email of ['Udo@example.de', 'udo@example.de']) await visitor.post('/api/auth/dev-bypass', { email });
    expect((await visitor.get('/api/auth/user')).json()).toMatchObject({ email: 'udo@example.de' });
    expect(await test.db.selectFrom('members').select('id').execute()).toHaveLength(1);
  });

  it('refuses a banned account and a malformed address', async () => {
    const { email } = await test.aCompleteMember({ status: 'banned' });
    expect((await test.visitor.post('/api/auth/dev-bypass', { email })).json()).toMatchObject({
      code: 'ACCOUNT_BANNED',
    });
    expect((await test.visitor.post('/api/auth/dev-bypass', { email: 'x' })).statusCode).toBe(400);
  });

  it('does not exist in production, and neither does the mailbox', async () => {
    const bypass = await inProduction.visitor.post('/api/auth/dev-bypass');
    expect(bypass.statusCode).toBe(404);
    expect(bypass.json()).toMatchObject({ code: 'NOT_FOUND' });
    for (const url of ['/dev/mailbox', '/dev/mailbox.json']) {
      expect((await inProduction.visitor.get(url)).statusCode).toBe(404);
    }
  });
});
