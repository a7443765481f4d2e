import { trustTexts } from './texts.de.ts';

export interface TrustBalance {
  score: number;
  label: string;
  rank: string;
}

/** What a trust score of 0-100 says about a business; undefined as long as there is none. */
export function trustBalance(trustScore: number | null): TrustBalance | undefined {
  if (trustScore === null) return undefined;
  const score = Math.round(trustScore);
  return { score, label: labelOf(score), rank: trustTexts.rank(100 - score) };
}

function labelOf(score: number): string {
  if (score >= 80) return trustTexts.labels.excellent;
  if (score >= 60) return trustTexts.labels.good;
  return trustTexts.labels.average;
}
