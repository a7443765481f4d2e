import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { AdminSupportDetail, AuditLook } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { askSupport } from '../../../../testing/factories/support.ts';
import { cookieOf, openStream } from '../../../../testing/live-stream.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const path = '/api/admin/support';

describe('the queue of those who answer', () => {
  it('begins with Pro, then goes by how long somebody waits; what is answered comes behind', async () => {
    const agent = await anAgent();
    for (const [subject, status] of [
      ['Frei, zuerst', 'free'],
      ['Pro, später', 'active'],
      ['Frei, danach', 'free'],
      ['Pro, zuletzt', 'active'],
      ['Schon beantwortet', 'active'],
    ] as const) {
      const client = await test.signIn({ subscription_status: status });
      const id = await askSupport(client, { subject });
      if (subject === 'Schon beantwortet') await answer(agent, id, 1);
      test.clock.advance({ minutes: 1 });
    }
    expect(await subjectsIn(agent, '')).toEqual([
      'Pro, später',
      'Pro, zuletzt',
      'Frei, zuerst',
      'Frei, danach',
      'Schon beantwortet',
    ]);
    expect(await subjectsIn(agent, '?status=open&limit=2&page=2')).toEqual(['Frei, zuerst', 'Frei, danach']);
    expect(await subjectsIn(agent, '?status=answered')).toEqual(['Schon beantwortet']);
    expect(await subjectsIn(agent, '?status=closed')).toEqual([]);
    expect((await agent.get(`${path}?status=lost`)).statusCode).toBe(400);
  });

  it('keeps the place of somebody who writes on while waiting', async () => {
    const agent = await anAgent();
    const [anna, ben] = [await test.signIn(), await test.signIn()];
    const id = await askSupport(anna, { subject: 'Erste' });
    test.clock.advance({ minutes: 1 });
    await askSupport(ben, { subject: 'Zweite' });
    test.clock.advance({ minutes: 1 });
    await anna.post(`/api/support/requests/${id}/messages`, { id: randomUUID(), text: 'Noch etwas.' });
    expect(await subjectsIn(agent, '?status=open')).toEqual(['Erste', 'Zweite']);
  });

  it('counts what waits, and the middle time to a first answer, in the statistics too', async () => {
    const [agent, admin] = [await anAgent(), await test.signIn({ admin_role: 'super_admin' })];
    expect((await agent.get(path)).json().figures).toEqual({ open: 0, medianMinutesToFirstAnswer: null });
    for (const minutes of [10, 60, 300]) {
      const anna = await test.signIn();
      const id = await askSupport(anna);
      test.clock.advance({ minutes });
      await answer(agent, id, 1);
      test.clock.advance({ minutes: 5 });
      await answer(agent, id, 2);
    }
    await askSupport(await test.signIn());
    expect((await agent.get(path)).json().figures).toEqual({ open: 1, medianMinutesToFirstAnswer: 60 });
    const stats = (await admin.get('/api/admin/stats')).json();
    expect(stats).toMatchObject({ openSupportRequests: 1, medianMinutesToFirstAnswer: 60 });
    test.clock.advance({ hours: 24 * 91 });
    const later = await test.signIn({ admin_role: 'support_agent' });
    expect((await later.get(path)).json().figures.medianMinutesToFirstAnswer).toBeNull();
  });
});

