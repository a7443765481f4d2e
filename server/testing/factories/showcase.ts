import type { BodyOf } from '@rezenso/contract/endpoint';
import type { savePublicPage } from '@rezenso/contract/public-page';
import type { SignedInClient, TestApp } from '../test-app.ts';
import { anExchange, aTextAbout, confirm, type Exchanging, handIn } from './exchanges.ts';

type Wish = BodyOf<typeof savePublicPage>;

/** What a business shows that shows everything, but not to search engines. */
export const aWish: Wish = { name: 'cafe-morgenrot', isPublished: true, isFindable: false, asksCustomers: true };

/** Shows a business to everybody. */
export async function publish(client: SignedInClient, wish: Partial<Wish> = {}): Promise<void> {
  const saved = await client.put('/api/public-page', { ...aWish, ...wish });
  if (saved.statusCode !== 200) throw new Error(`The page was not published: ${saved.body}`);
}

/** A business with a public page and a review that a partner handed in and it confirmed. */
export async function aReviewedBusiness(test: TestApp, wish: Partial<Wish> = {}): Promise<Exchanging> {
  const exchanging = await anExchange(test);
  const { reviewer, recipient, exchange } = exchanging;
  await handIn(reviewer, exchange, { reviewText: aTextAbout(exchange.id) });
  await confirm(recipient, exchange);
  await test.runJobs();
  await publish(recipient, wish);
  return exchanging;
}

/** What a browser sends that opens a page for somebody. */
export const byPerson = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', accept: 'text/html' };
