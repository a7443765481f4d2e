import { trustTexts } from './texts.de.ts';

/** Shown as long as the API gives no score (specification, point 9). */
const usualScore = 89;

export interface TrustBalance {
  score: number;
  /** No exchange was confirmed yet: the score is the usual one. */
  isPreliminary: boolean;
  label: string;
  rank: string;
}

/** What a trust score of 0-100 says about a business. */
export function trustBalance(trustScore: number | null): TrustBalance {
  const score = Math.round(trustScore ?? usualScore);
  return { score, isPreliminary: trustScore === null, label: labelOf(score), rank: trustTexts.rank(100 - score) };
}

function labelOf(score: number): string {
  if (score >= 80) return trustTexts.labels.excellent;
  if (score >= 60) return trustTexts.labels.good;
  return trustTexts.labels.average;
}
