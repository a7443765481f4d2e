import { describe, it } from 'node:test';
import { allEndpoints } from '@rezenso/contract/all-endpoints';
import { type AnyEndpoint, urlOf } from '@rezenso/contract/endpoint';
import { invitationDays, mostPeople } from '@rezenso/contract/limits';
import { expect } from 'expect';
import type { InjectOptions } from 'fastify';
import { addPasskeyTo } from '../../../../testing/authenticator.ts';
import type { TestClient } from '../../../../testing/client.ts';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { aColleague, invitationTo } from '../../../../testing/factories/team.ts';
import { cookieOf, openStream } from '../../../../testing/live-stream.ts';
import { noticesOf } from '../../../../testing/notices.ts';
import { sweepNow } from '../../../../testing/sweep-now.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { sessionCookie, sessions } from '../../accounts/index.ts';

const test = await startTestApp();
const inTwoLanguages = await startTestApp({ env: { OFFERED_LANGUAGES: 'de,en' } });
const { clock, core, db } = test;
const bert = 'bert@cafe-anna.example';

describe('an invitation', () => {
  it('arrives by mail, says who invites, and is accepted by a button alone: then both work with one account', async () => {
    const anna = await test.signIn({ company_name: 'Café Anna' });
    const sent = await anna.post('/api/team/invitations', { email: ` ${bert.toUpperCase()} ` });
    expect(sent.json()).toEqual({
      id: expect.any(String),
      email: bert,
      sentAt: '2031-03-03T09:00:00.000Z',
      expiresAt: '2031-03-10T09:00:00.000Z',
    });
    const token = await invitationTo(test, anna, bert);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await test.mails())[0]?.subject).toBe('Café Anna lädt dich zu Rezenso ein');
    const browser = test.newVisitor();
    for (let look = 0; look < 2; look += 1)
      expect((await browser.get(`/api/invitation/${token}`)).json()).toEqual({
        companyName: 'Café Anna',
        invitedBy: anna.member.email,
        email: bert,
      });
    expect((await browser.get('/api/auth/user')).statusCode).toBe(401);
    expect((await browser.post(`/api/invitation/${token}`)).json()).toEqual({ redirectTo: '/' });
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({
      id: anna.member.id,
      email: bert,
      role: 'member',
      firstName: null,
      companyName: 'Café Anna',
    });
    expect((await anna.get('/api/auth/user')).json()).toMatchObject({ email: anna.member.email, role: 'owner' });
    const people = [
      { id: anna.member.id, email: anna.member.email, role: 'owner', since: '2031-03-03T09:00:00.000Z', isMe: true },
      { id: sent.json().id, email: bert, role: 'member', since: '2031-03-03T09:00:00.000Z', isMe: false },
    ];
    expect((await anna.get('/api/team')).json()).toEqual({ people, invitations: [] });
    const seenByBert = people.map((one) => ({ ...one, isMe: !one.isMe }));
    expect((await browser.get('/api/team')).json()).toEqual({ people: seenByBert, invitations: [] });
    expect((await browser.get('/api/profile')).json().user.companyName).toBe('Café Anna');
  });

  it('tells the owner by bell and mail that it was accepted', async () => {
    const anna = await test.signIn();
    await aColleague(test, anna);
    const [notice] = await noticesOf(anna, 'person.joined');
    expect(notice?.title).toBe('Dein Team ist gewachsen');
    await test.runJobs();
    const mail = (await test.mails()).find(({ subject }) => subject === 'Deine Einladung ist angenommen');
    expect(mail?.to).toBe(anna.member.email);
    // Mail programs make no link of an address that has something unseen in it.
    expect(mail?.text.replaceAll('\u200c', '')).toContain(bert);
  });

  it('is kept as a hash alone', async () => {
    const anna = await test.signIn();
    await anna.post('/api/team/invitations', { email: bert });
    const token = await invitationTo(test, anna, bert);
    expect(JSON.stringify(await db.selectFrom('invitations').selectAll().execute())).not.toContain(token);
  });

  it('makes one colleague of twenty clicks at once, and says of each later one that it was used', async () => {
    const token = await invited(await test.signIn(), bert);
    const clicks = Array.from({ length: 20 }, () => test.newVisitor().post(`/api/invitation/${token}`));
    const codes = (await Promise.all(clicks)).map((answer) => answer.json().code ?? 'OK').sort();
    expect(codes).toEqual([...Array.from({ length: 19 }, () => 'LINK_USED'), 'OK'].sort());
    expect(await db.selectFrom('people').select('email').execute()).toEqual([{ email: bert }]);
    expect(await refusal(token)).toEqual([410, 'LINK_USED']);
    expect((await test.visitor.get(`/api/invitation/${token}`)).json().code).toBe('LINK_USED');
  });

  it('ends after a week, by another one to the same address, and when it is withdrawn', async () => {
    const anna = await test.signIn();
    const first = await invited(anna, bert);
    const second = await invited(anna, bert);
    expect(await refusal(first)).toEqual([400, 'LINK_INVALID']);
    const { invitations } = (await anna.get('/api/team')).json();
    expect(invitations).toHaveLength(1);
    const again = await anna.post(`/api/team/invitations/${invitations[0].id}/send`);
    expect([again.statusCode, again.json().id]).toEqual([200, invitations[0].id]);
    expect(await refusal(second)).toEqual([400, 'LINK_INVALID']);
    const third = await invitationTo(test, anna, bert);
    clock.advance({ days: invitationDays });
    expect(await refusal(third)).toEqual([410, 'LINK_EXPIRED']);
    const fresh = await test.signIn(anna.member);
    await fresh.post(`/api/team/invitations/${invitations[0].id}/send`);
    const fourth = await invitationTo(test, anna, bert);
    expect((await fresh.delete(`/api/team/invitations/${invitations[0].id}`)).json()).toEqual({ ok: true });
    expect(await refusal(fourth)).toEqual([400, 'LINK_INVALID']);
    for (const ask of [
      () => fresh.delete(`/api/team/invitations/${invitations[0].id}`),
      () => fresh.post(`/api/team/invitations/${invitations[0].id}/send`),
    ])
      expect((await ask()).json().code).toBe('INVITATION_NOT_FOUND');
  });

  it('is nobody else’s to withdraw or to send', async () => {
    const [anna, ada] = [await test.signIn(), await test.signIn()];
    await invited(anna, bert);
    const [{ id }] = (await anna.get('/api/team')).json().invitations;
    expect((await ada.delete(`/api/team/invitations/${id}`)).json().code).toBe('INVITATION_NOT_FOUND');
    expect((await ada.post(`/api/team/invitations/${id}/send`)).json().code).toBe('INVITATION_NOT_FOUND');
    expect((await anna.get('/api/team')).json().invitations).toHaveLength(1);
  });

  it('goes to no more than ten people, however many are asked at once', async () => {
    const anna = await test.signIn();
    const addresses = Array.from({ length: 20 }, (_, index) => `person-${index}@cafe-anna.example`);
    const answers = await Promise.all(addresses.map((email) => anna.post('/api/team/invitations', { email })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(mostPeople - 1);
    expect(new Set(answers.map((answer) => answer.json().code))).toEqual(new Set([undefined, 'TEAM_FULL']));
  });

  it('is refused to who is there already, and to what is no address', async () => {
    const anna = await test.signIn();
    await aColleague(test, anna);
    for (const email of [bert, anna.member.email]) {
      const answer = await anna.post('/api/team/invitations', { email });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'ALREADY_IN_TEAM']);
    }
    expect((await anna.post('/api/team/invitations', { email: 'kein@' })).statusCode).toBe(400);
    expect((await test.visitor.post('/api/team/invitations', { email: bert })).statusCode).toBe(401);
  });

  it('is forgotten a week after its end', async () => {
    const anna = await test.signIn();
    await invited(anna, bert);
    clock.advance({ days: 2 * invitationDays, hours: -1 });
    await sweepNow(test);
    expect(await db.selectFrom('invitations').select('id').execute()).toHaveLength(1);
    clock.advance({ hours: 2 });
    await sweepNow(test);
    expect(await db.selectFrom('invitations').select('id').execute()).toEqual([]);
  });
});

