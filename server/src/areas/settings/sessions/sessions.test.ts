import { describe, it } from 'node:test';
import { expect } from 'expect';
import { signInByMail } from '../../../../testing/factories/team.ts';
import { cookieOf, openStream } from '../../../../testing/live-stream.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { hashOf } from '../../accounts/index.ts';

const test = await startTestApp();
const { app, clock, core, db } = test;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const nobodys = '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11';

describe('GET /api/sessions', () => {
  it('names each device that is signed in, when it was, when it was used last, and which one asks', async () => {
    const laptop = test.newVisitor();
    const headers = { origin: core.env.publicOrigin, 'user-agent': firefox };
    await laptop.send({ method: 'POST', url: '/api/auth/dev-bypass', headers, payload: { email: 'eva@example.de' } });
    clock.advance({ hours: 5 });
    const phone = test.newVisitor();
    await phone.post('/api/auth/dev-bypass', { email: 'eva@example.de' });
    clock.advance({ hours: 1 });
    await phone.get('/api/auth/user');
    const id = expect.stringMatching(/^[\da-f-]{36}$/);
    const [atNine, atTwo] = ['2031-03-03T09:00:00.000Z', '2031-03-03T14:00:00.000Z'];
    expect((await phone.get('/api/sessions')).json()).toEqual({
      sessions: [
        { id, device: 'Unbekanntes Gerät', signedInAt: atTwo, lastActiveAt: atTwo, isThis: true, person: null },
        { id, device: 'Firefox auf Linux', signedInAt: atNine, lastActiveAt: atNine, isThis: false, person: null },
      ],
      knowsOtherBrowsers: false,
    });
    expect((await listOf(laptop)).map(({ device, isThis }) => [device, isThis])).toEqual([
      ['Firefox auf Linux', true],
      ['Unbekanntes Gerät', false],
    ]);
  });

  it('lists by the last use, and only what is alive', async () => {
    const [old, middle] = await evaOn(2);
    clock.advance({ days: 20 });
    await old.get('/api/auth/user');
    const newest = await test.signIn(old.member);
    expect(await listOf(newest)).toMatchObject([
      { signedInAt: '2031-03-23T09:00:00.000Z', isThis: true },
      { signedInAt: '2031-03-03T09:00:00.000Z', lastActiveAt: '2031-03-23T09:00:00.000Z' },
      { signedInAt: '2031-03-03T09:00:00.000Z', lastActiveAt: '2031-03-03T09:00:00.000Z' },
    ]);
    clock.advance({ days: 10 });
    expect(await listOf(newest)).toHaveLength(2);
    expect((await middle.get('/api/sessions')).statusCode).toBe(401);
  });

  it('tells nothing that opens a session, and nothing of others', async () => {
    const [eva] = await evaOn(2);
    const ada = await test.signIn();
    const { body } = await eva.get('/api/sessions');
    for (const { id_hash } of await db.selectFrom('sessions').select('id_hash').execute())
      expect(body).not.toContain(id_hash);
    const [{ id }] = await listOf(ada);
    expect(body).not.toContain(id);
    for (const cookie of [`rezenso_session=${id}`, `rezenso_session=${hashOf(id)}`])
      expect((await app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode).toBe(401);
  });

  it('shows the one that asks also behind a hundred others', async () => {
    const [eva] = await evaOn(101);
    clock.advance({ minutes: 1 });
    await test.signIn(eva.member);
    const listed = await listOf(eva);
    expect([listed.length, listed[0]?.isThis]).toEqual([100, true]);
  });

  it('calls a session from before devices were named an unknown one, which goes on', async () => {
    const eva = await test.signIn();
    await db.updateTable('sessions').set({ device: null, browser_hash: null }).execute();
    clock.advance({ hours: 2 });
    expect(await listOf(eva)).toMatchObject([{ device: 'Unbekanntes Gerät', isThis: true }]);
  });
});

describe('DELETE /api/sessions/:id', () => {
  it('ends another session at once: its calls are refused, its stream is over, its device is forgotten', async () => {
    const { eva, cookie, id } = await evaAndAPhone();
    const stream = await openStream(app, cookie);
    await db
      .insertInto('push_devices')
      .values({ member_id: eva.member.id, session_hash: hashOf(cookie.split('=')[1] ?? ''), ...aDevice() })
      .execute();
    expect((await eva.delete(`/api/sessions/${id}`)).json()).toEqual({ ok: true });
    expect((await app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode).toBe(401);
    expect(await reasonOf(stream)).toBe('signed-out');
    expect(await db.selectFrom('push_devices').select('id').execute()).toEqual([]);
    expect(await listOf(eva)).toMatchObject([{ isThis: true }]);
  });

  it('tells the other open pages of the member', async () => {
    const { eva, id } = await evaAndAPhone();
    const stream = await openStream(app, await cookieOf(test, eva.member));
    await eva.delete(`/api/sessions/${id}`);
    await stream.untilStale('/api/sessions');
    stream.close();
  });

  it('ends it once, fifty times at once', async () => {
    const { eva, id } = await evaAndAPhone();
    const answers = await Promise.all(Array.from({ length: 50 }, () => eva.delete(`/api/sessions/${id}`)));
    const codes = answers.map((answer) => (answer.statusCode === 200 ? 'OK' : answer.json().code)).sort();
    expect(codes).toEqual(['OK', ...Array.from({ length: 49 }, () => 'SESSION_NOT_FOUND')]);
  });

  it('ends nobody else’s, and says no more of it than of one that never was', async () => {
    const [{ id }] = await listOf(await test.signIn());
    const ada = await test.signIn();
    for (const other of [id, nobodys]) {
      const answer = await ada.delete(`/api/sessions/${other}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'SESSION_NOT_FOUND']);
    }
    expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(2);
  });

  it('refuses the one that asks, what is no id, and strangers', async () => {
    const eva = await test.signIn();
    const [{ id }] = await listOf(eva);
    const own = await eva.delete(`/api/sessions/${id}`);
    expect([own.statusCode, own.json().code]).toEqual([409, 'SESSION_IS_THIS']);
    expect((await eva.delete('/api/sessions/keine')).statusCode).toBe(400);
    expect((await test.visitor.delete(`/api/sessions/${id}`)).statusCode).toBe(401);
    expect((await eva.get('/api/auth/user')).statusCode).toBe(200);
  });
});

describe('POST /api/sessions/end-others', () => {
  it('ends all but the one that asks, and again none', async () => {
    const [eva, ...others] = await evaOn(4);
    const ada = await test.signIn();
    expect((await eva.post('/api/sessions/end-others')).json()).toEqual({ ended: 3 });
    for (const other of others) expect((await other.get('/api/auth/user')).statusCode).toBe(401);
    for (const still of [eva, ada]) expect((await still.get('/api/auth/user')).statusCode).toBe(200);
    expect((await eva.post('/api/sessions/end-others')).json()).toEqual({ ended: 0 });
  });

  it('leaves no other browser known, which the list says', async () => {
    await test.aMember({ email: 'eva@example.de' });
    const here = await signInByMail(test, 'eva@example.de');
    expect((await here.get('/api/sessions')).json().knowsOtherBrowsers).toBe(false);
    const there = await signInByMail(test, 'eva@example.de');
    await there.get('/api/logout');
    expect((await here.get('/api/sessions')).json()).toMatchObject({ sessions: [{}], knowsOtherBrowsers: true });
    await here.post('/api/sessions/end-others');
    expect((await here.get('/api/sessions')).json().knowsOtherBrowsers).toBe(false);
  });

  it('leaves one of two that end each other at the same time, or none', async () => {
    const both = await evaOn(2);
    const answers = await Promise.all(both.map((client) => client.post('/api/sessions/end-others')));
    for (const { statusCode } of answers) expect([200, 401]).toContain(statusCode);
    expect((await db.selectFrom('sessions').select('id').execute()).length).toBeLessThan(2);
  });

  it('ends each once, fifty times at once, and closes every stream', async () => {
    const { eva, cookie } = await evaAndAPhone();
    const stream = await openStream(app, cookie);
    const answers = await Promise.all(Array.from({ length: 50 }, () => eva.post('/api/sessions/end-others')));
    const ended = answers.map((answer) => answer.json().ended);
    expect(ended.sort()).toEqual([...Array.from({ length: 49 }, () => 0), 1]);
    expect(await reasonOf(stream)).toBe('signed-out');
  });

  it('is for members alone', async () => {
    expect((await test.visitor.post('/api/sessions/end-others')).statusCode).toBe(401);
    expect((await test.visitor.get('/api/sessions')).statusCode).toBe(401);
  });
});

describe('a cookie that was copied', () => {
  it('ends nothing an hour after its sign-in, and never a session that is younger, until its person is there again', async () => {
    const [stolen, other] = await evaOn(2);
    clock.advance({ minutes: 30 });
    const owner = await test.signIn(stolen.member);
    const [{ id }] = await listOf(owner);
    for (const answer of [await stolen.post('/api/sessions/end-others'), await stolen.delete(`/api/sessions/${id}`)])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'FRESH_SIGN_IN_REQUIRED']);
    for (const one of [owner, other]) expect((await one.get('/api/auth/user')).statusCode).toBe(200);
    await db.updateTable('sessions').set({ confirmed_at: clock.now() }).execute();
    expect((await stolen.delete(`/api/sessions/${id}`)).json()).toEqual({ ok: true });
    clock.advance({ hours: 2 });
    expect((await stolen.post('/api/sessions/end-others')).json().code).toBe('FRESH_SIGN_IN_REQUIRED');
    expect((await other.get('/api/auth/user')).statusCode).toBe(200);
  });

  it('is ended by its owner, who just signed in, however often it tries to be first', async () => {
    const [stolen] = await evaOn(2);
    for (let time = 0; time < 5; time += 1) {
      clock.advance({ minutes: 1 });
      const tries = Array.from({ length: 4 }, () => stolen.post('/api/sessions/end-others'));
      const [owner] = await Promise.all([test.signIn(stolen.member), ...tries]);
      expect((await owner.get('/api/auth/user')).statusCode).toBe(200);
    }
    const owner = await test.signIn(stolen.member);
    expect((await owner.post('/api/sessions/end-others')).statusCode).toBe(200);
    expect((await stolen.get('/api/auth/user')).statusCode).toBe(401);
  });
});

interface Listed {
  id: string;
  device: string;
  isThis: boolean;
}

async function listOf({ get }: Pick<SignedInClient, 'get'>): Promise<[Listed, ...Listed[]]> {
  return (await get('/api/sessions')).json().sessions;
}

/** One member in so many browsers, two at least. */
async function evaOn(count: number): Promise<[SignedInClient, SignedInClient, ...SignedInClient[]]> {
  const eva = await test.signIn();
  const second = await test.signIn(eva.member);
  const more: SignedInClient[] = [];
  while (more.length < count - 2) more.push(await test.signIn(eva.member));
  return [eva, second, ...more];
}

/** A member who is signed in here and on a phone: its cookie, and the id under which it is listed. */
async function evaAndAPhone() {
  const eva = await test.signIn();
  const cookie = await cookieOf(test, eva.member);
  const [, { id = '' } = {}] = await listOf(eva);
  return { eva, cookie, id };
}

function aDevice() {
  return {
    endpoint: 'https://fcm.googleapis.com/fcm/send/phone',
    p256dh: 'p',
    auth: 'a',
    endpoint_tag: 't',
    name: 'Safari auf dem iPhone',
    added_at: clock.now(),
  };
}

/** Why a stream ended. */
async function reasonOf(stream: Awaited<ReturnType<typeof openStream>>): Promise<string | undefined> {
  for (;;) {
    const event = await stream.next();
    if (!event || event.event === 'end') return event?.data.reason;
  }
}
