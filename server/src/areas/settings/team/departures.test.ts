import { describe, it } from 'node:test';
import { expect } from 'expect';
import type { TestClient } from '../../../../testing/client.ts';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { aColleague, everybodyIsThere, invited, signInByMail, subjectsTo } from '../../../../testing/factories/team.ts';
import { cookieOf, openStream } from '../../../../testing/live-stream.ts';
import { noticesOf } from '../../../../testing/notices.ts';
import { sweepNow } from '../../../../testing/sweep-now.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { sessionCookie, sessions } from '../../accounts/index.ts';

const test = await startTestApp();
const { clock, core, db } = test;
const bert = 'bert@cafe-anna.example';

describe('somebody who goes', () => {
  it('is signed out everywhere at once when removed, told by mail, and begins anew with the address', async () => {
    const anna = await test.signIn();
    const colleague = await aColleague(test, anna);
    const phone = await signInByMail(test, bert);
    expect((await anna.delete(`/api/team/people/${colleague.id}`)).json()).toEqual({ ok: true });
    for (const browser of [colleague, phone]) expect((await browser.get('/api/profile')).statusCode).toBe(401);
    expect((await anna.get('/api/profile')).statusCode).toBe(200);
    await test.runJobs();
    expect(await subjectsTo(test, bert)).toContain('Du gehörst nicht mehr zum Team');
    expect((await anna.delete(`/api/team/people/${colleague.id}`)).json().code).toBe('PERSON_NOT_FOUND');
    const anew = await signInByMail(test, bert);
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
    const theirPhone = await signInByMail(test, bert);
    await everybodyIsThere(test);
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
    await invited(test, anna, 'carla@cafe-anna.example');
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
    await invited(test, anna, 'carla@cafe-anna.example');
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
    // The mails of before went with the account; only who had worked there hears that it is gone.
    const left = (await test.mails()).filter(({ to }) => to === bert || to === 'carla@cafe-anna.example');
    expect(left.map(({ to, headers }) => [to, headers['Message-ID']])).toEqual([
      [bert, expect.stringMatching(/^<team-closed\./)],
    ]);
  });

  it('writes to colleagues, in their language, when the owner deletes the account', async () => {
    const anna = await test.signIn();
    const colleague = await aColleague(test, anna);
    expect((await anna.post('/api/privacy/delete-account', { email: anna.member.email })).statusCode).toBe(200);
    await test.runJobs();
    expect(await subjectsTo(test, colleague.email)).toContain(
      `Das Rezenso-Konto von ${anna.member.company_name} gibt es nicht mehr`,
    );
    const refused = await colleague.get('/api/profile');
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'TEAM_CLOSED']);
    // Nothing but the hash of a cookie is kept for it, and for a month; the owner, and who was removed before, hear nothing of it.
    expect(await db.selectFrom('closed_sessions').selectAll().execute()).toHaveLength(1);
    expect((await anna.get('/api/profile')).json().code).toBe('UNAUTHORIZED');
    clock.advance({ days: 31 });
    await sweepNow(test);
    expect((await colleague.get('/api/profile')).json().code).toBe('UNAUTHORIZED');
  });

  it('belongs together with the account of a colleague’s mailbox until that one leaves, and not with all of its domain', async () => {
    const [anna, ada] = [await test.signIn(), await test.signIn({ email: 'ada@druckwerk-breisgau.de' })];
    const requested = () => ada.post('/api/matches', { providerId: anna.member.id });
    await aColleague(test, anna, 'ada+team@druckwerk-breisgau.de');
    expect((await requested()).json().code).toBe('SAME_BUSINESS');
    await aColleague(test, anna, 'bert@druckwerk-breisgau.de');
    const people: { id: string; email: string }[] = (await anna.get('/api/team')).json().people;
    const same = people.find(({ email }) => email.startsWith('ada+'));
    await anna.delete(`/api/team/people/${same?.id}`);
    expect((await requested()).statusCode).toBe(200);
  });

  it('is no sign that businesses belong together, when colleagues share a device', async () => {
    const anna = await test.signIn();
    const browser = test.newVisitor();
    for (const email of [bert, 'carla@cafe-anna.example'])
      await browser.post(`/api/invitation/${await invited(test, anna, email)}`);
    const signals = await db.selectFrom('account_signals').select(['member_id', 'kind']).execute();
    expect(signals.filter(({ kind }) => kind === 'device')).toEqual([{ member_id: anna.member.id, kind: 'device' }]);
  });
});

function signInAgain(email: string) {
  return test.newVisitor().post('/api/auth/dev-bypass', { email });
}

async function listOf({ get }: Pick<TestClient, 'get'>) {
  return (await get('/api/sessions')).json<{ sessions: { id: string; person: string | null; isThis: boolean }[] }>()
    .sessions;
}
