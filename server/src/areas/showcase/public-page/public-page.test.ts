import { describe, it } from 'node:test';
import { expect } from 'expect';
import { aWish, publish } from '../../../../testing/factories/showcase.ts';
import { sweepNow } from '../../../../testing/sweep-now.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';
import { releaseName } from '../shown/release-name.ts';

const test = await startTestApp();

describe('what a member decides about being found', () => {
  it('tells its owner whether visitors read it in more than German', async () => {
    for (const [subscription_status, speaksLanguages] of [
      ['inactive', false],
      ['active', true],
    ] as const) {
      const owner = await test.signIn({ subscription_status });
      expect((await owner.get('/api/public-page')).json()).toMatchObject({ speaksLanguages });
    }
  });

  it('begins with nothing shown and a name made of the company, and is kept', async () => {
    const eva = await test.signIn({ company_name: 'Café Morgenröte GmbH & Co. KG' });
    const before = (await eva.get('/api/public-page')).json();
    expect(before).toMatchObject({
      name: 'cafe-morgenroete',
      isNameTaken: false,
      isPublished: false,
      isFindable: false,
      asksCustomers: false,
      isReady: true,
      address: `${test.core.env.publicOrigin}/u/cafe-morgenroete`,
    });
    expect((await test.visitor.get('/u/cafe-morgenroete')).statusCode).toBe(404);
    const saved = await eva.put('/api/public-page', { ...aWish, name: ' Cafe-Morgenrot ' });
    expect(saved.json()).toMatchObject({ name: 'cafe-morgenrot', isNameTaken: true, isPublished: true });
    expect((await eva.get('/api/public-page')).json()).toEqual(saved.json());
  });

  it('proposes a name that is free', async () => {
    const [eva, ada] = [await test.signIn({ company_name: 'Radhaus' }), await test.signIn({ company_name: 'Radhaus' })];
    await publish(eva, { name: 'radhaus' });
    expect((await ada.get('/api/public-page')).json().name).toBe('radhaus-2');
    const nameless = await test.signIn({ company_name: '東京' });
    expect((await nameless.get('/api/public-page')).json().name).toBe('mein-betrieb');
  });

  it('refuses names that are none, that are ours, and that pose as us', async () => {
    const eva = await test.signIn();
    for (const name of ['ab', 'Café', 'a--b', '-ab', 'ab-', 'a_b_c', 'x'.repeat(61), '../api', '']) {
      const answer = await eva.put('/api/public-page', { ...aWish, name });
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 400, 'VALIDATION_FAILED']);
    }
    expect((await eva.put('/api/public-page', { ...aWish, name: 'support' })).json().code).toBe('PUBLIC_NAME_TAKEN');
    expect((await eva.put('/api/public-page', { ...aWish, name: 'rezenso-team' })).json().code).toBe('NAME_RESERVED');
    expect((await eva.put('/api/public-page', { name: 'cafe' })).statusCode).toBe(400);
  });

  it('shows nothing and takes no name before the profile is finished, but can always be switched off', async () => {
    const eva = await test.signIn(await test.aMember({ company_name: 'Café' }));
    const refused = await eva.put('/api/public-page', aWish);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'PROFILE_INCOMPLETE']);
    const nothing = { ...aWish, isPublished: false, asksCustomers: false };
    expect((await eva.put('/api/public-page', nothing)).json().code).toBe('PROFILE_INCOMPLETE');
    expect(await test.db.selectFrom('public_names').selectAll().execute()).toEqual([]);
    const ada = await test.signIn();
    await publish(ada);
    await test.db.updateTable('members').set({ company_name: null }).where('id', '=', ada.member.id).execute();
    expect((await ada.put('/api/public-page', nothing)).json()).toMatchObject({ isPublished: false, isReady: false });
  });

  it('is for members alone', async () => {
    const answers = [
      test.visitor.get('/api/public-page'),
      test.visitor.put('/api/public-page', aWish),
      test.visitor.get('/api/public-page/visits'),
      test.visitor.get('/api/public-page/print-sheet'),
    ];
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
  });
});

