import { draftReply } from '@rezenso/engines/replies';
import type { SeedMember } from './model.ts';
import { daysAfter } from './moments.ts';
import { createRandom } from './random.ts';
import type { UnjudgedReview } from './rows.ts';

/** Its own, so that the rest of the demo stays what it was. */
const answerSeed = 23;
/** Of those that are all praise; whatever lacked something is answered. */
const answeredShare = 0.7;
const slowDays = 6;
const fastDays = 2.5;
/** It answers faster since then. */
const fasterForDays = 75;

/** What a business answered to the reviews that it received, worded by the draft that it is offered, and when it marked them. */
export function answerRows({ id, company }: SeedMember, reviews: readonly UnjudgedReview[], now: Date) {
  const random = createRandom(answerSeed);
  const since = daysAfter(now, -fasterForDays);
  return reviews
    .filter(({ member_id }) => member_id === id)
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .flatMap(({ id: review_id, content: text, rating, created_at }) => {
      const days = random.between(0.3, created_at < since ? slowDays : fastDays);
      const isAnswered = random.chance(answeredShare) || rating < 5;
      const answered_at = daysAfter(created_at, days);
      if (!isAnswered || answered_at > now) return [];
      return [{ review_id, text: draftReply({ text, rating, companyName: company.name }, text), answered_at }];
    });
}
