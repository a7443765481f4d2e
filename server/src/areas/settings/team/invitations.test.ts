import { describe, it } from 'node:test';
import { invitationDays, mostPeople } from '@rezenso/contract/limits';
import { expect } from 'expect';
import { aColleague, invitationTo, invited, subjectsTo } from '../../../../testing/factories/team.ts';
import { noticesOf } from '../../../../testing/notices.ts';
import { sweepNow } from '../../../../testing/sweep-now.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { clock, db } = test;
const bert = 'bert@cafe-anna.example';

describe('an invitation', () => {
  it('arrives by mail, says who invites, and is accepted by a button alone: then both work with one account', async () => {
    const anna = await test.signIn({ company_name: 'Café Anna', proven_site: 'cafe-anna.de' });
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
    expect((await anna.get('/api/team')).json()).toEqual({ people, invitations: [], handover: null });
    const seenByBert = people.map((one) => ({ ...one, isMe: !one.isMe }));
    expect((await browser.get('/api/team')).json()).toEqual({ people: seenByBert, invitations: [], handover: null });
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
    const token = await invited(test, await test.signIn(), bert);
    const clicks = Array.from({ length: 20 }, () => test.newVisitor().post(`/api/invitation/${token}`));
    const codes = (await Promise.all(clicks)).map((answer) => answer.json().code ?? 'OK').sort();
    expect(codes).toEqual([...Array.from({ length: 19 }, () => 'LINK_USED'), 'OK'].sort());
    expect(await db.selectFrom('people').select('email').execute()).toEqual([{ email: bert }]);
    expect(await refusal(token)).toEqual([410, 'LINK_USED']);
    expect((await test.visitor.get(`/api/invitation/${token}`)).json().code).toBe('LINK_USED');
  });

  it('ends after a week, by another one to the same address, and when it is withdrawn', async () => {
    const anna = await test.signIn();
    const first = await invited(test, anna, bert);
    const second = await invited(test, anna, bert);
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
    await invited(test, anna, bert);
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
    expect(new Set(answers.map((answer) => answer.json().code))).toEqual(
      new Set([undefined, 'TEAM_FULL', 'STARTS_SMALL']),
    );
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
    await invited(test, anna, bert);
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
    const tokens = [await invited(test, await test.signIn(), bert), await invited(test, await test.signIn(), bert)];
    const answers = await Promise.all(tokens.map((token) => test.newVisitor().post(`/api/invitation/${token}`)));
    expect(answers.map((answer) => answer.json().code ?? 'OK').sort()).toEqual(['EMAIL_TAKEN', 'OK']);
    expect(await db.selectFrom('people').select('email').execute()).toHaveLength(1);
  });

  it('becomes an account of its own or a colleague, when both happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = `neu-${round}@cafe-anna.example`;
      const token = await invited(test, await test.signIn(), email);
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
    expect(await subjectsTo(test, bert)).toContain('Zu dieser Adresse gibt es schon ein Konto');
  });

  it('that an account left may be invited, and one that an account took may not be accepted', async () => {
    const [anna, ada] = [await test.signIn(), await test.signIn()];
    const token = await invited(test, anna, bert);
    await test.newVisitor().post('/api/auth/dev-bypass', { email: bert });
    expect(await refusal(token)).toEqual([409, 'EMAIL_TAKEN']);
    const { email } = ada.member;
    expect((await ada.post('/api/privacy/delete-account', { email })).statusCode).toBe(200);
    expect((await aColleague(test, anna, email)).id).not.toBe('');
  });
});

async function refusal(token: string): Promise<[number, string]> {
  const answer = await test.newVisitor().post(`/api/invitation/${token}`);
  return [answer.statusCode, answer.json().code];
}

async function addressesOf(email: string) {
  const owners = await db.selectFrom('members').select('id').where('email', '=', email).execute();
  const colleagues = await db.selectFrom('people').select('id').where('email', '=', email).execute();
  return { rows: owners.length + colleagues.length };
}

describe('mails to strangers', () => {
  const name = 'Ihr PayPal-Konto wurde gesperrt: paypal-hilfe.com';

  it('hold no name of a business that proved none, nor does the page that they lead to', async () => {
    const eva = await test.signIn({ company_name: name });
    await eva.post('/api/team/invitations', { email: bert });
    const token = await invitationTo(test, eva, bert);
    await test.signIn({ email: 'schon@da.example.de' });
    await eva.post('/api/team/invitations', { email: 'schon@da.example.de' });
    await eva.post('/api/email-address/change', { email: 'neu@da.example.de' });
    await test.runJobs();
    const sent = (await test.mails()).filter(({ to }) => to !== eva.member.email);
    expect(sent.map(({ to }) => to).toSorted()).toEqual([bert, 'neu@da.example.de', 'schon@da.example.de'].toSorted());
    expect(JSON.stringify(sent)).not.toContain('PayPal');
    expect((await test.visitor.get(`/api/invitation/${token}`)).json()).toMatchObject({ companyName: null });
    const change = /(?<=\/email-change\/)[\w-]+/.exec(sent.find(({ to }) => to.startsWith('neu@'))?.text ?? '')?.[0];
    expect((await test.visitor.get(`/api/email-change/${change}`)).json()).toMatchObject({ companyName: null });
  });

  it('are few for one mailbox, however many accounts and networks ask for them, invitations and addresses together', async () => {
    let refused = 0;
    for (let number = 0; number < 12; number += 1) {
      const eva = await test.signIn({ email: `eva@firma${number}.example.de` });
      const isInvitation = number % 2 === 0;
      const answer = await eva.send({
        method: 'POST',
        url: isInvitation ? '/api/team/invitations' : '/api/email-address/change',
        remoteAddress: `203.0.${number}.7`,
        headers: { origin: test.core.env.publicOrigin },
        // Written otherwise, it is the same mailbox.
        payload: { email: `opfer${isInvitation ? '+a' : ''}@gmail.com` },
      });
      if (answer.json().code === 'RATE_LIMITED') refused += 1;
    }
    await test.runJobs();
    expect([(await test.mails()).filter(({ to }) => to.startsWith('opfer')).length, refused]).toEqual([10, 2]);
  });

  it('are few of a new account, also when it deletes itself and begins anew', async () => {
    const codes: unknown[] = [];
    for (let round = 0; round < 2; round += 1) {
      const eva = await test.signIn({ email: 'eva@firma.example.de' });
      for (let number = 0; number < 6; number += 1)
        codes.push(
          (await eva.post('/api/team/invitations', { email: `f${round}${number}@fremd.example.org` })).json().code,
        );
      await eva.post('/api/privacy/delete-account', { email: eva.member.email });
    }
    expect(codes).toEqual([...Array(10).fill(undefined), ...Array(2).fill('STARTS_SMALL')]);
  });
});
