import type { AdminReportDetail } from '@rezenso/contract/admin';
import type { Language } from '@rezenso/contract/language';
import { evidenceIn } from '@rezenso/engines/wording';
import type { Db } from '../../../database/database.ts';
import type { ReviewRow } from '../../../database/schema.ts';
import type { Finding, ReportRow } from '../../../database/schema-admin.ts';
import { exchanges, type NamedExchange, readableTo } from '../../exchanges/index.ts';
import { matches } from '../../matching/index.ts';
import { findPeople, type People } from '../people/people.repository.ts';
import { findMember } from '../users/listed-members.repository.ts';
import { describePage } from './describe-page.ts';
import { reportCounts } from './report-counts.repository.ts';
import { presentReport } from './reports.presenter.ts';
import { findReviewOf } from './suspected-reviews.repository.ts';

/** A case with everything a decision rests on, as `actor` may see it; undefined when there is no such account. */
export async function describeCase(
  db: Db,
  origin: string,
  actor: string,
  report: ReportRow,
  language: Language,
): Promise<AdminReportDetail | undefined> {
  const reported = await findMember(db, report.reported_id);
  if (!reported) return undefined;
  const match = report.match_id ? await matches(db).find(report.match_id) : undefined;
  const ofMatch = match ? await exchanges(db).listOfMatch(match.id) : [];
  const people = await findPeople(db, match ? [match.requester_id, match.provider_id] : []);
  const subject = ofMatch.find(({ id }) => id === report.review_exchange_id);
  return {
    report: await presentReport(db, report),
    text: report.text,
    match: match
      ? {
          id: match.id,
          status: match.status,
          requester: people.get(match.requester_id),
          provider: people.get(match.provider_id),
          createdAt: match.created_at.toISOString(),
        }
      : null,
    isAboutMessage: report.message_id !== null,
    page: report.kind === 'public_page' ? await describePage(db, origin, report.reported_id) : null,
    exchanges: ofMatch.map((exchange) => presentExchange(exchange, people, exchange === subject, actor)),
    review:
      subject && isClosedTo(actor, subject)
        ? null
        : reviewOf(report.findings, await findReviewOf(db, report), subject, language),
    reported: {
      status: reported.status,
      trustScore: reported.trust_score,
      memberSince: reported.created_at.toISOString(),
      ...(await reportCounts(db).received(reported.id)),
    },
    reporter: report.reporter_id ? await reportCounts(db).filed(report.reporter_id) : null,
  };
}

/** What was handed in, as `actor` may read it. */
export function presentExchange(
  row: NamedExchange,
  people: People,
  isSubject: boolean,
  actor: string,
): AdminReportDetail['exchanges'][number] {
  // What was not handed in is the writer's own draft.
  const isShown = row.submitted_at !== null && !isClosedTo(actor, row);
  return {
    id: row.id,
    platform: row.platform,
    status: row.status,
    reviewer: people.get(row.reviewer_id),
    recipient: people.get(row.recipient_id),
    reviewText: isShown ? row.review_text : null,
    reviewRating: isShown ? row.review_rating : null,
    reviewUrl: isShown ? row.review_url : null,
    fraudScore: row.fraud_score,
    dueDate: row.due_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    isSubject,
  };
}

/** A business that moderates reads no sooner than others what its partner wrote about it (docs/decisions/0081). */
export function isClosedTo(actor: string, exchange: NamedExchange): boolean {
  return exchange.recipient_id === actor && !readableTo(actor, exchange);
}

/** The review with what was found, or what was handed in while it is not confirmed yet. */
export function reviewOf(
  findings: readonly Finding[],
  review: ReviewRow | undefined,
  exchange: NamedExchange | undefined,
  language: Language,
): AdminReportDetail['review'] {
  if (review) {
    const { id, source, content, rating, reviewer_name: reviewerName, fraud_score: fraudScore, evidence } = review;
    return { id, source, content, rating, reviewerName, fraudScore, findings: evidenceIn(language, evidence) };
  }
  if (!exchange?.submitted_at || !exchange.review_text || !exchange.review_rating) return null;
  return {
    id: null,
    source: exchange.platform,
    content: exchange.review_text,
    rating: exchange.review_rating,
    reviewerName: exchange.reviewer_name ?? '',
    fraudScore: exchange.fraud_score,
    findings: evidenceIn(language, findings),
  };
}
