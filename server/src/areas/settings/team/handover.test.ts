import { describe, it } from 'node:test';
import { expect } from 'expect';
import { addPasskeyTo, anAuthenticator } from '../../../../testing/authenticator.ts';
import type { TestClient } from '../../../../testing/client.ts';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { aChange } from '../../../../testing/factories/email-changes.ts';
import { aColleague, signInByMail, subjectsTo } from '../../../../testing/factories/team.ts';
import { noticesOf } from '../../../../testing/notices.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { clock, db } = test;
const [annaAt, bertAt] = ['anna@cafe-anna.example', 'bert@cafe-anna.example'];
const bertsName = { firstName: 'Bert', lastName: 'Beispiel' };

describe('handing an account over', () => {
  it('makes the colleague the owner and the owner a colleague, with everything else as it was', async () => {
    const { anna, bert } = await anOffer();
    expect((await bert.post('/api/team/handover/accept', bertsName)).json()).toEqual({ ok: true });
    expect(await roleOf(bert)).toEqual([bertAt, 'owner', 'Bert']);
    expect(await roleOf(anna)).toEqual([annaAt, 'member', null]);
    expect((await bert.get('/api/profile')).json().user).toMatchObject({ companyName: 'Café Anna', email: bertAt });
    const { people, handover } = (await bert.get('/api/team')).json();
    expect(handover).toBeNull();
    expect(people.map(({ email, role }: { email: string; role: string }) => [email, role])).toEqual([
      [bertAt, 'owner'],
      [annaAt, 'member'],
    ]);
    expect(people[0].since).toBe(clock.now().toISOString());
    // What the owner alone may do is refused to the one and open to the other, in the sessions that were there.
    expect((await anna.post('/api/team/invitations', { email: 'neu@example.de' })).json().code).toBe('OWNER_ONLY');
    expect((await bert.post('/api/team/invitations', { email: 'neu@example.de' })).statusCode).toBe(200);
    expect((await signInByMail(test, annaAt).then(roleOf))[1]).toBe('member');
    expect((await signInByMail(test, bertAt).then(roleOf))[1]).toBe('owner');
  });

  it('tells both by mail, the bell and the audit log', async () => {
    const { anna, bert } = await anOffer();
    await test.runJobs();
    expect(await subjectsTo(test, bertAt)).toContain('Möchtest du das Konto von Café Anna übernehmen?');
    await bert.post('/api/team/handover/accept', bertsName);
    await test.runJobs();
    expect(await subjectsTo(test, annaAt)).toContain('Du hast das Konto von Café Anna übergeben');
    expect(await subjectsTo(test, bertAt)).toContain('Das Konto gehört jetzt dir');
    const mail = (await test.mails()).find(({ subject }) => subject === 'Das Konto gehört jetzt dir');
    expect(mail?.text).toMatch(/^Hallo Bert,/m);
    expect(await noticesOf(anna, 'ownership.handed-over')).toHaveLength(1);
    const admin = await anAdmin(test, 'super_admin');
    const { looks } = (await admin.get(`/api/admin/audit-log?subject=${anna.member.id}`)).json();
    expect(looks.find(({ action }: { action: string }) => action === 'team.handed_over')).toMatchObject({
      from: bert.id,
      to: annaAt,
    });
    const offered = looks.find(({ action }: { action: string }) => action === 'team.handover_offered');
    expect(offered.toPersonId).toBe(bert.id);
  });

  it('ends what the owner had begun or asked for: a change of the address, advertising, recovery codes', async () => {
    const { anna, bert } = await anOffer();
    await anna.put('/api/email-preferences', { emailType: 'newsletter', enabled: true, frequency: 'weekly' });
    const { tokens } = await aChange(test, anna, 'neu@cafe-anna.example');
    await db.insertInto('recovery_codes').values({ member_id: anna.member.id, code_tag: 'a-tag' }).execute();
    await bert.post('/api/team/handover/accept', bertsName);
    for (const token of [tokens.old, tokens.new])
      expect((await test.visitor.post(`/api/email-change/${token}`)).json().code).toBe('LINK_INVALID');
    const preferences = (await bert.get('/api/email-preferences')).json();
    expect(preferences.find(({ emailType }: { emailType: string }) => emailType === 'newsletter').enabled).toBe(false);
    expect(await db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
  });

  it('moves passkeys with whose they are', async () => {
    const { anna, bert } = await anOffer();
    const passkey = (name: string, person_id: string | null) => ({
      ...{ member_id: anna.member.id, person_id, credential_id: name, public_key: 'a-key', sign_count: 0 },
      ...{ transports: [], name, added_at: clock.now() },
    });
    await db
      .insertInto('passkeys')
      .values([passkey('annas', null), passkey('berts', bert.id)])
      .execute();
    await bert.post('/api/team/handover/accept', bertsName);
    for (const [client, name] of [
      [anna, 'annas'],
      [bert, 'berts'],
    ] as const)
      expect((await client.get('/api/passkeys')).json().passkeys).toEqual([expect.objectContaining({ name })]);
  });

  it('can be done once more, back to whom it belonged', async () => {
    const { anna, bert } = await anOffer();
    await bert.post('/api/team/handover/accept', bertsName);
    const { people } = (await bert.get('/api/team')).json();
    await bert.post('/api/team/handover', { personId: people[1].id });
    await anna.post('/api/team/handover/accept', { firstName: 'Anna', lastName: 'Beispiel' });
    expect([await roleOf(anna), await roleOf(bert)]).toEqual([
      [annaAt, 'owner', 'Anna'],
      [bertAt, 'member', null],
    ]);
  });
});

describe('an offer', () => {
  it('is seen by the two whom it concerns alone', async () => {
    const { anna, bert } = await anOffer();
    const carla = await aColleague(test, anna, 'carla@cafe-anna.example');
    const seen = await Promise.all(
      [anna, bert, carla].map(async (one) => (await one.get('/api/team')).json().handover),
    );
    expect(seen).toEqual([
      expect.objectContaining({ personId: bert.id, email: bertAt }),
      expect.objectContaining({ personId: bert.id }),
      null,
    ]);
  });

  it('is taken back by the owner, declined by the colleague, and nobody else’s to answer', async () => {
    const { anna, bert } = await anOffer();
    const carla = await aColleague(test, anna, 'carla@cafe-anna.example');
    expect((await carla.delete('/api/team/handover')).json().code).toBe('HANDOVER_NOT_FOUND');
    expect((await carla.post('/api/team/handover/accept', bertsName)).json().code).toBe('HANDOVER_NOT_FOUND');
    expect((await anna.post('/api/team/handover/accept', bertsName)).json().code).toBe('HANDOVER_NOT_FOUND');
    expect((await anna.delete('/api/team/handover')).json()).toEqual({ ok: true });
    expect((await bert.post('/api/team/handover/accept', bertsName)).json().code).toBe('HANDOVER_NOT_FOUND');
    await anna.post('/api/team/handover', { personId: bert.id });
    expect((await bert.delete('/api/team/handover')).json()).toEqual({ ok: true });
    expect((await bert.delete('/api/team/handover')).json().code).toBe('HANDOVER_NOT_FOUND');
    await test.runJobs();
    expect(await subjectsTo(test, annaAt)).toContain('Dein Angebot, das Konto zu übergeben, ist abgelehnt');
  });

  it('stands alone, and ends after seven days; then there may be another', async () => {
    const { anna, bert } = await anOffer();
    const again = () => anna.post('/api/team/handover', { personId: bert.id });
    expect((await again()).json().code).toBe('HANDOVER_OPEN');
    clock.advance({ days: 7 });
    const phone = await signInByMail(test, bertAt);
    expect((await phone.post('/api/team/handover/accept', bertsName)).json().code).toBe('HANDOVER_NOT_FOUND');
    expect((await phone.get('/api/team')).json().handover).toBeNull();
    const laptop = await signInByMail(test, annaAt);
    expect((await laptop.post('/api/team/handover', { personId: bert.id })).statusCode).toBe(200);
  });

  const endings: [string, (parties: Parties) => Promise<unknown>][] = [
    ['the colleague is removed', ({ anna, bert }) => anna.delete(`/api/team/people/${bert.id}`)],
    ['the colleague leaves', ({ bert }) => bert.post('/api/team/leave')],
    [
      'the account is banned',
      async ({ anna }) => {
        const admin = await anAdmin(test, 'super_admin');
        const banned = { status: 'banned', reason: 'Ein Grund.' };
        expect((await admin.patch(`/api/admin/users/${anna.member.id}/status`, banned)).statusCode).toBe(200);
        await test.runJobs();
      },
    ],
    [
      'the owner’s address changes',
      async ({ anna }) => {
        const { tokens } = await aChange(test, anna, 'neu@cafe-anna.example');
        for (const token of [tokens.old, tokens.new]) await test.visitor.post(`/api/email-change/${token}`);
        await test.runJobs();
      },
    ],
  ];
  for (const [when, happens] of endings)
    it(`ends when ${when}`, async () => {
      const parties = await anOffer();
      expect(await db.selectFrom('handovers').selectAll().execute()).toHaveLength(1);
      await happens(parties);
      expect(await db.selectFrom('handovers').selectAll().execute()).toEqual([]);
    });

  it('goes to colleagues alone, and to nobody from an account that runs the site', async () => {
    const [anna, ada] = [await test.signIn({ email: annaAt }), await test.signIn()];
    const bert = await aColleague(test, anna);
    for (const personId of [anna.member.id, ada.member.id])
      expect((await anna.post('/api/team/handover', { personId })).json().code).toBe('PERSON_NOT_FOUND');
    expect((await ada.post('/api/team/handover', { personId: bert.id })).json().code).toBe('PERSON_NOT_FOUND');
    expect((await bert.post('/api/team/handover', { personId: bert.id })).json().code).toBe('OWNER_ONLY');
    expect((await anna.post('/api/team/handover', { personId: 'x' })).json().code).toBe('VALIDATION_FAILED');
    expect((await test.visitor.post('/api/team/handover', { personId: bert.id })).statusCode).toBe(401);
    await anna.post('/api/team/handover', { personId: bert.id });
    const role = { admin_role: 'support_agent' as const };
    await db.updateTable('members').set(role).where('id', '=', anna.member.id).execute();
    expect((await bert.post('/api/team/handover/accept', bertsName)).json().code).toBe('HANDOVER_OF_ADMIN');
    await anna.delete('/api/team/handover');
    expect((await anna.post('/api/team/handover', { personId: bert.id })).json().code).toBe('HANDOVER_OF_ADMIN');
  });

  it('is made and taken over by who was there within the hour', async () => {
    const { bert, anna } = await anOffer();
    clock.advance({ hours: 2 });
    for (const answer of [
      await bert.post('/api/team/handover/accept', bertsName),
      await anna.post('/api/team/handover', { personId: bert.id }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'FRESH_SIGN_IN_REQUIRED']);
  });

  it('is not taken over without a name, or with one of the house', async () => {
    const { bert } = await anOffer();
    expect((await bert.post('/api/team/handover/accept', {})).json().code).toBe('VALIDATION_FAILED');
    const ofHouse = { firstName: 'Rezenso', lastName: 'Support' };
    expect((await bert.post('/api/team/handover/accept', ofHouse)).json().code).toBe('NAME_RESERVED');
  });
});

describe('everything at one moment', () => {
  it('leaves one owner, however often it is taken over, taken back and left', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { anna, bert } = await anOffer(`-${round}`);
      const links = [await linkTo(bert.email), await linkTo(anna.member.email)];
      const answers = await Promise.all([
        ...Array.from({ length: 20 }, () => bert.post('/api/team/handover/accept', bertsName)),
        anna.post('/api/team/handover', { personId: bert.id }),
        ...(round % 2 ? [anna.delete('/api/team/handover'), anna.delete(`/api/team/people/${bert.id}`)] : []),
        ...(round % 3 ? [bert.post('/api/team/leave')] : []),
        ...links.map((token) => test.newVisitor().post('/api/auth/magic-link/verify', { token })),
      ]);
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(statuses.slice(0, 20).filter((status) => status === 200).length).toBeLessThanOrEqual(1);
      await expectOneOwner(anna.member.id);
    }
  });

  it('lets nobody who signs in meanwhile be what they are no more', async () => {
    const { anna, bert } = await anOffer();
    const tokens = [await linkTo(annaAt), await linkTo(bertAt)];
    const browsers = tokens.map(() => test.newVisitor());
    const [, ...signIns] = await Promise.all([
      bert.post('/api/team/handover/accept', bertsName),
      ...browsers.map((browser, index) => browser.post('/api/auth/magic-link/verify', { token: tokens[index] })),
    ]);
    expect(signIns.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await Promise.all(browsers.map(roleOf))).toEqual([
      [annaAt, 'member', null],
      [bertAt, 'owner', 'Bert'],
    ]);
    await expectOneOwner(anna.member.id);
  });
});

