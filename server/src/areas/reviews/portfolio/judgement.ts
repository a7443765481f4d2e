import type { Language } from '@rezenso/contract/language';
import { suspiciousFraudScore } from '@rezenso/contract/limits';
import type { ReviewAnalysis } from '@rezenso/contract/reviews';
import type { Assessment, Evidence, Reader } from '@rezenso/engines/reviews';
import { evidenceIn, reasonsBeside } from '@rezenso/engines/wording';
import type { Db, Tx } from '../../../database/database.ts';
import type { ReviewRow } from '../../../database/schema.ts';
import type { EnginePool } from '../../../engine-pool/engine-pool.ts';
import type { Events } from '../../../events/events.ts';
import { reviewTexts } from './review-texts.repository.ts';

/** What is kept of an assessment with the review. */
export interface Judgement {
  qualityScore: number;
  fraudScore: number;
  evidence: ReviewRow['evidence'];
}

export function judgementOf({ qualityScore, fraudScore, evidence }: Assessment): Judgement {
  return { qualityScore, fraudScore, evidence: evidence.map(finding) };
}

/** Version of the rules by which reviews are judged. Raise it when others would be flagged, or for another reason: who is, is judged again. */
export const verdictRules = 6;

/** A judgement as the row of its review keeps it. */
export function judgementColumns({ qualityScore, fraudScore, evidence }: Judgement) {
  return {
    quality_score: qualityScore,
    fraud_score: fraudScore,
    evidence: JSON.stringify(evidence),
    judged_by: verdictRules,
  };
}

/** Passes a review that reads 'Verdächtig' on to the moderators. It may be judged again; its case is opened once. */
export async function reportSuspicion(
  tx: Tx,
  events: Events,
  { fraudScore, evidence }: Judgement,
  review: { exchangeId: string | null; reviewId: string | null },
): Promise<void> {
  if (fraudScore <= suspiciousFraudScore) return;
  await events.record(tx, 'review.suspected', { ...review, fraudScore, findings: evidence });
}

/** A review that read 'Verdächtig' was judged again and reads so no more: its case is dropped, unless somebody decided on it. */
export async function reportClearance(
  tx: Tx,
  events: Events,
  { fraudScore }: Judgement,
  review: { exchangeId: string | null; reviewId: string | null },
): Promise<void> {
  if (fraudScore <= suspiciousFraudScore) await events.record(tx, 'review.cleared', review);
}

/** Who looks at what was found, and why. */
export interface Look {
  member: string;
  language: Language;
  reader: Reader;
}

/** A fresh assessment for the page, whose reasons are said to its reader already. */
export async function presentAssessment(
  db: Db,
  { qualityScore, fraudScore, reasons, evidence }: Assessment,
  look: Look,
): Promise<ReviewAnalysis> {
  return {
    qualityScore,
    fraudRisk: fraudScore,
    reasons: reasons.map(({ code, text }) => ({ code, text })),
    evidence: await presentFindings(db, evidence.map(finding), look),
    engine: 'built-in',
  };
}

/** What was found when the review came in, to the business that has it. The reasons for its quality are found anew in its text. */
export async function presentJudgement(
  { engines, db }: { engines: EnginePool; db: Db },
  review: ReviewRow,
  language: Language,
): Promise<ReviewAnalysis> {
  const look = { member: review.member_id, language, reader: 'business' } as const;
  const stars = review.rating_given ? { rating: review.rating } : {};
  const written = { text: review.content, ...stars, platform: review.source };
  const { reasons } = await engines.analyzeReview({ ...written, readerLanguage: language, reader: look.reader });
  return {
    qualityScore: review.quality_score,
    fraudRisk: review.fraud_score,
    reasons: reasonsBeside(review.evidence, reasons).map(({ code, text }) => ({ code, text })),
    evidence: await presentFindings(db, review.evidence, look),
    engine: 'built-in',
  };
}

type KeptFinding = ReviewRow['evidence'][number];

/** Findings as `member` reads them: of the texts that they are about only its own reviews have a name. */
async function presentFindings(
  db: Db,
  findings: readonly KeptFinding[],
  { member, language, reader }: Look,
): Promise<ReviewAnalysis['evidence']> {
  const ids = findings.flatMap(({ otherId }) => otherId ?? []);
  const own = await reviewTexts(db).listReviewsOf(member, ids);
  return evidenceIn(language, findings, reader).map(({ otherId, ...said }) => {
    const resembled = own.get(otherId ?? '');
    return resembled ? { ...said, resembled } : said;
  });
}

function finding({ code, text, quote, otherQuote, otherId }: Evidence): KeptFinding {
  return { code, text, ...(quote && { quote }), ...(otherQuote && { otherQuote }), ...(otherId && { otherId }) };
}
