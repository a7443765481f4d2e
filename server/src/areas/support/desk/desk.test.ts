import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { AdminSupportDetail } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { askSupport } from '../../../../testing/factories/support.ts';
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
