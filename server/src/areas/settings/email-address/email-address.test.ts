import { describe, it } from 'node:test';
import { emailChangeHours } from '@rezenso/contract/limits';
import { expect } from 'expect';
import { aChange, linkInMail, newEmail, oldEmail } from '../../../../testing/factories/email-changes.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { createEmailAddress } from './email-address.service.ts';

const test = await startTestApp();
const { clock, db } = test;

describe('the link of either mail', () => {
  it('says what it would agree to, and agrees to nothing by being opened', async () => {
    const { eva, tokens } = await aChange(test);
    const companyName = eva.member.company_name;
    expect((await test.visitor.get(`/api/email-change/${tokens.old}`)).json()).toEqual({
      side: 'old',
      newEmail,
      companyName,
    });
    expect((await test.visitor.get(`/api/email-change/${tokens.new}`)).json().side).toBe('new');
    expect((await eva.get('/api/email-address')).json().change).toMatchObject({
      isOldConfirmed: false,
      isNewConfirmed: false,
    });
  });

  for (const [first, second] of [
    ['old', 'new'],
    ['new', 'old'],
  ] as const)
    it(`changes the address with the other's consent: ${first} before ${second}`, async () => {
      const { eva, tokens } = await aChange(test);
      const half = await test.visitor.post(`/api/email-change/${tokens[first]}`);
      expect(half.json()).toEqual({ newEmail, waitsFor: second });
      // Whoever opens that mail once more is asked nothing twice.
      const again = await test.visitor.get(`/api/email-change/${tokens[first]}`);
      expect(again.json().agreed).toEqual({ waitsFor: second });
      expect((await test.visitor.get(`/api/email-change/${tokens[second]}`)).json().agreed).toBeUndefined();
      expect((await eva.get('/api/auth/user')).json().email).toBe(oldEmail);
      const whole = await test.visitor.post(`/api/email-change/${tokens[second]}`);
      expect(whole.json()).toEqual({ newEmail, waitsFor: null });
      expect((await eva.get('/api/auth/user')).json().email).toBe(newEmail);
      expect((await eva.get('/api/email-address')).json()).toEqual({ email: newEmail, change: null });
      for (const token of Object.values(tokens)) {
        expect((await test.visitor.get(`/api/email-change/${token}`)).json().agreed).toEqual({ waitsFor: null });
        expect((await test.visitor.post(`/api/email-change/${token}`)).json()).toEqual({ newEmail, waitsFor: null });
      }
    });

  it('counts once from one side alone, however often it is clicked', async () => {
    const { eva, tokens } = await aChange(test);
    for (let times = 0; times < 3; times += 1)
      expect((await test.visitor.post(`/api/email-change/${tokens.new}`)).json().waitsFor).toBe('old');
    expect((await eva.get('/api/auth/user')).json().email).toBe(oldEmail);
  });

  it('ends with its time, and with the account', async () => {
    const { eva, tokens } = await aChange(test);
    clock.advance({ hours: emailChangeHours });
    const late = await test.visitor.post(`/api/email-change/${tokens.old}`);
    expect([late.statusCode, late.json().code]).toEqual([410, 'LINK_EXPIRED']);
    expect((await eva.get('/api/email-address')).json().change).toBeNull();
    const later = await test.signIn(eva.member);
    const again = await aChange(test, later);
    await later.post('/api/privacy/delete-account', { email: oldEmail });
    expect((await test.visitor.get(`/api/email-change/${again.tokens.new}`)).json().code).toBe('LINK_INVALID');
  });

  it('is of no use to who was banned, nor when it was made up', async () => {
    const { eva, tokens } = await aChange(test);
    await db.updateTable('members').set({ status: 'banned' }).where('id', '=', eva.member.id).execute();
    for (const token of [tokens.old, tokens.new, 'A'.repeat(43)]) {
      const answer = await test.visitor.post(`/api/email-change/${token}`);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'LINK_INVALID']);
    }
  });

  it('finds the address taken when somebody signed in with it meanwhile, and leaves both accounts as they are', async () => {
    const { eva, tokens } = await aChange(test);
    await test.visitor.post(`/api/email-change/${tokens.old}`);
    const other = await test.signIn({ email: newEmail });
    const answer = await test.visitor.post(`/api/email-change/${tokens.new}`);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'EMAIL_TAKEN']);
    expect((await eva.get('/api/auth/user')).json().email).toBe(oldEmail);
    expect((await other.get('/api/auth/user')).json().email).toBe(newEmail);
  });

  it('changes the address once when both are clicked twenty times at once', async () => {
    const { eva, tokens } = await aChange(test);
    const clicks = Array.from({ length: 40 }, (_, index) => tokens[index % 2 ? 'old' : 'new']);
    const answers = await Promise.all(clicks.map((token) => test.newVisitor().post(`/api/email-change/${token}`)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await eva.get('/api/auth/user')).json().email).toBe(newEmail);
    await test.runJobs();
    const told = (await test.mails()).filter(({ subject }) => subject === 'Deine E-Mail-Adresse ist geändert');
    expect(told.map(({ to }) => to)).toEqual([oldEmail]);
  });

  it('meets a cancellation at the same moment: one of the two counts, and both hear the truth', async () => {
    for (let round = 0; round < 12; round += 1) {
      // A network may ask for few addresses a day.
      clock.advance({ days: 1 });
      const eva = await test.signIn({ email: `eva${round}@alt.example.de` });
      const { tokens } = await aChange(test, eva, `eva${round}@neu.example.de`);
      await test.newVisitor().post(`/api/email-change/${tokens.old}`);
      const calls = [
        () => test.newVisitor().post(`/api/email-change/${tokens.new}`),
        () => eva.delete('/api/email-address/change'),
      ];
      const answers = await Promise.all((round % 2 ? calls : calls.toReversed()).map((call) => call()));
      const [confirmed, cancelled] = round % 2 ? answers : answers.toReversed();
      const { email } = await db
        .selectFrom('members')
        .select('email')
        .where('id', '=', eva.member.id)
        .executeTakeFirstOrThrow();
      const said = [confirmed, cancelled].map((answer) => answer?.json().code ?? answer?.statusCode);
      expect([email.includes('neu'), ...said]).toEqual(
        email.includes('neu') ? [true, 200, 'EMAIL_ALREADY_CHANGED'] : [false, 'LINK_INVALID', 200],
      );
    }
  });

  it('is not agreed to by the link of a change that another one replaces at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      // A network may ask for few addresses a day.
      clock.advance({ days: 1 });
      const eva = await test.signIn({ email: `eva${round}@alt.example.de` });
      const { tokens } = await aChange(test, eva, `eva${round}@neu.example.de`);
      const again = { email: `eva${round}@anders.example.de` };
      const [confirmed] = await Promise.all([
        test.newVisitor().post(`/api/email-change/${tokens.old}`),
        eva.post('/api/email-address/change', again),
      ]);
      expect(['LINK_INVALID', undefined]).toContain(confirmed?.json().code);
      const { change } = (await eva.get('/api/email-address')).json();
      expect(change).toMatchObject({ newEmail: again.email, isOldConfirmed: false, isNewConfirmed: false });
    }
  });

  it('gives one of two accounts the address that both want at the same moment', async () => {
    const both = [await aChange(test), await aChange(test, await test.signIn({ email: 'ada@laden-ada.de' }))];
    for (const { tokens } of both) await test.visitor.post(`/api/email-change/${tokens.old}`);
    const answers = await Promise.all(
      both.map(({ tokens }) => test.newVisitor().post(`/api/email-change/${tokens.new}`)),
    );
    expect(answers.map((answer) => answer.json().code ?? 'OK').sort()).toEqual(['EMAIL_TAKEN', 'OK']);
  });
});

describe('a member who lost the mailbox', () => {
  it('gets along with the new one alone when the operators vouch, and the old one is told', async () => {
    const eva = await test.signIn({ email: oldEmail });
    expect(await createEmailAddress(test.core).vouch(oldEmail, newEmail)).toBe(true);
    await test.runJobs();
    const mails = await test.mails();
    expect(mails.find(({ to }) => to === oldEmail)?.text).not.toMatch(linkInMail);
    const token = linkInMail.exec(mails.find(({ to }) => to === newEmail)?.text ?? '')?.[1] ?? '';
    expect((await eva.get('/api/auth/user')).json().email).toBe(oldEmail);
    const tablet = await test.signIn(eva.member);
    expect((await eva.post(`/api/email-change/${token}`)).json()).toEqual({ newEmail, waitsFor: null });
    expect((await eva.get('/api/auth/user')).json().email).toBe(newEmail);
    expect((await tablet.get('/api/auth/user')).statusCode).toBe(401);
  });

  it('is not invented where nobody has the address', async () => {
    expect(await createEmailAddress(test.core).vouch('niemand@example.de', newEmail)).toBe(false);
    await test.runJobs();
    expect(await test.mails()).toEqual([]);
  });
});
