import { describe, it } from 'node:test';
import type { ReviewExchange } from '@rezenso/contract/exchanges';
import type { UserPlatform } from '@rezenso/contract/user-platforms';
import { expect } from 'expect';
import { anExchange, handIn } from '../../../../testing/factories/exchanges.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const corrected = { businessName: 'Café Anna am Markt', profileUrl: 'https://maps.google.com/?cid=18', notes: null };

describe('a profile that its business corrects', () => {
  it('is where partners are led who have not written yet, and only they', async () => {
    const { reviewer, recipient, exchange, reverse } = await anExchange(test);
    await correct(recipient);
    expect(await shownTo(reviewer, exchange.id)).toMatchObject({
      businessName: corrected.businessName,
      businessUrl: corrected.profileUrl,
    });
    expect(await shownTo(reviewer, reverse.id)).toMatchObject({ businessName: reverse.business_name });
  });

  it('changes nothing about a review that was handed in there before', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    await correct(recipient);
    expect(await shownTo(reviewer, exchange.id)).toMatchObject({ businessName: exchange.business_name });
  });
});

async function correct(owner: SignedInClient): Promise<void> {
  const [platform] = (await owner.get('/api/user-platforms')).json<UserPlatform[]>();
  expect((await owner.put(`/api/user-platforms/${platform?.id}`, corrected)).statusCode).toBe(200);
  await test.runJobs();
}

async function shownTo(reader: SignedInClient, id: string): Promise<ReviewExchange | undefined> {
  const mine = (await reader.get('/api/review-exchanges/my')).json<ReviewExchange[]>();
  return mine.find((exchange) => exchange.id === id);
}
