import { describe, it } from 'node:test';
import { freeMatches } from '@rezenso/contract/limits';
import { expect } from 'expect';
import { addPasskeyTo } from '../../../../testing/authenticator.ts';
import { aChange, newEmail, oldEmail } from '../../../../testing/factories/email-changes.ts';
import { aColleague } from '../../../../testing/factories/team.ts';
import { cookieOf, openStream } from '../../../../testing/live-stream.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { createSecret } from '../../accounts/index.ts';
import { magicLinks } from '../../auth/index.ts';

const test = await startTestApp();
const { app, clock, db } = test;

describe('the account with its new address', () => {
  it('is entered by it, and the old one leads to it no more', async () => {
    const { eva, tokens } = await aChange(test);
    await test.visitor.post('/api/auth/magic-link', { email: oldEmail });
    await test.runJobs();
    const before = (await test.mails()).find(({ subject }) => subject.startsWith('Dein Anmeldelink'));
    await agree(tokens);
    const link = /token=([\w-]{43})/.exec(before?.text ?? '')?.[1];
    expect((await test.newVisitor().post('/api/auth/magic-link/verify', { token: link })).json().code).toBe(
      'LINK_USED',
    );
    const byNew = test.newVisitor();
    await byNew.post('/api/auth/dev-bypass', { email: newEmail });
    expect((await byNew.get('/api/auth/user')).json().id).toBe(eva.member.id);
    const byOld = test.newVisitor();
    await byOld.post('/api/auth/dev-bypass', { email: oldEmail });
    expect((await byOld.get('/api/auth/user')).json().id).not.toBe(eva.member.id);
  });

  it('ends the owner’s other sessions: where it was asked for and where it is agreed to they go on, and colleagues’ do', async () => {
    const { eva, tokens } = await aChange(test);
    const [phone, tablet] = [await test.signIn(eva.member), await test.signIn(eva.member)];
    const colleague = await aColleague(test, eva, 'bert@cafe-eva.de');
    expect((await test.visitor.post(`/api/email-change/${tokens.new}`)).json().waitsFor).toBe('old');
    expect((await tablet.get('/api/profile')).statusCode).toBe(200);
    await phone.post(`/api/email-change/${tokens.old}`);
    const statuses = [eva, phone, colleague, tablet].map(async (one) => (await one.get('/api/profile')).statusCode);
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 401]);
    await test.runJobs();
    const noted = db
      .selectFrom('audit_log')
      .select(['action', 'value_before'])
      .where('actor_id', '=', eva.member.id)
      .where('action', 'in', ['account.address_changed', 'account.sessions_ended']);
    expect(await noted.orderBy('action').execute()).toEqual([
      { action: 'account.address_changed', value_before: null },
      { action: 'account.sessions_ended', value_before: '1' },
    ]);
  });

  it('keeps nobody’s session for a stranger’s click, nor one of another account', async () => {
    const { eva, tokens } = await aChange(test);
    const tablet = await test.signIn(eva.member);
    const ada = await test.signIn();
    for (const token of [tokens.old, tokens.new]) await ada.post(`/api/email-change/${token}`);
    const statuses = [eva, ada, tablet].map(async (one) => (await one.get('/api/profile')).statusCode);
    expect(await Promise.all(statuses)).toEqual([200, 200, 401]);
  });

  it('leaves no session that somebody began with the old address at that moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { eva, tokens } = await aChange(
        test,
        await test.signIn({ email: `eva-${round}@cafe-eva.de` }),
        `neu-${round}@cafe-eva.de`,
      );
      const link = createSecret();
      const soon = new Date(clock.now().getTime() + 60_000);
      await magicLinks(db).create(link, `eva-${round}@cafe-eva.de`, clock.now(), soon);
      await test.visitor.post(`/api/email-change/${tokens.new}`);
      const elsewhere = test.newVisitor();
      await Promise.all([
        test.visitor.post(`/api/email-change/${tokens.old}`),
        elsewhere.post('/api/auth/magic-link/verify', { token: link }),
      ]);
      const user = await elsewhere.get('/api/auth/user');
      // Signed out again, or never in the account: too late, the old address begins one of its own.
      if (user.statusCode === 200) expect(user.json().id).not.toBe(eva.member.id);
    }
  });

  for (const [count, said] of [
    [1, 'Ein Passkey gilt weiter'],
    [2, '2 Passkeys gelten weiter'],
  ] as const)
    it(`says in both mails that passkeys stay, and where they are removed: ${count}`, async () => {
      const { eva, tokens } = await aChange(test);
      for (let made = 0; made < count; made += 1) await addPasskeyTo(eva);
      await agree(tokens);
      await test.runJobs();
      const [old, fresh] = [await changedMail(oldEmail), await changedMail(newEmail)];
      for (const text of [old, fresh]) expect(text).toContain(said);
      expect(fresh).toContain('/settings/privacy');
      // Its reader may be signed out for good: no page that asks who is there.
      expect(old).not.toContain('/settings/');
      expect(old).toContain('/kontakt');
      expect(old).toContain('schreib uns: Das geht auch ohne Anmeldung');
      for (const text of [old, fresh]) expect(text).not.toContain(':\u200c//');
      expect((await eva.get('/api/passkeys')).json().passkeys).toHaveLength(count);
    });

  it('says nothing of passkeys to who has none', async () => {
    const { tokens } = await aChange(test);
    await agree(tokens);
    await test.runJobs();
    for (const mailbox of [oldEmail, newEmail]) expect(await changedMail(mailbox)).not.toMatch(/Passkey/);
  });

  it('stays signed in, tells its open pages, its bell and the mailbox that it left', async () => {
    const { eva, tokens } = await aChange(test);
    const stream = await openStream(app, await cookieOf(test, eva.member));
    await agree(tokens);
    await stream.untilStale('/api/email-address');
    stream.close();
    await test.runJobs();
    const told = (await test.mails()).filter(({ subject }) => subject === 'Deine E-Mail-Adresse ist geändert');
    expect(told.map(({ to }) => to)).toEqual([oldEmail]);
    const { notifications } = (await eva.get('/api/notifications')).json();
    expect(notifications[0]).toMatchObject({ title: 'Deine E-Mail-Adresse ist geändert', href: '/settings/privacy' });
  });

  it('is proven by the new mailbox, or not any more', async () => {
    const eva = await test.signIn({
      email: oldEmail,
      website: 'https://cafe-eva.de',
      domain: 'cafe-eva.de',
      is_verified: true,
    });
    await agree((await aChange(test, eva, 'eva@gmx.de')).tokens);
    expect((await eva.get('/api/profile')).json().user.isVerified).toBe(false);
    await agree((await aChange(test, eva, newEmail)).tokens);
    expect((await eva.get('/api/profile')).json().user.isVerified).toBe(true);
  });

  it('gives nobody a new start: neither who comes with the mailbox that was left, nor by the one that is taken', async () => {
    const used = await test.signIn({ email: oldEmail, free_reviews_used: freeMatches });
    await agree((await aChange(test, used, 'weg@gmx.de')).tokens);
    const anew = test.newVisitor();
    await anew.post('/api/auth/dev-bypass', { email: oldEmail });
    expect((await anew.get('/api/profile')).json().user.freeReviewsUsed).toBe(freeMatches);
    const gone = await test.signIn({ email: 'gegangen@gmx.de', free_reviews_used: 4 });
    await gone.post('/api/privacy/delete-account', { email: 'gegangen@gmx.de' });
    const heir = await test.signIn({ email: 'erbe@gmx.de' });
    await agree((await aChange(test, heir, 'gegangen@gmx.de')).tokens);
    expect((await heir.get('/api/profile')).json().user.freeReviewsUsed).toBe(4);
  });

  it('says in the export what was asked for', async () => {
    const { eva } = await aChange(test);
    const { data } = (await eva.get('/api/privacy/export')).json();
    expect(data.emailChanges).toMatchObject([{ newEmail, oldConfirmedAt: null, changedAt: null }]);
    expect(JSON.stringify(data)).not.toMatch(/token/i);
  });
});

/** What was written to one of the two mailboxes once the address was changed. */
async function changedMail(mailbox: string): Promise<string | undefined> {
  const subjects = ['Deine E-Mail-Adresse ist geändert', 'Dein Konto gehört jetzt zu dieser Adresse'];
  return (await test.mails()).find(({ to, subject }) => to === mailbox && subjects.includes(subject))?.text;
}

async function agree(tokens: { old: string; new: string }): Promise<void> {
  for (const token of [tokens.old, tokens.new])
    expect((await test.visitor.post(`/api/email-change/${token}`)).statusCode).toBe(200);
}
