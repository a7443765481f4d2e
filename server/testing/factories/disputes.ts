import { randomUUID } from 'node:crypto';
import type { SignedInClient, TestApp } from '../test-app.ts';
import { anExchange, aTextAbout, type Exchanging, handIn } from './exchanges.ts';

export const disputeText = 'Bei Google ist diese Review nirgends zu finden.';

/** Disputes the review of an exchange. */
export function dispute(client: SignedInClient, { id }: { id: string }, fields: object = {}) {
  return client.post(`/api/review-exchanges/${id}/dispute`, { reason: 'never_posted', text: disputeText, ...fields });
}

/** Says what speaks for the review. */
export function answer(client: SignedInClient, { id }: { id: string }, fields: object = {}) {
  return client.post(`/api/review-exchanges/${id}/dispute/answer`, { text: 'Sie steht seit Montag dort.', ...fields });
}

export function takeBack(client: SignedInClient, { id }: { id: string }) {
  return client.post(`/api/review-exchanges/${id}/dispute/withdraw`);
}

export interface Disputing extends Exchanging {
  disputeId: string;
}

/** A review of its own words that was handed in, and that its recipient disputes. */
export async function aDispute(test: TestApp, fields: object = {}): Promise<Disputing> {
  const exchanging = await anExchange(test);
  const { reviewer, recipient, exchange } = exchanging;
  await handIn(reviewer, exchange, { reviewText: aTextAbout(exchange.id) });
  const filed = await dispute(recipient, exchange, fields);
  if (filed.statusCode !== 200) throw new Error(`The review was not disputed: ${filed.body}`);
  return { ...exchanging, disputeId: filed.json().dispute.id };
}

/** The same, answered: moderators may decide. */
export async function anAnsweredDispute(test: TestApp): Promise<Disputing> {
  const disputing = await aDispute(test);
  const answered = await answer(disputing.reviewer, disputing.exchange);
  if (answered.statusCode !== 200) throw new Error(`The dispute was not answered: ${answered.body}`);
  return disputing;
}

/** A row of a dispute that was decided, whatever its exchange is like. @returns its id */
export async function aDecidedDispute(
  test: TestApp,
  { id, reviewer_id, recipient_id }: { id: string; reviewer_id: string; recipient_id: string },
  words = 'Es lag an der Lieferung.',
): Promise<string> {
  const [disputeId, now] = [randomUUID(), test.clock.now()];
  await test.db
    .insertInto('disputes')
    .values({
      ...{ id: disputeId, review_exchange_id: id, reviewer_id, recipient_id, is_after_confirmation: true },
      ...{ reason: 'changed_afterwards', state: 'upheld', text: words, link: null, answer: words, decision: words },
      ...{ answer_due_at: now, closed_at: now, created_at: now },
    })
    .execute();
  return disputeId;
}
