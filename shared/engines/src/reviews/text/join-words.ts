const splits =
  /(?<=[\p{L}\p{M}\p{N}\p{Cf}\p{Default_Ignorable_Code_Point}])[^\p{L}\p{M}\p{N}\p{Cf}\p{Default_Ignorable_Code_Point}\s]+(?=[\p{L}\p{N}])/gu;

/** The text without the hyphens, dots and other signs that stand inside words: with and without them it is the same. */
export function joinWords(text: string): string {
  return text.replace(splits, '');
}