describe('two agents at once', () => {
  it('do not both answer: the second learns that somebody did, and nothing of it is written', async () => {
    const [mia, tom, anna] = [await anAgent('Mia'), await anAgent('Tom'), await test.signIn()];
    const id = await askSupport(anna);
    const answers = await Promise.all([answer(mia, id, 1), answer(tom, id, 1)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'SUPPORT_REQUEST_CHANGED',
      message: expect.stringMatching(/^Inzwischen/),
    });
    expect((await detailOf(mia, id)).messages).toHaveLength(2);
  });

  it('do not answer past what the member wrote meanwhile, or in a closed request', async () => {
    const [mia, anna] = [await anAgent(), await test.signIn()];
    const id = await askSupport(anna);
    await anna.post(`/api/support/requests/${id}/messages`, { id: randomUUID(), text: 'Hat sich erledigt.' });
    expect((await answer(mia, id, 1)).json().code).toBe('SUPPORT_REQUEST_CHANGED');
    expect((await mia.post(`${path}/${id}/close`, { seen: 1 })).json().code).toBe('SUPPORT_REQUEST_CHANGED');
    expect((await mia.post(`${path}/${id}/close`, { seen: 2 })).json().status).toBe('closed');
    expect((await answer(mia, id, 2)).json().code).toBe('SUPPORT_REQUEST_CHANGED');
    expect((await mia.post(`${path}/${id}/close`, { seen: 2 })).json().code).toBe('SUPPORT_REQUEST_CHANGED');
  });

  it('do not take the same request; who answers takes it, unless somebody has', async () => {
    const [mia, tom, anna] = [await anAgent('Mia'), await anAgent('Tom'), await test.signIn()];
    const id = await askSupport(anna);
    const take = (agent: SignedInClient, seenAssignee: string | null, isMine = true) =>
      agent.put(`${path}/${id}/assignee`, { isMine, seenAssignee });
    const taken = await Promise.all([take(mia, null), take(tom, null)]);
    expect(taken.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const holder = (await detailOf(mia, id)).request.assignee?.id ?? '';
    expect((await take(tom, holder)).json().assignee.id).toBe(tom.member.id);
    await answer(mia, id, 1);
    expect((await detailOf(mia, id)).request.assignee?.id).toBe(tom.member.id);
    expect((await take(tom, tom.member.id, false)).json().assignee).toBeNull();
    await answer(mia, id, 2);
    expect((await detailOf(mia, id)).request.assignee?.id).toBe(mia.member.id);
  });
});

describe('the member', () => {
  it('learns at once whether somebody has taken a request, and not who', async () => {
    const [mia, asking] = [await anAgent('Mia'), await test.aCompleteMember()];
    const anna = await test.signIn(asking);
    const id = await askSupport(anna);
    const stream = await openStream(test.app, await cookieOf(test, asking));
    const isTaken = async () => (await anna.get(`/api/support/requests/${id}`)).json().request.isTaken;
    for (const [isMine, seenAssignee] of [
      [true, null],
      [false, mia.member.id],
    ] as const) {
      expect(await isTaken()).toBe(!isMine);
      await mia.put(`${path}/${id}/assignee`, { isMine, seenAssignee });
      await stream.untilStale('/api/support/requests/:id');
      expect(await isTaken()).toBe(isMine);
    }
    stream.close();
    expect(JSON.stringify((await anna.get(`/api/support/requests/${id}`)).json())).not.toContain(mia.member.id);
  });
});

describe('an answer', () => {
  it('sent again is one; another one under its id is refused, and so is one for nobody', async () => {
    const [mia, anna] = [await anAgent('Mia'), await test.signIn()];
    const id = await askSupport(anna);
    const said = { id: randomUUID(), text: 'So geht es.', seen: 1 };
    expect((await mia.post(`${path}/${id}/messages`, said)).statusCode).toBe(200);
    expect((await mia.post(`${path}/${id}/messages`, said)).json()).toMatchObject({ position: 2, isFromSupport: true });
    const other = await mia.post(`${path}/${id}/messages`, { ...said, text: 'Anders.', seen: 2 });
    expect([other.statusCode, other.json().code]).toEqual([409, 'SUPPORT_ID_TAKEN']);
    expect((await mia.post(`${path}/${randomUUID()}/messages`, said)).json().code).toBe('SUPPORT_REQUEST_NOT_FOUND');
    expect((await detailOf(mia, id)).messages.map(({ text }) => text)).toHaveLength(2);
  });

  it('shows colleagues who wrote it, and stays when that account goes', async () => {
    const [mia, tom, anna] = [await anAgent('Mia'), await anAgent('Tom'), await test.signIn()];
    const id = await askSupport(anna);
    await answer(mia, id, 1);
    expect((await detailOf(tom, id)).messages[1]?.writer).toEqual({ id: mia.member.id, name: 'Mia Maas' });
    await mia.post('/api/privacy/delete-account', { email: mia.member.email });
    await test.runJobs();
    const { request, messages } = await detailOf(tom, id);
    expect([messages[1]?.text, messages[1]?.writer, request.assignee]).toEqual(['So geht es.', null, null]);
  });
});

describe('closing and opening again', () => {
  it('is whose turn it was afterwards, and the member may write on', async () => {
    const agent = await anAgent();
    const anna = await test.signIn();
    const id = await askSupport(anna);
    for (const [seen, status] of [
      [1, 'open'],
      [2, 'answered'],
    ] as const) {
      if (seen === 2) await answer(agent, id, 1);
      const closed = await agent.post(`${path}/${id}/close`, { seen });
      expect([closed.statusCode, closed.json().status]).toEqual([200, 'closed']);
      test.clock.advance({ minutes: 1 });
      const opened = await agent.post(`${path}/${id}/close`, { seen, isClosed: false });
      expect([opened.statusCode, opened.json().status]).toEqual([200, status]);
      expect(opened.json().waitingSince).toBe(status === 'open' ? test.clock.now().toISOString() : null);
    }
    const written = await anna.post(`/api/support/requests/${id}/messages`, { id: randomUUID(), text: 'Danke!' });
    expect(written.statusCode).toBe(200);
  });

  it('is refused where it is open, somebody else was first, or wrote meanwhile', async () => {
    const [agent, other] = [await anAgent(), await anAgent('Tom')];
    const id = await askSupport(await test.signIn());
    const open = (client: SignedInClient, seen = 1) => client.post(`${path}/${id}/close`, { seen, isClosed: false });
    expect((await open(agent)).json().code).toBe('SUPPORT_REQUEST_CHANGED');
    await agent.post(`${path}/${id}/close`, { seen: 1, isClosed: true });
    expect((await open(agent, 2)).json().code).toBe('SUPPORT_REQUEST_CHANGED');
    const answers = await Promise.all([open(agent), open(other)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await agent.post(`${path}/${randomUUID()}/close`, { seen: 1, isClosed: false })).statusCode).toBe(404);
  });

  it('stands in the log, as taking and giving back does, without naming who had it', async () => {
    const [agent, other] = [await anAgent(), await anAgent('Tom')];
    const anna = await test.signIn();
    const id = await askSupport(anna);
    const assign = (client: SignedInClient, isMine: boolean, seenAssignee: string | null) =>
      client.put(`${path}/${id}/assignee`, { isMine, seenAssignee });
    await assign(agent, true, null);
    await assign(agent, true, agent.member.id);
    await assign(other, true, agent.member.id);
    expect((await assign(agent, true, null)).statusCode).toBe(409);
    await assign(other, false, other.member.id);
    await agent.post(`${path}/${id}/close`, { seen: 1 });
    await other.post(`${path}/${id}/close`, { seen: 1, isClosed: false });
    const admin = await test.signIn({ admin_role: 'super_admin' });
    const { looks, entries } = (await admin.get('/api/admin/audit-log')).json();
    expect(entries).toEqual([]);
    const said = looks.map(({ actor, subject, action, from, to }: AuditLook) => [
      actor.id,
      subject.id,
      action,
      from,
      to,
    ]);
    const [mia, tom, who] = [agent.member.id, other.member.id, anna.member.id];
    expect(said).toEqual([
      [tom, who, 'support.reopened', 'closed', 'open'],
      [mia, who, 'support.closed', 'open', 'closed'],
      [tom, who, 'support.assigned', 'assigned', null],
      [tom, who, 'support.assigned', 'assigned', 'assigned'],
      [mia, who, 'support.assigned', null, 'assigned'],
    ]);
    expect((await admin.get('/api/admin/audit-log?action=support.closed')).json().looks).toHaveLength(1);
    const { data } = (await anna.get('/api/privacy/export')).json();
    expect(JSON.stringify(data)).not.toContain(mia);
  });
});

function anAgent(firstName = 'Mia'): Promise<SignedInClient> {
  return test.signIn({ admin_role: 'support_agent', first_name: firstName, last_name: 'Maas' });
}

function answer(agent: SignedInClient, id: string, seen: number) {
  return agent.post(`${path}/${id}/messages`, { id: randomUUID(), text: 'So geht es.', seen });
}

async function detailOf(agent: SignedInClient, id: string): Promise<AdminSupportDetail> {
  return (await agent.get(`${path}/${id}`)).json<AdminSupportDetail>();
}

async function subjectsIn(agent: SignedInClient, query: string): Promise<string[]> {
  return (await agent.get(`${path}${query}`)).json().requests.map(({ subject }: { subject: string }) => subject);
}
