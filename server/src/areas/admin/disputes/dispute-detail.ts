import type { AdminDisputeDetail, DisputeHistory } from '@rezenso/contract/admin';
import type { Language } from '@rezenso/contract/language';
import type { Db } from '../../../database/database.ts';
import { exchanges, experienceOf } from '../../exchanges/index.ts';
import { matches } from '../../matching/index.ts';
import { findPeople } from '../people/people.repository.ts';
import { isClosedTo, presentExchange, reviewOf } from '../reports/case-detail.ts';
import { findReviewOf } from '../reports/suspected-reviews.repository.ts';
import { findMember } from '../users/listed-members.repository.ts';
import { presentDispute } from './disputes.presenter.ts';
import { type ListedDispute, listedDisputes } from './listed-disputes.repository.ts';

/** A dispute with everything that a decision rests on, as `actor` may see it. */
export async function describeDispute(
  db: Db,
  actor: string,
  row: ListedDispute,
  language: Language,
  now: Date,
): Promise<AdminDisputeDetail> {
  const match = await matches(db).find(row.match_id);
  const ofMatch = await exchanges(db).listOfMatch(row.match_id);
  const subject = ofMatch.find(({ id }) => id === row.review_exchange_id);
  if (!match || !subject) throw new Error(`The dispute ${row.id} is about no exchange`);
  const people = await findPeople(db, [match.requester_id, match.provider_id]);
  const about = { review_id: null, review_exchange_id: subject.id };
  return {
    dispute: await presentDispute(db, row, now),
    text: row.text,
    link: row.link,
    answer: row.answer,
    answerLink: row.answer_link,
    ...(row.is_text_private && { isTextPrivate: true }),
    ...(row.is_answer_private && { isAnswerPrivate: true }),
    decision: row.decision,
    confirmedBefore: row.is_after_confirmation ? (subject.confirmed_at?.toISOString() ?? null) : null,
    match: {
      id: match.id,
      status: match.status,
      requester: people.get(match.requester_id),
      provider: people.get(match.provider_id),
      createdAt: match.created_at.toISOString(),
    },
    exchanges: ofMatch.map((exchange) => {
      const isShown = exchange.submitted_at !== null && !isClosedTo(actor, exchange);
      return {
        ...presentExchange(exchange, people, exchange === subject, actor),
        experience: isShown ? experienceOf(exchange) : null,
        createdAt: exchange.created_at.toISOString(),
      };
    }),
    review: isClosedTo(actor, subject)
      ? null
      : reviewOf(await listedDisputes(db).findingsOf(subject.id), await findReviewOf(db, about), subject, language),
    reviewer: await historyOf(db, row.reviewer_id, row.id),
    recipient: await historyOf(db, row.recipient_id, row.id),
  };
}

async function historyOf(db: Db, member: string, dispute: string): Promise<DisputeHistory> {
  const row = await findMember(db, member);
  if (!row) throw new Error(`There is no member ${member}`);
  const { against, filed, upheldReports } = await listedDisputes(db).countsOf(member, dispute);
  return {
    status: row.status,
    trustScore: row.trust_score,
    memberSince: row.created_at.toISOString(),
    upheldReports,
    disputesAgainst: against,
    disputesFiled: filed,
  };
}
