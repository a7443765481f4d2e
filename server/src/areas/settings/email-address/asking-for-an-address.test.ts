import { describe, it } from 'node:test';
import { expect } from 'expect';
import { aChange, newEmail, oldEmail } from '../../../../testing/factories/email-changes.ts';
import { aColleague } from '../../../../testing/factories/team.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { db } = test;

describe('asking for another address', () => {
  it('writes to both mailboxes and changes nothing yet', async () => {
    const eva = await test.signIn({ email: oldEmail });
    const answer = await eva.post('/api/email-address/change', { email: ' Hallo@Cafe-Eva.de ' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
    await test.runJobs();
    expect((await test.mails()).map(({ to, subject }) => [to, subject]).sort()).toEqual([
      [oldEmail, 'Deine E-Mail-Adresse ändern?'],
      [newEmail, 'Bestätige deine neue E-Mail-Adresse'],
    ]);
    expect((await eva.get('/api/email-address')).json()).toEqual({
      email: oldEmail,
      change: { newEmail, isOldConfirmed: false, isNewConfirmed: false, expiresAt: '2031-03-04T09:00:00.000Z' },
    });
    expect((await eva.get('/api/auth/user')).json().email).toBe(oldEmail);
  });

  it('stores no secret: the links are in the mails alone, and differ', async () => {
    const { tokens } = await aChange(test);
    expect(tokens.old).not.toBe(tokens.new);
    const rows = JSON.stringify(await db.selectFrom('email_changes').selectAll().execute());
    for (const token of Object.values(tokens)) expect(rows).not.toContain(token);
  });

  it('is refused for the own address, and for what is none', async () => {
    const eva = await test.signIn({ email: oldEmail });
    const same = await eva.post('/api/email-address/change', { email: 'EVA@cafe-eva.de' });
    expect([same.statusCode, same.json().code]).toEqual([409, 'EMAIL_UNCHANGED']);
    expect((await eva.post('/api/email-address/change', { email: 'eva@' })).statusCode).toBe(400);
    expect((await test.visitor.post('/api/email-address/change', { email: newEmail })).statusCode).toBe(401);
    expect(await db.selectFrom('email_changes').select('new_email').execute()).toEqual([]);
  });

  it('is refused for the address of a colleague, in words that say so, and writes to nobody', async () => {
    const eva = await test.signIn({ email: oldEmail });
    const { email } = await aColleague(test, eva);
    await test.runJobs();
    const mails = (await test.mails()).length;
    const refused = await eva.post('/api/email-address/change', { email });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'EMAIL_OF_COLLEAGUE',
        message: expect.stringMatching(/Dann übergib es ihr unter Einstellungen, Team\.$/),
      }),
    ]);
    await test.runJobs();
    expect(await test.mails()).toHaveLength(mails);
  });

  it('tells who asks nothing of other accounts; the owner of the address is told, and gets no link', async () => {
    await test.signIn({ email: newEmail });
    const eva = await test.signIn({ email: oldEmail });
    const toTaken = await eva.post('/api/email-address/change', { email: newEmail });
    const change = (await eva.get('/api/email-address')).json();
    const toFree = await eva.post('/api/email-address/change', { email: 'frei@cafe-eva.de' });
    expect([toTaken.statusCode, toTaken.body]).toEqual([toFree.statusCode, toFree.body]);
    expect(change.change).toMatchObject({ newEmail, isOldConfirmed: false, isNewConfirmed: false });
    await test.runJobs();
    const told = (await test.mails()).filter(({ to }) => to === newEmail);
    expect(told.map(({ subject }) => subject)).toEqual(['Zu dieser Adresse gibt es schon ein Konto']);
    expect(told[0]?.text).not.toContain('/email-change/');
    expect(told[0]?.text).not.toContain(oldEmail);
  });

  it('fills nobody’s mailbox with several accounts: five a day from one network, whoever asks', async () => {
    for (let asked = 0; asked < 5; asked += 1)
      expect((await (await test.signIn()).post('/api/email-address/change', { email: newEmail })).statusCode).toBe(200);
    const more = await (await test.signIn()).post('/api/email-address/change', { email: newEmail });
    expect([more.statusCode, more.json().code]).toEqual([429, 'RATE_LIMITED']);
    await test.runJobs();
    expect((await test.mails()).filter(({ to }) => to === newEmail)).toHaveLength(5);
  });

  it('tells the new mailbox whose account it is, and does not take its reader for a member', async () => {
    const { eva } = await aChange(test);
    const mail = (await test.mails()).find(({ to }) => to === newEmail);
    expect(mail?.text).toContain(`das Rezenso-Konto von ${eva.member.company_name}`);
    expect(mail?.text).toContain('weil jemand diese Adresse bei Rezenso angegeben hat');
    expect(mail?.text).not.toContain('gehört zu deinem Konto');
  });

  it('again takes the place of the change before, whose links end', async () => {
    const first = await aChange(test);
    await first.eva.post('/api/email-address/change', { email: 'anders@cafe-eva.de' });
    for (const token of Object.values(first.tokens))
      expect((await test.visitor.post(`/api/email-change/${token}`)).json().code).toBe('LINK_INVALID');
    expect((await first.eva.get('/api/email-address')).json().change.newEmail).toBe('anders@cafe-eva.de');
  });

  it('can be taken back, also when there is nothing to take back', async () => {
    const { eva, tokens } = await aChange(test);
    for (let times = 0; times < 2; times += 1)
      expect((await eva.delete('/api/email-address/change')).json()).toEqual({ ok: true });
    expect((await test.visitor.post(`/api/email-change/${tokens.old}`)).json().code).toBe('LINK_INVALID');
    expect((await eva.get('/api/email-address')).json()).toEqual({ email: oldEmail, change: null });
  });
});