describe('an address', () => {
  it('that has an account or another team is answered like any other; its reader alone learns why', async () => {
    const [anna, ada] = [await test.signIn({ company_name: 'Café Anna' }), await test.signIn()];
    await aColleague(test, ada, 'carla@druckwerk.example');
    const free = await anna.post('/api/team/invitations', { email: 'frei@druckwerk.example' });
    for (const email of [ada.member.email, 'carla@druckwerk.example']) {
      const taken = await anna.post('/api/team/invitations', { email });
      expect([taken.statusCode, Object.keys(taken.json())]).toEqual([200, Object.keys(free.json())]);
      await test.runJobs();
      const mail = (await test.mails()).find(({ to, subject }) => to === email && subject.includes('wollte dich'));
      expect(mail?.text).not.toMatch(/\/invitation\/|Druckwerk/);
    }
    expect((await anna.get('/api/team')).json().invitations).toHaveLength(3);
  });

  it('belongs to one of two businesses whose links are clicked at once', async () => {
    const tokens = [await invited(await test.signIn(), bert), await invited(await test.signIn(), bert)];
    const answers = await Promise.all(tokens.map((token) => test.newVisitor().post(`/api/invitation/${token}`)));
    expect(answers.map((answer) => answer.json().code ?? 'OK').sort()).toEqual(['EMAIL_TAKEN', 'OK']);
    expect(await db.selectFrom('people').select('email').execute()).toHaveLength(1);
  });

  it('becomes an account of its own or a colleague, when both happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = `neu-${round}@cafe-anna.example`;
      const token = await invited(await test.signIn(), email);
      const [accepted, signedIn] = await Promise.all([
        test.newVisitor().post(`/api/invitation/${token}`),
        test.newVisitor().post('/api/auth/dev-bypass', { email }),
      ]);
      expect(signedIn.statusCode).toBe(200);
      expect([200, 409]).toContain(accepted.statusCode);
      const { rows } = await addressesOf(email);
      expect(rows).toBe(1);
    }
  });

  it('cannot be taken over by an account that changes to it', async () => {
    const [anna, ada] = [await test.signIn(), await test.signIn()];
    await ada.post('/api/email-address/change', { email: bert });
    await test.runJobs();
    const links = (await test.mails()).flatMap(({ text }) => text.match(/(?<=email-change\/)[\w-]+/) ?? []);
    expect(links).toHaveLength(2);
    await aColleague(test, anna);
    const codes = [];
    for (const link of links) codes.push((await test.visitor.post(`/api/email-change/${link}`)).json().code);
    expect(codes).toEqual([undefined, 'EMAIL_TAKEN']);
    await ada.post('/api/email-address/change', { email: bert });
    await test.runJobs();
    expect(await subjectsTo(bert)).toContain('Zu dieser Adresse gibt es schon ein Konto');
  });

  it('that an account left may be invited, and one that an account took may not be accepted', async () => {
    const [anna, ada] = [await test.signIn(), await test.signIn()];
    const token = await invited(anna, bert);
    await test.newVisitor().post('/api/auth/dev-bypass', { email: bert });
    expect(await refusal(token)).toEqual([409, 'EMAIL_TAKEN']);
    const { email } = ada.member;
    expect((await ada.post('/api/privacy/delete-account', { email })).statusCode).toBe(200);
    expect((await aColleague(test, anna, email)).id).not.toBe('');
  });
});

