import type { Language } from '@rezenso/contract/language';
import { suspiciousFraudScore } from '@rezenso/contract/limits';
import type { ReviewAnalysis } from '@rezenso/contract/reviews';
import type { Assessment, Evidence } from '@rezenso/engines/reviews';
import { evidenceIn } from '@rezenso/engines/wording';
import type { Tx } from '../../../database/database.ts';
import type { ReviewRow } from '../../../database/schema.ts';
import type { EnginePool } from '../../../engine-pool/engine-pool.ts';
import type { Events } from '../../../events/events.ts';

/** What is kept of an assessment with the review. */
export interface Judgement {
  qualityScore: number;
  fraudScore: number;
  evidence: ReviewRow['evidence'];
}

export function judgementOf({ qualityScore, fraudScore, evidence }: Assessment): Judgement {
  return { qualityScore, fraudScore, evidence: evidence.map(finding) };
}

/** Version of the rules by which reviews are judged. Raise it when others would be flagged: who is, is judged again. */
export const verdictRules = 4;

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

/** A fresh assessment for the page, whose reasons are in its reader's language already. */
export function presentAssessment(
  { qualityScore, fraudScore, reasons, evidence }: Assessment,
  language: Language,
): ReviewAnalysis {
  return {
    qualityScore,
    fraudRisk: fraudScore,
    reasons: reasons.map(({ code, text }) => ({ code, text })),
    evidence: evidenceIn(language, evidence.map(finding)),
    engine: 'built-in',
  };
}

/** What was found when the review came in. The reasons for its quality depend on its text alone. */
export async function presentJudgement(
  engines: EnginePool,
  review: ReviewRow,
  readerLanguage: Language,
): Promise<ReviewAnalysis> {
  const stars = review.rating_given ? { rating: review.rating } : {};
  const written = { text: review.content, ...stars, platform: review.source };
  const { reasons } = await engines.analyzeReview({ ...written, readerLanguage });
  return {
    qualityScore: review.quality_score,
    fraudRisk: review.fraud_score,
    reasons: reasons.map(({ code, text }) => ({ code, text })),
    evidence: evidenceIn(readerLanguage, review.evidence),
    engine: 'built-in',
  };
}

function finding({ code, text, quote, otherQuote }: Evidence): ReviewRow['evidence'][number] {
  return { code, text, ...(quote && { quote }), ...(otherQuote && { otherQuote }) };
}
