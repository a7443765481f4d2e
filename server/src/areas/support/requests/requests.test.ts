import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { mostOpenSupportRequests, supportRequestsPerDay } from '@rezenso/contract/limits';
import type { SupportThread } from '@rezenso/contract/support';
import { expect } from 'expect';
import { aSupportRequest, askSupport } from '../../../../testing/factories/support.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { db } = test;
const path = '/api/support/requests';

describe('a request to the operators', () => {
  it('is opened with its first message, and stands in the list of its member alone', async () => {
    const [anna, ben] = [await test.signIn(), await test.signIn()];
    const asked = aSupportRequest();
    const opened = await anna.post(path, asked);
    expect(opened.json()).toMatchObject({ id: asked.id, subject: asked.subject, status: 'open', messages: 1 });
    const { request, messages } = await threadOf(anna, asked.id);
    expect(request).toEqual(opened.json());
    expect(messages).toMatchObject([{ position: 1, isFromSupport: false, text: asked.text }]);
    expect(await subjectsOf(anna)).toEqual([asked.subject]);
    expect(await subjectsOf(ben)).toEqual([]);
  });

  it('of somebody else is none: not to be read, written in, closed or opened again', async () => {
    const [anna, ben] = [await test.signIn(), await test.signIn()];
    const id = await askSupport(anna);
    for (const answer of [
      await ben.get(`${path}/${id}`),
      await ben.post(`${path}/${id}/messages`, { id: randomUUID(), text: 'Hallo?' }),
      await ben.post(`${path}/${id}/close`),
      await ben.post(`${path}/${id}/reopen`),
      await ben.get(`${path}/${randomUUID()}`),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'SUPPORT_REQUEST_NOT_FOUND']);
  });

  it('refuses what is none, and visitors', async () => {
    const anna = await test.signIn();
    for (const bad of [
      { topic: 'weather' },
      { subject: 'Ja' },
      { subject: 'In\nzwei Zeilen' },
      { text: 'kurz' },
      { text: '\u200b'.repeat(12) },
      { id: 'first' },
    ])
      expect((await anna.post(path, aSupportRequest(bad))).json().code).toBe('VALIDATION_FAILED');
    expect((await test.visitor.post(path, aSupportRequest())).statusCode).toBe(401);
  });

  it('sent again, or twenty times at once, is one', async () => {
    const anna = await test.signIn();
    const asked = aSupportRequest();
    const answers = await Promise.all(Array.from({ length: 20 }, () => anna.post(path, asked)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await db.selectFrom('support_messages').select('id').execute()).toHaveLength(1);
    // What was changed before it was sent again would be lost without a word.
    for (const changed of [
      { subject: 'Etwas anderes' },
      { text: `${asked.text} Und noch etwas.` },
      { topic: 'plan' },
    ]) {
      const other = await anna.post(path, { ...asked, ...changed });
      expect([other.statusCode, other.json().code]).toEqual([409, 'SUPPORT_ID_TAKEN']);
    }
  });

  it('under the id of somebody else’s request is refused, and changes nothing of it', async () => {
    const [anna, jonas] = [await test.signIn(), await test.signIn()];
    const asked = aSupportRequest();
    await anna.post(path, asked);
    const before = await threadOf(anna, asked.id);
    for (const tried of [asked, { ...asked, text: 'Das gehört jetzt mir.' }]) {
      const answer = await jonas.post(path, tried);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'SUPPORT_ID_TAKEN']);
    }
    expect(await threadOf(anna, asked.id)).toEqual(before);
    expect((await jonas.get(path)).json().requests).toEqual([]);
  });

  it('is refused beyond so many a day, sent again counting once, and taken again a day later', async () => {
    const anna = await test.signIn();
    for (let opened = 0; opened < supportRequestsPerDay; opened += 1) {
      const asked = aSupportRequest();
      await Promise.all([anna.post(path, asked), anna.post(path, asked)]);
      expect((await anna.post(`${path}/${asked.id}/close`)).statusCode).toBe(200);
    }
    const refused = await anna.post(path, aSupportRequest());
    expect([refused.statusCode, refused.json().code, await limitOf(anna)]).toEqual([429, 'SUPPORT_DAILY_LIMIT', 'day']);
    test.clock.advance({ days: 1 });
    expect(await limitOf(anna)).toBeNull();
    expect((await anna.post(path, aSupportRequest())).statusCode).toBe(200);
  });

  it('is refused kindly while as many as may wait do so, also of many at once', async () => {
    const anna = await test.signIn();
    expect(await limitOf(anna)).toBeNull();
    const answers = await Promise.all(Array.from({ length: 8 }, () => anna.post(path, aSupportRequest())));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(mostOpenSupportRequests);
    const refused = await anna.post(path, aSupportRequest());
    expect([refused.statusCode, refused.json().code, await limitOf(anna)]).toEqual([
      429,
      'SUPPORT_TOO_MANY_OPEN',
      'open',
    ]);
    const [first] = (await anna.get(path)).json().requests;
    await anna.post(`${path}/${first.id}/close`);
    expect((await anna.post(path, aSupportRequest())).statusCode).toBe(200);
    const full = await anna.post(`${path}/${first.id}/reopen`);
    expect([full.statusCode, full.json().code]).toEqual([429, 'SUPPORT_TOO_MANY_OPEN']);
  });
});