describe('a colleague', () => {
  it('signs in by mail with the own address, and is told at it of a new device; the owner is not', async () => {
    const anna = await test.signIn();
    await aColleague(test, anna);
    clock.advance({ days: 1 });
    const phone = await signInByMail(bert);
    expect((await phone.get('/api/auth/user')).json()).toMatchObject({ id: anna.member.id, email: bert });
    await test.runJobs();
    const warned = (await test.mails()).filter(({ subject }) => subject === 'Neue Anmeldung bei Rezenso');
    expect(warned.map(({ to }) => to)).toEqual([bert]);
    expect(await noticesOf(anna, 'session.new-device')).toEqual([]);
    expect(await db.selectFrom('members').select('id').execute()).toHaveLength(1);
  });

  it('says with a code from the own mailbox, or with the own passkey, that it is them', async () => {
    const anna = await test.signIn();
    const colleague = await aColleague(test, anna);
    await addPasskeyTo(anna);
    const { device } = await addPasskeyTo(colleague);
    expect((await anna.get('/api/passkeys')).json().passkeys).toHaveLength(1);
    expect((await colleague.get('/api/passkeys')).json().passkeys).toHaveLength(1);
    clock.advance({ hours: 2 });
    expect((await colleague.post('/api/passkeys/new')).json().code).toBe('FRESH_SIGN_IN_REQUIRED');
    await colleague.post('/api/auth/reauthentication/code');
    await test.runJobs();
    const codes = (await test.mails()).filter(({ subject }) => subject.includes('Bestätigungscode'));
    expect(codes.map(({ to }) => to)).toEqual([bert]);
    const [mail] = codes;
    const code = /\b\d{3} ?\d{3}\b/.exec(mail?.text ?? '')?.[0];
    expect((await colleague.post('/api/auth/reauthentication', { code })).json()).toEqual({ ok: true });
    expect((await colleague.post('/api/passkeys/new')).statusCode).toBe(200);
    const added = (await test.mails()).filter(({ subject }) => subject === 'Neuer Passkey für dein Rezenso-Konto');
    expect(added.map(({ to }) => to).sort()).toEqual([anna.member.email, bert].sort());

    const elsewhere = test.newVisitor();
    const { options } = (await elsewhere.post('/api/auth/passkey')).json();
    await elsewhere.post('/api/auth/passkey/verify', { credential: device.use(options) });
    expect((await elsewhere.get('/api/auth/user')).json()).toMatchObject({ email: bert, role: 'member' });
    const proof = (await anna.post('/api/passkeys/proof')).json().options;
    const foreign = await anna.post('/api/passkeys/proof/verify', { credential: device.use(proof) });
    expect(foreign.json().code).toBe('PASSKEY_REFUSED');
  });

  it('is another user of a passkey’s site than the owner, so that one authenticator keeps both', async () => {
    const anna = await test.signIn();
    const colleague = await aColleague(test, anna);
    const userOf = async (client: TestClient) => (await client.post('/api/passkeys/new')).json().options.user;
    const [owner, member] = [await userOf(anna), await userOf(colleague)];
    expect([owner.name, member.name]).toEqual([anna.member.email, bert]);
    expect(owner.id).not.toBe(member.id);
  });

  it('has a language of their own', async () => {
    const anna = await inTwoLanguages.signIn();
    const colleague = await aColleague(inTwoLanguages, anna);
    await colleague.put('/api/auth/language', { language: 'en' });
    expect((await colleague.get('/api/auth/user')).json().language).toBe('en');
    expect((await anna.get('/api/auth/user')).json().language).toBeNull();
    await anna.delete(`/api/team/people/${colleague.id}`);
    await inTwoLanguages.runJobs();
    expect((await inTwoLanguages.mails()).map(({ subject }) => subject)).toContain('You no longer belong to the team');
  });

  it('of an admin has no role', async () => {
    const admin = await anAdmin(test, 'super_admin');
    const colleague = await aColleague(test, admin);
    expect((await colleague.get('/api/auth/user')).json()).toMatchObject({ isAdmin: false, adminRole: null });
    for (const { endpoint } of allEndpoints.filter((one) => one.endpoint.access === 'admin')) {
      const answer = await colleague.send(requestOf(endpoint));
      expect([endpoint.path, answer.statusCode, answer.json().code]).toEqual([endpoint.path, 403, 'FORBIDDEN']);
    }
    expect((await colleague.post('/api/passkeys/recovery-codes')).statusCode).toBe(403);
    expect((await colleague.post('/api/passkeys/proof/code', { code: 'x' })).json().code).toBe('RECOVERY_CODE_WRONG');
  });
});

