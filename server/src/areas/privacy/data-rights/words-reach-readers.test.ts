import { describe, it } from 'node:test';
import type { ReviewExchange } from '@rezenso/contract/exchanges';
import type { Match } from '@rezenso/contract/matches';
import type { Notification } from '@rezenso/contract/notifications';
import type { DataExport } from '@rezenso/contract/privacy';
import { expect } from 'expect';
import { anExchange, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { aMatch } from '../../../../testing/factories/matches.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const words = 'Das hat uns <b>sehr</b> gefreut, bis bald!';

describe("the note of a partner's confirmation", () => {
  const written = async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    await confirm(recipient, exchange, words);
    await test.runJobs();
    return { reader: reviewer, writer: recipient, exchangeId: exchange.id };
  };

  it('stands on the page of who wrote the review', async () => {
    const { reader, exchangeId } = await written();
    const mine = (await reader.get('/api/review-exchanges/my')).json<ReviewExchange[]>();
    expect(mine.find(({ id }) => id === exchangeId)?.confirmationNotes).toBe(words);
  });

  it('stands in the notification', async () => {
    expect(await bodiesFor((await written()).reader, 'exchange.confirmed')).toEqual([expect.stringContaining(words)]);
  });

  it('stands in the mail', async () => expectMailed((await written()).reader));

  it('stands in the export', async () => {
    const { reader } = await written();
    expect(await exported(reader, 'writtenReviews')).toContainEqual(expect.objectContaining({ partnerNotes: words }));
  });
});

describe('the reason for declining', () => {
  const written = async () => {
    const { requester, provider, match } = await aMatch(test);
    await provider.put(`/api/matches/${match.id}/decline`, { reason: words });
    await test.runJobs();
    return { reader: requester, matchId: match.id };
  };

  it('stands on the page of who asked', async () => {
    const { reader, matchId } = await written();
    expect((await matchOf(reader, matchId)).declineReason).toBe(words);
  });

  it('stands in the notification', async () => {
    expect(await bodiesFor((await written()).reader, 'match.declined')).toEqual([expect.stringContaining(words)]);
  });

  it('stands in the mail', async () => expectMailed((await written()).reader));

  it('stands in the export', async () => {
    const { reader } = await written();
    expect(await exported(reader, 'matches')).toContainEqual(expect.objectContaining({ partnerDeclineReason: words }));
  });
});

describe('the text of a match review', () => {
  const written = async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    await provider.put(`/api/matches/${match.id}/complete`, { rating: 4, content: words });
    await test.runJobs();
    return { reader: requester, matchId: match.id };
  };

  it('stands on the page of the partner', async () => {
    const { reader, matchId } = await written();
    expect((await matchOf(reader, matchId)).providerReview).toBe(words);
  });

  it('stands in the notification', async () => {
    expect(await bodiesFor((await written()).reader, 'match.rated')).toEqual([expect.stringContaining(words)]);
  });

  it('stands in the mail', async () => expectMailed((await written()).reader));

  it('stands in the export', async () => {
    const { reader } = await written();
    expect(await exported(reader, 'matches')).toContainEqual(expect.objectContaining({ partnerReview: words }));
  });

  it('is also told when it completes the match', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    await requester.put(`/api/matches/${match.id}/complete`, { rating: 5 });
    await provider.put(`/api/matches/${match.id}/complete`, { rating: 4, content: words });
    await test.runJobs();
    expect(await bodiesFor(requester, 'match.completed')).toEqual([expect.stringContaining(words)]);
    await expectMailed(requester);
  });
});

it('leaves the notifications of a partner when its writer leaves', async () => {
  const { requester, provider, match } = await aMatch(test);
  await provider.put(`/api/matches/${match.id}/decline`, { reason: words });
  await test.runJobs();
  await provider.post('/api/privacy/delete-account', { email: provider.member.email });
  await test.runJobs();
  expect(await bodiesFor(requester, 'match.declined')).toEqual([expect.not.stringContaining('gefreut')]);
});

async function matchOf(client: SignedInClient, id: string): Promise<Match> {
  const found = (await client.get('/api/matches')).json<Match[]>().find((match) => match.id === id);
  if (!found) throw new Error(`There is no match ${id}`);
  return found;
}

async function bodiesFor(client: SignedInClient, type: string): Promise<string[]> {
  const { notifications } = (await client.get('/api/notifications')).json<{ notifications: Notification[] }>();
  return notifications.filter((told) => told.type === type).map(({ body }) => body);
}

/** One mail quotes the words: as they are in plain text, escaped in HTML. */
async function expectMailed({ member }: SignedInClient): Promise<void> {
  const quoting = (await test.mails()).filter(({ to, text }) => to === member.email && text.includes('bis bald!'));
  expect(quoting.length).toBe(1);
  expect(quoting[0]?.html).toContain('&lt;b&gt;sehr&lt;/b&gt;');
}

async function exported(client: SignedInClient, section: string): Promise<unknown> {
  return (await client.get('/api/privacy/export')).json<DataExport>().data[section];
}
