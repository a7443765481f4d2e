import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { activitiesFeature } from '../../notifications/index.ts';
import { xpFeature } from '../../rewards/index.ts';
import { googleFeature } from '../google/index.ts';
import { userPlatformsFeature } from './index.ts';

const test = await startTestApp({ features: [userPlatformsFeature, activitiesFeature, googleFeature, xpFeature] });
const { db } = test;

describe('adding a platform', () => {
  it('stores it, with blank fields as null, and lists it', async () => {
    const eva = await test.signIn();
    const answer = await eva.post('/api/user-platforms', { ...google, profileUrl: '', notes: ' ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      platform: 'google',
      businessName: 'Café Anna',
      profileUrl: null,
      notes: null,
      isActive: true,
      oauthConnected: false,
      syncStatus: 'idle',
    });
    const { xpGranted, ...stored } = answer.json();
    expect(xpGranted).toBe(20);
    expect((await eva.get('/api/user-platforms')).json()).toEqual([stored]);
  });

  it('earns 20 XP once per platform, also after removing and adding again', async () => {
    const eva = await test.signIn();
    const { id } = (await eva.post('/api/user-platforms', google)).json();
    await eva.delete(`/api/user-platforms/${id}`);
    await eva.post('/api/user-platforms', google);
    await eva.post('/api/user-platforms', { ...google, platform: 'yelp' });
    await test.runJobs();
    expect(await xpOf(eva)).toBe(40);
    expect((await eva.get('/api/activities')).json()).toHaveLength(2);
  });

  it('answers 409 to the second of the same platform, also at once', async () => {
    const eva = await test.signIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => eva.post('/api/user-platforms', google)));
    const refused = answers.filter((answer) => answer.statusCode === 409);
    expect(refused).toHaveLength(49);
    expect(refused[0]?.json().code).toBe('PLATFORM_ALREADY_ADDED');
    expect(await xpOf(eva)).toBe(20);
  });

  it('lets two businesses have the same platform', async () => {
    for (const person of [await test.signIn(), await test.signIn()]) {
      expect((await person.post('/api/user-platforms', google)).statusCode).toBe(200);
    }
  });

  it('names bad fields with the sentences of the specification', async () => {
    const eva = await test.signIn();
    const answer = await eva.post('/api/user-platforms', {
      platform: 'google',
      businessName: ' A ',
      profileUrl: 'javascript:alert(1)',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.map((fault: { message: string }) => fault.message)).toEqual([
      'Firmenname muss mindestens 2 Zeichen haben',
      'Bitte gib eine gültige URL ein',
    ]);
    expect((await eva.post('/api/user-platforms', { ...google, platform: 'myspace' })).statusCode).toBe(400);
  });

  it('makes the business a candidate on that platform', async () => {
    const eva = await test.signIn();
    const before = await traitsOf(eva);
    await eva.post('/api/user-platforms', google);
    expect(await traitsOf(eva)).not.toBe(before);
  });
});

describe('changing a platform', () => {
  it('corrects name, address and notes, and keeps platform, connection and place in the list', async () => {
    const eva = await test.signIn();
    const { id } = (await eva.post('/api/user-platforms', google)).json();
    test.clock.advance({ seconds: 1 });
    await eva.post('/api/user-platforms', { ...google, platform: 'yelp' });
    await db.updateTable('user_platforms').set({ oauth_connected: true }).where('id', '=', id).execute();
    const corrected = { businessName: ' Café Anna am Markt ', profileUrl: '', notes: 'Mit Foto' };
    const answer = await eva.put(`/api/user-platforms/${id}`, { ...corrected, platform: 'kununu' });
    const expected = { platform: 'google', businessName: 'Café Anna am Markt', profileUrl: null, notes: 'Mit Foto' };
    expect(answer.json()).toMatchObject({ ...expected, id, oauthConnected: true });
    expect((await eva.get('/api/user-platforms')).json()).toMatchObject([expected, { platform: 'yelp' }]);
  });

  it('is refused with the sentences of the specification, for unknown ones, and for somebody else', async () => {
    const [eva, other] = [await test.signIn(), await test.signIn()];
    const { id } = (await eva.post('/api/user-platforms', google)).json();
    const faulty = await eva.put(`/api/user-platforms/${id}`, { businessName: 'A', profileUrl: 'javascript:alert(1)' });
    expect([faulty.statusCode, faulty.json().details.map((fault: { message: string }) => fault.message)]).toEqual([
      400,
      ['Firmenname muss mindestens 2 Zeichen haben', 'Bitte gib eine gültige URL ein'],
    ]);
    for (const [person, which] of [
      [other, id],
      [eva, randomUUID()],
    ] as const) {
      const answer = await person.put(`/api/user-platforms/${which}`, { businessName: 'Fremd' });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'PLATFORM_NOT_FOUND']);
    }
    expect((await eva.get('/api/user-platforms')).json()).toMatchObject([{ businessName: 'Café Anna' }]);
  });
});

