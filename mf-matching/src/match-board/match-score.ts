/** Score that an active match shows when the API gives none (specification, point 9). */
const activeDefault = 95;

export function activeScore(score: number | null): number {
  return score ?? activeDefault;
}

/** A suggested partner's score; without one a figure from 80 to 99 that stays the same for the same partner. */
export function suggestedScore(score: number | null, partnerId: string): number {
  if (score !== null) return score;
  let hash = 0;
  for (const letter of partnerId) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return 80 + (hash % 20);
}