const ownersAlone = allEndpoints.filter(({ endpoint }) => endpoint.ownerOnly);

describe('what the owner alone may do', () => {
  it('is this, call by call', () => {
    expect(ownersAlone.map(({ name }) => name).sort()).toEqual([
      'cancelEmailChange',
      'cancelSubscription',
      'createSubscription',
      'deleteMyAccount',
      'exportMyData',
      'invitePerson',
      'listInvoices',
      'openBillingPortal',
      'refreshSubscription',
      'removePerson',
      'requestEmailChange',
      'resumeSubscription',
      'saveAnyEmailPreference',
      'saveEmailPreference',
      'sendInvitationAgain',
      'withdrawInvitation',
    ]);
    for (const { name, endpoint } of ownersAlone)
      expect([name, endpoint.errors]).toEqual([name, expect.arrayContaining(['OWNER_ONLY'])]);
  });

  for (const { name, endpoint } of ownersAlone)
    it(`is refused to a colleague, also to one who has just signed in, and not to the owner: ${name}`, async () => {
      const anna = await test.signIn();
      const colleague = await aColleague(test, anna);
      const answer = await colleague.send(requestOf(endpoint));
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'OWNER_ONLY']);
      expect((await anna.send(requestOf(endpoint))).json().code).not.toBe('OWNER_ONLY');
    });

  it('leaves all the rest to colleagues: no other call of members refuses them for who they are', async () => {
    const anna = await test.signIn();
    const colleague = await aColleague(test, anna);
    const others = allEndpoints.filter(
      ({ name, endpoint }) => endpoint.access === 'authenticated' && !endpoint.ownerOnly && name !== 'leaveTeam',
    );
    expect(others.length).toBeGreaterThan(50);
    for (const { name, endpoint } of others) {
      const { statusCode, body } = await colleague.send(requestOf(endpoint));
      expect([name, statusCode, body.includes('OWNER_ONLY')]).toEqual([name, expect.any(Number), false]);
      expect([name, statusCode]).not.toEqual([name, 401]);
    }
  });

  it('shows a colleague neither the change of the account’s address nor whom the owner invited', async () => {
    const anna = await test.signIn();
    const colleague = await aColleague(test, anna);
    await anna.post('/api/email-address/change', { email: 'neu@cafe-anna.example' });
    await anna.post('/api/team/invitations', { email: 'carla@cafe-anna.example' });
    expect((await colleague.get('/api/email-address')).json()).toEqual({ email: bert, change: null });
    expect((await colleague.get('/api/team')).json().invitations).toEqual([]);
  });
});