describe('a member', () => {
  it('writes on, closes, opens again: it is whose turn it was', async () => {
    const [anna, agent] = [await test.signIn(), await test.signIn({ admin_role: 'support_agent' })];
    const id = await askSupport(anna);
    const more = { id: randomUUID(), text: 'Und noch etwas.' };
    expect((await anna.post(`${path}/${id}/messages`, more)).json()).toMatchObject({ position: 2, text: more.text });
    expect((await anna.post(`${path}/${id}/messages`, more)).statusCode).toBe(200);
    expect((await threadOf(anna, id)).messages).toHaveLength(2);
    expect((await anna.post(`${path}/${id}/close`)).json().status).toBe('closed');
    expect((await anna.post(`${path}/${id}/close`)).json().status).toBe('closed');
    const late = await anna.post(`${path}/${id}/messages`, { id: randomUUID(), text: 'Hallo?' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'SUPPORT_REQUEST_CLOSED']);
    expect((await anna.post(`${path}/${id}/reopen`)).json().status).toBe('open');

    await agent.post(`/api/admin/support/${id}/messages`, { id: randomUUID(), text: 'So geht es.', seen: 2 });
    expect((await threadOf(anna, id)).request.status).toBe('answered');
    await anna.post(`${path}/${id}/close`);
    expect((await anna.post(`${path}/${id}/reopen`)).json().status).toBe('answered');
    await anna.post(`${path}/${id}/messages`, { id: randomUUID(), text: 'Geht leider nicht.' });
    expect((await threadOf(anna, id)).request.status).toBe('open');
  });

  it('finds the latest change first, a page at a time', async () => {
    const anna = await test.signIn();
    for (const subject of ['Erstens', 'Zweitens', 'Drittens']) {
      await askSupport(anna, { subject });
      test.clock.advance({ minutes: 1 });
    }
    expect(await subjectsOf(anna)).toEqual(['Drittens', 'Zweitens', 'Erstens']);
    const first = (await anna.get(`${path}?limit=2`)).json();
    const second = (await anna.get(`${path}?limit=2&cursor=${first.next}`)).json();
    expect([...first.requests, ...second.requests].map(({ subject }) => subject)).toEqual(await subjectsOf(anna));
    expect(second.next).toBeNull();
  });

  it('learns whether the plan puts its requests first', async () => {
    const [free, pro] = [await test.signIn(), await test.signIn({ subscription_status: 'active' })];
    expect((await free.get(path)).json().hasPriority).toBe(false);
    expect((await pro.get(path)).json().hasPriority).toBe(true);
  });

  it('takes requests along when leaving, and has them in the export', async () => {
    const [anna, agent] = [await test.signIn(), await test.signIn({ admin_role: 'support_agent' })];
    const id = await askSupport(anna);
    await agent.post(`/api/admin/support/${id}/messages`, { id: randomUUID(), text: 'So geht es.', seen: 1 });
    const { data } = (await anna.get('/api/privacy/export')).json();
    expect(data.supportRequests).toMatchObject([
      {
        subject: 'Der Export bleibt stehen',
        status: 'answered',
        messages: [{ from: 'you' }, { from: 'support', text: 'So geht es.' }],
      },
    ]);
    expect(JSON.stringify(data.supportRequests)).not.toContain(agent.member.id);
    await anna.post('/api/privacy/delete-account', { email: anna.member.email });
    await test.runJobs();
    for (const table of ['support_requests', 'support_messages'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});

async function threadOf(client: SignedInClient, id: string): Promise<SupportThread> {
  return (await client.get(`${path}/${id}`)).json<SupportThread>();
}

/** Why no further request can be opened, as the page is told. */
async function limitOf(client: SignedInClient): Promise<string | null> {
  return (await client.get(path)).json().reachedLimit;
}

async function subjectsOf(client: SignedInClient): Promise<string[]> {
  return (await client.get(path)).json().requests.map(({ subject }: { subject: string }) => subject);
}
