import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anExchange, handIn } from '../../../../testing/factories/exchanges.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();

describe('a review that is to be confirmed', () => {
  it('is opened by bell, feed and mail alike', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    await test.runJobs();
    const path = `/exchanges?exchange=${exchange.id}`;
    const { notifications } = (await recipient.get('/api/notifications')).json();
    expect(notifications).toContainEqual(expect.objectContaining({ type: 'exchange.submitted', href: path }));
    expect((await recipient.get('/api/activities')).json()).toContainEqual(
      expect.objectContaining({ action: { label: 'Review bestätigen', href: path } }),
    );
    const mail = (await test.mails()).find(({ text }) => text?.includes('Review bestätigen'));
    expect(mail?.to).toBe(recipient.member.email);
    expect(mail?.text).toContain(`http://localhost:3000${path}`);
  });
});