describe('somebody who goes', () => {
  it('is signed out everywhere at once when removed, told by mail, and begins anew with the address', async () => {
    const anna = await test.signIn();
    const colleague = await aColleague(test, anna);
    const phone = await signInByMail(bert);
    expect((await anna.delete(`/api/team/people/${colleague.id}`)).json()).toEqual({ ok: true });
    for (const browser of [colleague, phone]) expect((await browser.get('/api/profile')).statusCode).toBe(401);
    expect((await anna.get('/api/profile')).statusCode).toBe(200);
    await test.runJobs();
    expect(await subjectsTo(bert)).toContain('Du gehörst nicht mehr zum Team');
    expect((await anna.delete(`/api/team/people/${colleague.id}`)).json().code).toBe('PERSON_NOT_FOUND');
    const anew = await signInByMail(bert);
    expect((await anew.get('/api/auth/user')).json()).toMatchObject({ role: 'owner', companyName: null });
  });

  it('has no open page that still hears anything, while those of the others go on', async () => {
    const anna = await test.signIn();
    const { id: personId } = await aColleague(test, anna);
    const secret = await sessions(db).start(anna.member.id, clock.now(), { name: null, personId });
    const theirs = await openStream(test.app, `${sessionCookie(core.env).name}=${secret}`);
    const own = await openStream(test.app, await cookieOf(test, anna.member));
    await anna.delete(`/api/team/people/${personId}`);
    let event = await theirs.next();
    while (event && event.event !== 'end') event = await theirs.next();
    expect(event?.data.reason).toBe('signed-out');
    await own.untilStale('/api/team');
    own.close();
  });

  it('may be invited once more', async () => {
    const anna = await test.signIn();
    const { id } = await aColleague(test, anna);
    await anna.delete(`/api/team/people/${id}`);
    const again = await aColleague(test, anna);
    expect(again.id).not.toBe(id);
    expect((await again.get('/api/profile')).statusCode).toBe(200);
  });

  it('is no business of others, nor the owner', async () => {
    const [anna, ada] = [await test.signIn(), await test.signIn()];
    const { id } = await aColleague(test, anna);
    for (const one of [id, anna.member.id])
      expect((await ada.delete(`/api/team/people/${one}`)).json().code).toBe('PERSON_NOT_FOUND');
    expect((await anna.delete(`/api/team/people/${anna.member.id}`)).json().code).toBe('PERSON_NOT_FOUND');
    expect((await anna.post('/api/team/leave')).json().code).toBe('OWNER_CANNOT_LEAVE');
  });

  it('may leave without asking; the owner is told', async () => {
    const anna = await test.signIn();
    const colleague = await aColleague(test, anna);
    expect((await colleague.post('/api/team/leave')).json()).toEqual({ ok: true });
    expect((await colleague.get('/api/profile')).statusCode).toBe(401);
    await test.runJobs();
    expect((await noticesOf(anna, 'person.left')).map(({ title }) => title)).toEqual([
      'Jemand hat dein Team verlassen',
    ]);
    expect((await anna.get('/api/team')).json().people).toHaveLength(1);
  });

  it('while at work is through with what was under way, and with nothing after it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const anna = await test.signIn();
      const colleague = await aColleague(test, anna, `bert-${round}@cafe-anna.example`);
      const { options } = (await colleague.post('/api/passkeys/new')).json();
      expect(options.challenge).toBeDefined();
      const doings = [
        colleague.post('/api/passkeys', { credential: {} }),
        colleague.put('/api/auth/language', { language: 'en' }),
        colleague.get('/api/sessions'),
        signInAgain(colleague.email),
        anna.delete(`/api/team/people/${colleague.id}`),
      ];
      const answers = await Promise.all(doings);
      expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
      expect((await colleague.get('/api/profile')).statusCode).toBe(401);
      const ofBusiness = db.selectFrom('sessions').select('person_id').where('member_id', '=', anna.member.id);
      expect((await ofBusiness.execute()).map(({ person_id }) => person_id)).toEqual([null]);
    }
  });

  it('goes once, when removed and leaving at once', async () => {
    const anna = await test.signIn();
    const colleague = await aColleague(test, anna);
    const answers = await Promise.all([
      colleague.post('/api/team/leave'),
      ...Array.from({ length: 5 }, () => anna.delete(`/api/team/people/${colleague.id}`)),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.every(({ statusCode }) => [200, 401, 404].includes(statusCode))).toBe(true);
  });
});

