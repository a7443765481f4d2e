import { describe, it } from 'node:test';
import type { DataExport } from '@rezenso/contract/privacy';
import { expect } from 'expect';
import { write } from '../../../../testing/factories/conversations.ts';
import { aMatch } from '../../../../testing/factories/matches.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();

describe('messages as data of a person', () => {
  it('stand in the export with what the partner wrote, and nothing of other conversations', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    await write(requester, match.id, 'Wann passt es?');
    await write(provider, match.id, 'Morgen.');
    const other = await aMatch(test, { status: 'accepted' });
    await write(other.requester, other.match.id, 'Etwas ganz anderes');
    const { data } = (await provider.get('/api/privacy/export')).json<DataExport>();
    expect(data.messages?.map(({ text, partner }) => [text, partner])).toEqual([['Morgen.', 'Café Morgenrot']]);
    expect(data.matches?.map(({ partnerMessages }) => partnerMessages)).toEqual([
      [{ text: 'Wann passt es?', sentAt: expect.any(String) }],
    ]);
    expect(JSON.stringify(data)).not.toContain('anderes');
  });

  it('lose their words when their writer leaves; what the partner wrote stays', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    await write(requester, match.id, 'Ein Geheimnis');
    await write(provider, match.id, 'Aha.');
    await test.runJobs();
    await requester.post('/api/privacy/delete-account', { email: requester.member.email });
    await test.runJobs();
    const { messages, conversation } = (await provider.get(`/api/conversations/${match.id}/messages`)).json();
    expect(messages.map(({ text }: { text: string | null }) => text)).toEqual(['Aha.', null]);
    expect(conversation.partner).toMatchObject({ standing: 'left' });
    const everything = [
      await provider.get('/api/privacy/export'),
      await provider.get('/api/notifications'),
      await provider.get('/api/conversations'),
    ];
    for (const answer of everything) expect(answer.body).not.toContain('Geheimnis');
  });
});
