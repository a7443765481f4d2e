import { describe, it } from 'node:test';
import { expect } from 'expect';
import { write } from '../../../../testing/factories/conversations.ts';
import { aMatch } from '../../../../testing/factories/matches.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const nobodysMatch = '00000000-0000-4000-8000-000000000000';

describe('PUT and DELETE /api/conversations/:id/block', () => {
  it('ends writing for both until it is taken back, and both see it', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    const at = `/api/conversations/${match.id}`;
    const blocked = await requester.put(`${at}/block`);
    expect([blocked.statusCode, blocked.json()]).toEqual([200, expect.objectContaining({ isBlockedByMe: true })]);
    for (const client of [requester, provider]) {
      const refused = await write(client, match.id);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'CONVERSATION_BLOCKED']);
    }
    const seen = (await provider.get(`${at}/messages`)).json().conversation;
    expect(seen).toMatchObject({ isBlockedByPartner: true, isBlockedByMe: false });
    // The other side's own block is another one.
    expect((await provider.delete(`${at}/block`)).json()).toMatchObject({ isBlockedByPartner: true });
    expect((await requester.delete(`${at}/block`)).json()).toMatchObject({ isBlockedByMe: false });
    expect((await write(provider, match.id)).statusCode).toBe(200);
  });

  it('lets nothing through once it was answered, with messages arriving at the same moment', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    const sends = Array.from({ length: 25 }, () => write(provider, match.id));
    const blocks = Array.from({ length: 25 }, () => requester.put(`/api/conversations/${match.id}/block`));
    expect(new Set((await Promise.all(blocks)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const sent = (await Promise.all(sends)).filter(({ statusCode }) => statusCode === 200).length;
    expect((await write(provider, match.id)).json()).toMatchObject({ code: 'CONVERSATION_BLOCKED' });
    const { messages } = (await requester.get(`/api/conversations/${match.id}/messages`)).json();
    expect(messages).toHaveLength(sent);
  });

  it('refuses visitors, strangers, unknown matches and those that are not accepted', async () => {
    const { requester, match } = await aMatch(test, { status: 'accepted' });
    const pending = await aMatch(test);
    const stranger = await test.signIn();
    for (const method of ['put', 'delete'] as const) {
      const at = `/api/conversations/${match.id}/block`;
      expect((await test.visitor[method](at)).statusCode).toBe(401);
      expect((await stranger[method](at)).json().code).toBe('MATCH_NOT_YOURS');
      expect((await requester[method](`/api/conversations/${nobodysMatch}/block`)).json().code).toBe('MATCH_NOT_FOUND');
      expect((await requester[method]('/api/conversations/first/block')).statusCode).toBe(400);
      const early = await pending.requester[method](`/api/conversations/${pending.match.id}/block`);
      expect(early.json().code).toBe('MATCH_NOT_ACCEPTED');
    }
  });
});
