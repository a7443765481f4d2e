const splits = /(?<=[\p{L}\p{M}\p{N}\p{Cf}])[^\p{L}\p{M}\p{N}\p{Cf}\s]+(?=[\p{L}\p{N}])/gu;

/** The text without the hyphens, dots and other signs that stand inside words: with and without them it is the same. */
export function joinWords(text: string): string {
  return text.replace(splits, '');
}