describe('devices of a team', () => {
  it('are all shown to the owner, with whose they are; a colleague sees the own ones', async () => {
    const anna = await test.signIn();
    const colleague = await aColleague(test, anna);
    expect((await listOf(anna)).map(({ person, isThis }) => [person, isThis])).toEqual([
      [null, true],
      [bert, false],
    ]);
    expect((await listOf(colleague)).map(({ person, isThis }) => [person, isThis])).toEqual([[null, true]]);
  });

  it('are ended by the owner one by one; no colleague ends the owner’s', async () => {
    const anna = await test.signIn();
    const colleague = await aColleague(test, anna);
    const [own, theirs] = await listOf(anna);
    expect((await colleague.delete(`/api/sessions/${own?.id}`)).json().code).toBe('SESSION_NOT_FOUND');
    expect((await anna.delete(`/api/sessions/${theirs?.id}`)).json()).toEqual({ ok: true });
    expect((await colleague.get('/api/profile')).statusCode).toBe(401);
  });

  it('are everybody’s own when somebody signs out everywhere else', async () => {
    const anna = await test.signIn();
    const annasPhone = await test.signIn(anna.member);
    const colleague = await aColleague(test, anna);
    const theirPhone = await signInByMail(bert);
    expect((await anna.post('/api/sessions/end-others')).json()).toEqual({ ended: 1 });
    expect((await annasPhone.get('/api/profile')).statusCode).toBe(401);
    for (const one of [colleague, theirPhone]) expect((await one.get('/api/profile')).statusCode).toBe(200);
    expect((await colleague.post('/api/sessions/end-others')).json()).toEqual({ ended: 1 });
    expect((await theirPhone.get('/api/profile')).statusCode).toBe(401);
    expect((await anna.get('/api/profile')).statusCode).toBe(200);
  });
});