describe('a passkey', () => {
  it('of who owned the account until now lets nobody in as its owner, also at that very moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { anna, bert } = await anOffer(`-${round}`);
      const { device } = await addPasskeyTo(anna);
      const browser = test.newVisitor();
      const { options } = (await browser.post('/api/auth/passkey')).json();
      const [, signIn] = await Promise.all([
        bert.post('/api/team/handover/accept', bertsName),
        browser.post('/api/auth/passkey/verify', { credential: device.use(options) }),
      ]);
      // Refused where the account changed hands in between; then the next try lets in whom it belongs to.
      if (signIn.statusCode === 200) expect((await roleOf(browser))[1]).toBe('member');
      else expect(signIn.json().code).toBe('PASSKEY_REFUSED');
      await expectOneOwner(anna.member.id);
    }
  });

  it('is not added to an account by who handed it over meanwhile', async () => {
    const { anna, bert } = await anOffer();
    const device = anAuthenticator({ origin: test.core.env.publicOrigin });
    const { options } = (await anna.post('/api/passkeys/new')).json();
    const answers = await Promise.all([
      bert.post('/api/team/handover/accept', bertsName),
      anna.post('/api/passkeys', { credential: device.make(options) }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect((await bert.get('/api/passkeys')).json().passkeys).toEqual([]);
  });
});

interface Parties {
  anna: SignedInClient;
  bert: TestClient & { id: string; email: string };
}

/** A business with an owner who offered it to a colleague. */
async function anOffer(round = ''): Promise<Parties> {
  const anna = await test.signIn({
    email: annaAt.replace('@', `${round}@`),
    company_name: 'Café Anna',
    first_name: 'Anna',
  });
  const bert = await aColleague(test, anna, bertAt.replace('@', `${round}@`));
  expect((await anna.post('/api/team/handover', { personId: bert.id })).statusCode).toBe(200);
  return { anna, bert };
}

async function roleOf(client: Pick<TestClient, 'get'>): Promise<unknown[]> {
  const { email, role, firstName } = (await client.get('/api/auth/user')).json();
  return [email, role, firstName];
}

async function linkTo(email: string): Promise<string> {
  // Mails of one moment have no order.
  clock.advance({ seconds: 1 });
  await test.newVisitor().post('/api/auth/magic-link', { email });
  await test.runJobs();
  const mail = (await test.mails()).find(({ to, text }) => to === email && text.includes('token='));
  return /(?<=token=)[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
}

/** Who signs in to the account as its owner is whose address it has, and everybody signs in once. */
async function expectOneOwner(member: string): Promise<void> {
  const { email } = await db.selectFrom('members').select('email').where('id', '=', member).executeTakeFirstOrThrow();
  const people = await db.selectFrom('people').select(['id', 'email']).where('member_id', '=', member).execute();
  const addresses = await db.selectFrom('sign_in_addresses').selectAll().where('member_id', '=', member).execute();
  expect(addresses.filter(({ person_id }) => person_id === null).map((one) => one.email)).toEqual([email]);
  expect(new Set(addresses.map((one) => one.email))).toEqual(new Set([email, ...people.map((one) => one.email)]));
  const sessions = await db.selectFrom('sessions').select('person_id').where('member_id', '=', member).execute();
  const known = new Set([null, ...people.map(({ id }) => id)]);
  expect(sessions.every(({ person_id }) => known.has(person_id))).toBe(true);
}
