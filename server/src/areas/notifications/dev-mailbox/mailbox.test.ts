import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();

describe('the local mailbox', () => {
  it('shows the newest mail first, with a link to click', async () => {
    await mailTo('eva@example.de');
    test.clock.advance({ minutes: 1 });
    await mailTo('udo@example.de');
    const page = await test.visitor.get('/dev/mailbox');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body.indexOf('udo@example.de')).toBeLessThan(page.body.indexOf('eva@example.de'));
    expect(page.body).toMatch(/<a href="http:\/\/localhost:3000\/magic-link\?token=[\w-]{43}">/);
  });

  it('runs nothing that a mail brings along', async () => {
    const email = {
      subject: '<img src=x onerror=alert(1)>',
      preview: '',
      heading: '<script>',
      paragraphs: ['javascript:alert(1)'],
    };
    await test.core.mailer.send(test.db, 'evil', 'eva@example.de', email);
    await test.runJobs();
    const { body, headers } = await test.visitor.get('/dev/mailbox');
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(body).not.toMatch(/<script|<img|href="javascript/);
    const nonce = body.match(/<style nonce="([\w-]+)">/)?.[1];
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
  });

  it('says how to get a first mail', async () => {
    expect((await test.visitor.get('/dev/mailbox')).body).toContain('Noch keine E-Mails');
    expect((await test.visitor.get('/dev/mailbox.json')).json()).toEqual([]);
  });

  it('is there for programs too', async () => {
    await mailTo('eva@example.de');
    const [mail] = (await test.visitor.get('/dev/mailbox.json')).json();
    expect(Object.keys(mail).sort()).toEqual(['headers', 'html', 'id', 'sentAt', 'subject', 'text', 'to']);
    expect(mail).toMatchObject({ to: 'eva@example.de', sentAt: '2031-03-03T09:00:00.000Z' });
    expect(mail.headers['Message-ID']).toMatch(/^<sign-in\.[0-9a-f-]+@localhost>$/);
  });
});

async function mailTo(email: string): Promise<void> {
  await test.visitor.post('/api/auth/magic-link', { email });
  await test.runJobs();
}