describe('what is kept of a team', () => {
  it('stands in the audit log: what was done to whom, and which colleague did it', async () => {
    const admin = await anAdmin(test, 'super_admin');
    const anna = await test.signIn({ company_name: 'Café Anna' });
    const colleague = await aColleague(test, anna);
    await test.runJobs();
    clock.advance({ seconds: 1 });
    await invited(anna, 'carla@cafe-anna.example');
    clock.advance({ seconds: 1 });
    await colleague.post('/api/team/leave');
    await test.runJobs();
    const { looks } = (await admin.get('/api/admin/audit-log')).json();
    const ofTeam = looks.filter(({ action }: { action: string }) => action.startsWith('team.'));
    expect(ofTeam.map(({ action, to, actingPerson }: Record<string, unknown>) => [action, to, actingPerson])).toEqual([
      ['team.left', null, null],
      ['team.invited', 'carla@cafe-anna.example', undefined],
      ['team.joined', null, null],
      ['team.invited', null, undefined],
    ]);
    expect(new Set(ofTeam.map(({ actor }: { actor: { name: string } }) => actor.name))).toEqual(new Set(['Café Anna']));
  });

  it('comes with the export, and goes with the account', async () => {
    const anna = await test.signIn();
    const colleague = await aColleague(test, anna);
    await invited(anna, 'carla@cafe-anna.example');
    const { data } = (await anna.get('/api/privacy/export')).json();
    expect(data.people).toEqual([{ email: bert, language: null, joinedAt: expect.any(String) }]);
    expect(data.invitations.map(({ email }: { email: string }) => email).sort()).toEqual([
      bert,
      'carla@cafe-anna.example',
    ]);
    await anna.post('/api/privacy/delete-account', { email: anna.member.email });
    await test.runJobs();
    expect((await colleague.get('/api/profile')).statusCode).toBe(401);
    for (const table of ['people', 'invitations', 'sign_in_addresses', 'sessions'] as const)
      expect([table, await db.selectFrom(table).select('member_id').execute()]).toEqual([table, []]);
    expect((await test.mails()).filter(({ to }) => to === bert || to === 'carla@cafe-anna.example')).toEqual([]);
  });

  it('says of who belongs together what the account’s own address says', async () => {
    const [anna, ada] = [await test.signIn(), await test.signIn()];
    await aColleague(test, anna, 'bert@druckwerk-breisgau.de');
    const requested = () => ada.post('/api/matches', { providerId: anna.member.id });
    await db.updateTable('members').set({ domain: 'druckwerk-breisgau.de' }).where('id', '=', ada.member.id).execute();
    expect((await requested()).json().code).toBe('SAME_BUSINESS');
    const [, { id }] = (await anna.get('/api/team')).json().people;
    await anna.delete(`/api/team/people/${id}`);
    expect((await requested()).statusCode).toBe(200);
  });

  it('is no sign that businesses belong together, when colleagues share a device', async () => {
    const anna = await test.signIn();
    const browser = test.newVisitor();
    for (const email of [bert, 'carla@cafe-anna.example'])
      await browser.post(`/api/invitation/${await invited(anna, email)}`);
    const signals = await db.selectFrom('account_signals').select(['member_id', 'kind']).execute();
    expect(signals.filter(({ kind }) => kind === 'device')).toEqual([{ member_id: anna.member.id, kind: 'device' }]);
  });
});

async function invited(owner: SignedInClient, email: string): Promise<string> {
  expect((await owner.post('/api/team/invitations', { email })).statusCode).toBe(200);
  return invitationTo(test, owner, email);
}

async function refusal(token: string): Promise<[number, string]> {
  const answer = await test.newVisitor().post(`/api/invitation/${token}`);
  return [answer.statusCode, answer.json().code];
}

async function subjectsTo(email: string): Promise<string[]> {
  return (await test.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
}

async function signInByMail(email: string): Promise<TestClient> {
  const browser = test.newVisitor();
  // After all mails of before, so that the newest is the one.
  clock.advance({ seconds: 1 });
  await browser.post('/api/auth/magic-link', { email });
  await test.runJobs();
  const mail = (await test.mails()).find(({ to, text }) => to === email && text.includes('token='));
  const token = /(?<=token=)[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect((await browser.post('/api/auth/magic-link/verify', { token })).statusCode).toBe(200);
  return browser;
}

function signInAgain(email: string) {
  return test.newVisitor().post('/api/auth/dev-bypass', { email });
}

async function listOf({ get }: Pick<TestClient, 'get'>) {
  return (await get('/api/sessions')).json<{ sessions: { id: string; person: string | null; isThis: boolean }[] }>()
    .sessions;
}

async function addressesOf(email: string) {
  const owners = await db.selectFrom('members').select('id').where('email', '=', email).execute();
  const colleagues = await db.selectFrom('people').select('id').where('email', '=', email).execute();
  return { rows: owners.length + colleagues.length };
}

/** With a body where one is taken, which no call fits: who may not call is refused before. */
function requestOf(endpoint: AnyEndpoint): InjectOptions {
  const values = { id: '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11', matchId: '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11' };
  const params = new Proxy(values, { get: (known, name) => known[name as keyof typeof known] ?? 'x' });
  const headers = { origin: core.env.publicOrigin };
  return { method: endpoint.method, url: urlOf(endpoint, { params }), headers, ...(endpoint.body && { payload: {} }) };
}