it('a platform of a business that is read as Rezenso is refused, entered or corrected', async () => {
  const eva = await test.signIn();
  const posing = { ...google, businessName: 'Rezenso Team' };
  const { id } = (await eva.post('/api/user-platforms', google)).json();
  for (const answer of [
    await eva.post('/api/user-platforms', { ...posing, platform: 'yelp' }),
    await eva.put(`/api/user-platforms/${id}`, { businessName: 'R3zenso' }),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'NAME_RESERVED']);
  const admin = await test.signIn(await test.aMember({ admin_role: 'super_admin' }));
  expect((await admin.post('/api/user-platforms', posing)).statusCode).toBe(200);
});

describe('removing a platform', () => {
  it('removes the own one, once', async () => {
    const eva = await test.signIn();
    const { id } = (await eva.post('/api/user-platforms', google)).json();
    expect((await eva.delete(`/api/user-platforms/${id}`)).json()).toEqual({ ok: true });
    expect((await eva.get('/api/user-platforms')).json()).toEqual([]);
    expect((await eva.delete(`/api/user-platforms/${id}`)).statusCode).toBe(404);
  });
});

describe('a platform of somebody else', () => {
  for (const [method, path] of [
    ['delete', ''],
    ['post', '/disconnect-oauth'],
    ['post', '/sync'],
  ] as const) {
    it(`cannot be reached by ${method} ${path}`, async () => {
      const eva = await test.signIn();
      const other = await test.signIn();
      const { id } = (await other.post('/api/user-platforms', google)).json();
      await db.updateTable('user_platforms').set({ oauth_connected: true }).where('id', '=', id).execute();
      const answer = await eva[method](`/api/user-platforms/${id}${path}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().code).toBe('PLATFORM_NOT_FOUND');
      expect((await eva[method](`/api/user-platforms/${randomUUID()}${path}`)).statusCode).toBe(404);
      expect((await eva[method](`/api/user-platforms/seven${path}`)).statusCode).toBe(400);
      expect((await other.get('/api/user-platforms')).json()).toMatchObject([{ id, oauthConnected: true }]);
    });
  }
});

describe('the connection with Google', () => {
  it('ends and keeps what was entered by hand', async () => {
    const eva = await test.signIn();
    const { id } = (await eva.post('/api/user-platforms', google)).json();
    const broken = { oauth_connected: true, sync_status: 'error', sync_error: 'Zugriff entzogen' } as const;
    await db.updateTable('user_platforms').set(broken).where('id', '=', id).execute();
    const answer = await eva.post(`/api/user-platforms/${id}/disconnect-oauth`);
    expect(answer.json()).toMatchObject({
      oauthConnected: false,
      syncStatus: 'idle',
      syncError: null,
      profileUrl: google.profileUrl,
    });
  });

  for (const action of ['disconnect-oauth', 'sync']) {
    it(`answers 409 to ${action} of a platform that is not connected`, async () => {
      const eva = await test.signIn();
      const { id } = (await eva.post('/api/user-platforms', google)).json();
      const answer = await eva.post(`/api/user-platforms/${id}/${action}`);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().code).toBe('OAUTH_NOT_CONNECTED');
    });
  }
});

describe('visitors', () => {
  it('are refused by every call', async () => {
    const { visitor } = test;
    const id = randomUUID();
    const answers = [
      await visitor.get('/api/user-platforms'),
      await visitor.post('/api/user-platforms', google),
      await visitor.put(`/api/user-platforms/${id}`, { businessName: 'Fremd' }),
      await visitor.delete(`/api/user-platforms/${id}`),
      await visitor.post(`/api/user-platforms/${id}/disconnect-oauth`),
      await visitor.post(`/api/user-platforms/${id}/sync`),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 401, 401, 401]);
  });
});

const google = {
  platform: 'google',
  businessName: 'Café Anna',
  profileUrl: 'https://maps.google.com/anna',
  notes: null,
};

async function xpOf({ member }: SignedInClient): Promise<number> {
  const row = await db.selectFrom('members').select('xp_total').where('id', '=', member.id).executeTakeFirstOrThrow();
  return row.xp_total;
}

async function traitsOf({ member }: SignedInClient): Promise<unknown> {
  return (await db.selectFrom('members').select('match_traits').where('id', '=', member.id).executeTakeFirstOrThrow())
    .match_traits;
}