describe('a name', () => {
  it('belongs to one business, also when fifty want it at once', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => test.signIn()));
    const answers = await Promise.all(people.map((one) => one.put('/api/public-page', aWish)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    expect(new Set(answers.map((answer) => answer.json().code))).toEqual(new Set([undefined, 'PUBLIC_NAME_TAKEN']));
  });

  it('that is refused leaves everything as it was', async () => {
    const [eva, ada] = [await test.signIn(), await test.signIn()];
    await publish(eva);
    await publish(ada, { name: 'radhaus' });
    expect((await ada.put('/api/public-page', { ...aWish, isPublished: false })).statusCode).toBe(409);
    expect((await ada.get('/api/public-page')).json()).toMatchObject({ name: 'radhaus', isPublished: true });
  });

  it('leads to the next one for a year after it was left, and is free then', async () => {
    const [eva, ada] = [await test.signIn(), await test.signIn()];
    await publish(eva, { name: 'alter-name' });
    await publish(eva, { name: 'neuer-name' });
    for (const [path, to] of [
      ['/u/alter-name', '/u/neuer-name'],
      ['/b/alter-name', '/b/neuer-name'],
      ['/siegel/alter-name.svg', '/siegel/neuer-name.svg'],
    ] as const) {
      const { statusCode, headers } = await test.visitor.get(path);
      expect([path, statusCode, headers.location]).toEqual([path, 302, to]);
    }
    expect((await ada.put('/api/public-page', { ...aWish, name: 'alter-name' })).statusCode).toBe(409);
    test.clock.advance({ days: 366 });
    expect((await test.visitor.get('/u/alter-name')).statusCode).toBe(404);
    const later = await test.signIn(ada.member);
    expect((await later.put('/api/public-page', { ...aWish, name: 'alter-name' })).statusCode).toBe(200);
    expect((await test.visitor.get('/u/alter-name')).statusCode).toBe(200);
  });

  it('of a deleted account leads nobody to a stranger: all it had lately are kept for a year, and then forgotten', async () => {
    const [eva, ada] = [await test.signIn(), await test.signIn({ company_name: 'Gewesen' })];
    await publish(eva, { name: 'vorher' });
    test.clock.advance({ days: 20 });
    const again = await test.signIn(eva.member);
    await publish(again, { name: 'gewesen' });
    await again.post('/api/privacy/delete-account', { email: eva.member.email });
    const wish = async (name: string) =>
      (await (await test.signIn(ada.member)).put('/api/public-page', { ...aWish, name })).statusCode;
    expect([await wish('vorher'), await wish('gewesen')]).toEqual([409, 409]);
    const proposed = await (await test.signIn(ada.member)).get('/api/public-page');
    expect(proposed.json().name).toBe('gewesen-2');
    test.clock.advance({ days: 365 });
    expect(await wish('gewesen')).toBe(409);
    test.clock.advance({ days: 1 });
    expect(await wish('gewesen')).toBe(200);
    await sweepNow(test);
    expect(await test.db.selectFrom('former_public_names').selectAll().execute()).toEqual([]);
  });

  it('that nobody could find is free as soon as it is left, or its account deleted', async () => {
    const [eva, ada] = [await test.signIn(), await test.signIn()];
    const nothing = { ...aWish, isPublished: false, asksCustomers: false };
    for (const name of ['probe-1', 'probe-2', 'probe-3', 'probe-4', 'probe-5'])
      expect((await eva.put('/api/public-page', { ...nothing, name })).statusCode).toBe(200);
    await publish(ada, { name: 'probe-1' });
    await eva.post('/api/privacy/delete-account', { email: eva.member.email });
    await publish(ada, { name: 'probe-5' });
  });

  it('is released by operators, whoever has it or had it', async () => {
    const [eva, ada, jonas] = [await test.signIn(), await test.signIn(), await test.signIn()];
    await publish(eva, { name: 'gehabt' });
    await publish(ada, { name: 'benutzt' });
    await eva.post('/api/privacy/delete-account', { email: eva.member.email });
    expect((await jonas.put('/api/public-page', { ...aWish, name: 'gehabt' })).statusCode).toBe(409);
    const released = ['gehabt', 'benutzt', 'nie-dagewesen'].map((name) => releaseName(test.core, name));
    expect(await Promise.all(released)).toEqual([true, true, false]);
    await publish(jonas, { name: 'gehabt' });
    await publish(jonas, { name: 'benutzt' });
    expect((await ada.get('/api/public-page')).json().isNameTaken).toBe(false);
  });

  it('of an account that is being deleted is not taken meanwhile', { skip: !isOnPostgres }, async () => {
    for (let round = 0; round < 4; round += 1) {
      const [eva, ada] = [await test.signIn(), await test.signIn()];
      const name = `runde-${round}`;
      await publish(eva, { name });
      const [, taken] = await Promise.all([
        eva.post('/api/privacy/delete-account', { email: eva.member.email }),
        ada.put('/api/public-page', { ...aWish, name }),
      ]);
      expect(taken.statusCode).toBe(409);
    }
  });

  it('that was left lately is never given away: the fourth change within a year waits, and back it goes always', async () => {
    const [eva, ada] = [await test.signIn(), await test.signIn()];
    const names = ['name-1', 'name-2', 'name-3', 'name-4'];
    for (const name of names) {
      await publish(eva, { name });
      test.clock.advance({ minutes: 1 });
    }
    const first = new Date(test.clock.now().getTime() - 3 * 60_000 + 365 * 86_400_000);
    const refused = await eva.put('/api/public-page', { ...aWish, name: 'name-5' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'PUBLIC_NAME_CHANGED_OFTEN']);
    expect(refused.json().details).toEqual({ possibleFrom: first.toISOString() });
    expect((await test.visitor.get('/u/name-1')).headers.location).toBe('/u/name-4');
    for (const name of names) {
      await publish(eva, { name });
      test.clock.advance({ minutes: 1 });
      expect((await ada.put('/api/public-page', { ...aWish, name: 'name-1' })).statusCode).toBe(409);
    }
    expect((await test.visitor.get('/u/name-1')).headers.location).toBe('/u/name-4');
    test.clock.advance({ days: 366 });
    await publish(await test.signIn(eva.member), { name: 'name-5' });
  });
});
