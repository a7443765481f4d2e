import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Message } from '@rezenso/contract/messages';
import { expect } from 'expect';
import { write } from '../../../../testing/factories/conversations.ts';
import { aMatch, toldTo } from '../../../../testing/factories/matches.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const nobodysMatch = '00000000-0000-4000-8000-000000000000';

describe('POST /api/conversations/:id/messages', () => {
  it('sends plain text with its line breaks, and both read it in order', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    const sent = await write(requester, match.id, ' Hallo!\n\n<b>Passt</b> Dienstag? ');
    expect([sent.statusCode, sent.json<Message>()]).toEqual([
      200,
      expect.objectContaining({ position: 1, isMine: true, text: 'Hallo!\n\n<b>Passt</b> Dienstag?' }),
    ]);
    await write(provider, match.id, 'Gern um zehn.');
    expect(await textsOf(provider, match.id)).toEqual(['Gern um zehn.', 'Hallo!\n\n<b>Passt</b> Dienstag?']);
    expect(await textsOf(requester, match.id)).toEqual(await textsOf(provider, match.id));
  });

  it('works in a completed match, and not in one that is pending or declined', async () => {
    const { requester, match } = await aMatch(test, { status: 'completed' });
    expect((await write(requester, match.id)).statusCode).toBe(200);
    for (const status of ['pending', 'declined'] as const) {
      const other = await aMatch(test, { status });
      const refused = await write(other.requester, other.match.id);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'MATCH_NOT_ACCEPTED']);
    }
  });

  it('opens with the acceptance', async () => {
    const { requester, provider, match } = await aMatch(test);
    await provider.put(`/api/matches/${match.id}/accept`);
    expect((await write(requester, match.id)).statusCode).toBe(200);
  });

  it('refuses what is no message, visitors, strangers and unknown matches', async () => {
    const { requester, match } = await aMatch(test, { status: 'accepted' });
    const at = `/api/conversations/${match.id}/messages`;
    for (const body of [
      {},
      { id: '1', text: 'Hallo' },
      { id: randomUUID(), text: '  ' },
      aText(2001),
      aText(1, '\u0000'),
    ])
      expect([body, (await requester.post(at, body)).statusCode]).toEqual([body, 400]);
    expect((await requester.post(at, aText(2000, '🥨'))).statusCode).toBe(200);
    expect((await test.visitor.post(at, aText(5))).statusCode).toBe(401);
    expect((await write(await test.signIn(), match.id)).json()).toMatchObject({ code: 'MATCH_NOT_YOURS' });
    expect((await write(requester, nobodysMatch)).json()).toMatchObject({ code: 'MATCH_NOT_FOUND' });
  });

  it('takes no message of which nothing can be seen, and one that is an emoji', async () => {
    const { requester, match } = await aMatch(test, { status: 'accepted' });
    const send = (text: string) =>
      requester.post(`/api/conversations/${match.id}/messages`, { id: randomUUID(), text });
    for (const unseen of ['\u200b', '\u202e\u00ad', '\u2800 \u3164']) expect((await send(unseen)).statusCode).toBe(400);
    expect((await send('👩‍🍳')).statusCode).toBe(200);
  });

  it('takes no spelling of the match that the bell would take for another conversation', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    await write(requester, match.id);
    expect((await write(requester, match.id.toUpperCase())).statusCode).toBe(400);
    await test.runJobs();
    expect((await toldTo(test.db, provider.member)).notifications).toEqual(['message.received']);
  });

  it('writes a message once, however often and however concurrently it is sent', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 30 }, () => write(requester, match.id, 'Hallo!', id)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    test.clock.advance({ minutes: 2 });
    expect((await write(requester, match.id, 'Hallo!', id)).statusCode).toBe(200);
    expect(await textsOf(provider, match.id)).toEqual(['Hallo!']);
    await test.runJobs();
    expect((await toldTo(test.db, provider.member)).notifications).toEqual(['message.received']);
  });

  it('gives fifty at once from both sides a place of their own each, without a gap', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => write(turn % 2 ? requester : provider, match.id, `Nachricht ${turn}`)),
    );
    const positions = answers.map((answer) => answer.json<Message>().position).sort((a, b) => a - b);
    expect(positions).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });

  it('takes no id that stands for another message, of whomever', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    const id = randomUUID();
    await write(requester, match.id, 'Hallo!', id);
    for (const [client, text] of [
      [provider, 'Hallo!'],
      [requester, 'Etwas anderes'],
    ] as const) {
      const refused = await write(client, match.id, text, id);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'MESSAGE_ID_TAKEN']);
    }
  });

  it('goes to nobody who was banned or has left', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    await write(provider, match.id, 'Bis bald!');
    await test.db.updateTable('members').set({ status: 'banned' }).where('id', '=', provider.member.id).execute();
    expect((await write(requester, match.id)).json()).toMatchObject({ code: 'PARTNER_INACTIVE' });
    expect(await partnerOf(requester, match.id)).toMatchObject({ standing: 'banned' });
    await test.db.updateTable('members').set({ status: 'active' }).where('id', '=', provider.member.id).execute();
    await provider.post('/api/privacy/delete-account', { email: provider.member.email });
    await test.runJobs();
    expect((await write(requester, match.id)).json()).toMatchObject({ code: 'PARTNER_INACTIVE' });
    expect(await partnerOf(requester, match.id)).toMatchObject({ standing: 'left', companyName: 'Ehemaliger Partner' });
    expect(await textsOf(requester, match.id)).toEqual([null]);
  });
});

