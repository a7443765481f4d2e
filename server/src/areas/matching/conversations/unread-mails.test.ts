import { describe, it } from 'node:test';
import { expect } from 'expect';
import { write } from '../../../../testing/factories/conversations.ts';
import { aMatch } from '../../../../testing/factories/matches.ts';
import { repeatJobs } from '../../../../testing/repeat-jobs.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { clock } = test;

describe('the mail about unread messages', () => {
  it('comes when nobody read them for five minutes, once for all of them', async () => {
    const { requester, provider, match } = await aConversation();
    for (const text of ['Eins', 'Zwei']) await write(requester, match.id, text);
    await test.runJobs();
    expect(await subjects()).toEqual([]);
    clock.advance({ minutes: 6 });
    await test.runJobs();
    const [mail] = await test.mails();
    expect(mail).toMatchObject({ to: provider.member.email, subject: '2 neue Nachrichten von Café Morgenrot' });
    expect(mail?.text).toContain('Zwei');
    expect(mail?.text).toContain(`/matches/${match.id}/nachrichten`);
  });

  it('does not come for what was read meanwhile', async () => {
    const { requester, provider, match } = await aConversation();
    await write(requester, match.id);
    await test.runJobs();
    await provider.put(`/api/conversations/${match.id}/read`, { upTo: 1 });
    clock.advance({ minutes: 6 });
    await test.runJobs();
    expect(await subjects()).toEqual([]);
  });

  it('comes at most once an hour about a conversation', async () => {
    const { requester, match } = await aConversation();
    for (let turn = 0; turn < 12; turn += 1) {
      await write(requester, match.id, `Nachricht ${turn}`);
      clock.advance({ minutes: 10 });
      await test.runJobs();
    }
    const mails = await test.mails();
    expect(mails).toHaveLength(2);
    const [second, first] = mails.map(({ sentAt }) => sentAt.getTime());
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(3_600_000);
  });

  it('comes once, however often its job is carried out', async () => {
    const { requester, match } = await aConversation();
    await write(requester, match.id);
    await test.runJobs();
    clock.advance({ minutes: 6 });
    await test.runJobs();
    await repeatJobs(test, 'conversations.mail-unread');
    clock.advance({ hours: 2 });
    await repeatJobs(test, 'conversations.mail-unread');
    expect(await subjects()).toHaveLength(1);
  });

  it('waits for the summary of those who read mails together, and is taken out of it when it was read', async () => {
    const { requester, provider, match } = await aConversation();
    await choose(provider, 'daily');
    await write(requester, match.id, 'Eins');
    clock.advance({ minutes: 6 });
    await test.runJobs();
    clock.advance({ hours: 2 });
    await write(requester, match.id, 'Zwei');
    clock.advance({ minutes: 6 });
    await test.runJobs();
    expect(await waiting()).toEqual([expect.stringMatching(`^messages-unread.${match.id}`)]);
    await provider.put(`/api/conversations/${match.id}/read`, { upTo: 2 });
    expect(await waiting()).toEqual([]);
  });

  it('does not come to those who switched it off', async () => {
    const { requester, provider, match } = await aConversation();
    await choose(provider, 'never');
    await write(requester, match.id);
    clock.advance({ minutes: 6 });
    await test.runJobs();
    expect([await subjects(), await waiting()]).toEqual([[], []]);
  });
});

/** Of partners who have no other mails to come. */
async function aConversation() {
  return aMatch(test, { status: 'accepted' });
}

async function choose(client: SignedInClient, frequency: 'daily' | 'never'): Promise<void> {
  const body = { enabled: frequency !== 'never', frequency };
  expect((await client.put('/api/email-preferences/messages', body)).statusCode).toBe(200);
}

async function subjects(): Promise<string[]> {
  return (await test.mails()).map(({ subject }) => subject);
}

async function waiting(): Promise<string[]> {
  return (await test.db.selectFrom('outbox').select('name').execute()).map(({ name }) => name);
}