describe('PUT /api/conversations/:id/read', () => {
  it('counts what is unread, and tells the partner how far was read', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    for (const text of ['Eins', 'Zwei', 'Drei']) await write(requester, match.id, text);
    expect(await unreadOf(provider)).toEqual([{ matchId: match.id, unread: 3 }]);
    expect(await unreadOf(requester)).toEqual([]);
    const read = await provider.put(`/api/conversations/${match.id}/read`, { upTo: 2 });
    expect([read.statusCode, read.json()]).toEqual([200, { unread: 1 }]);
    expect((await provider.put(`/api/conversations/${match.id}/read`, { upTo: 1 })).json()).toEqual({ unread: 1 });
    expect(await openedBy(requester, match.id)).toMatchObject({ readByPartner: 2, readByMe: 0 });
    expect((await provider.put(`/api/conversations/${match.id}/read`, { upTo: 99 })).json()).toEqual({ unread: 0 });
    expect(await openedBy(requester, match.id)).toMatchObject({ readByPartner: 3 });
  });

  it('settles the notification, of which there is one however many messages came', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    for (const text of ['Eins', 'Zwei']) await write(requester, match.id, text);
    await test.runJobs();
    await write(requester, match.id, 'Drei');
    await test.runJobs();
    expect(await bellOf(provider)).toEqual({ unread: 1, first: `/matches/${match.id}/nachrichten` });
    await provider.put(`/api/conversations/${match.id}/read`, { upTo: 3 });
    expect(await bellOf(provider)).toMatchObject({ unread: 0 });
    await write(requester, match.id, 'Vier');
    await test.runJobs();
    expect(await bellOf(provider)).toMatchObject({ unread: 1 });
  });

  it('arriving fifty times at once with different places ends with the furthest', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    for (let turn = 0; turn < 10; turn += 1) await write(requester, match.id);
    const reads = Array.from({ length: 50 }, (_, turn) =>
      provider.put(`/api/conversations/${match.id}/read`, { upTo: 1 + (turn % 9) }),
    );
    expect(new Set((await Promise.all(reads)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await unreadOf(provider)).toEqual([{ matchId: match.id, unread: 1 }]);
  });

  it('refuses nonsense, visitors, strangers, unknown matches and those that are not accepted', async () => {
    const { requester, match } = await aMatch(test, { status: 'accepted' });
    const at = `/api/conversations/${match.id}/read`;
    for (const upTo of [0, -1, 1.5, 'x', undefined]) expect((await requester.put(at, { upTo })).statusCode).toBe(400);
    expect((await test.visitor.put(at, { upTo: 1 })).statusCode).toBe(401);
    expect((await (await test.signIn()).put(at, { upTo: 1 })).json().code).toBe('MATCH_NOT_YOURS');
    const unknown = await requester.put(`/api/conversations/${nobodysMatch}/read`, { upTo: 1 });
    expect(unknown.json().code).toBe('MATCH_NOT_FOUND');
    const pending = await aMatch(test);
    const early = await pending.requester.put(`/api/conversations/${pending.match.id}/read`, { upTo: 1 });
    expect(early.json().code).toBe('MATCH_NOT_ACCEPTED');
  });
});

function aText(length: number, character = 'x') {
  return { id: randomUUID(), text: character.repeat(length) };
}

async function openedBy(client: SignedInClient, matchId: string) {
  return (await client.get(`/api/conversations/${matchId}/messages`)).json().conversation;
}

async function partnerOf(client: SignedInClient, matchId: string) {
  return (await openedBy(client, matchId)).partner;
}

async function textsOf(client: SignedInClient, matchId: string): Promise<(string | null)[]> {
  const { messages } = (await client.get(`/api/conversations/${matchId}/messages`)).json<{ messages: Message[] }>();
  return messages.map(({ text }) => text);
}

async function unreadOf(client: SignedInClient) {
  return (await client.get('/api/conversations/unread')).json().conversations;
}

async function bellOf(client: SignedInClient) {
  const { notifications, unread } = (await client.get('/api/notifications')).json();
  return { unread, first: notifications[0]?.href };
}
