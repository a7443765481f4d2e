/** As many letters in a row are seldom the same by chance, and most survive a changed word. */
const runLetters = 10;
const base = 0x01000193;

/** The letters of folded words in a row; those that are doubled stand once. */
export function lettersOf(words: readonly string[]): string {
  return words.join('').replace(/(.)\1+/gu, '$1');
}

/** A number for every run of letters (rolling hash after Karp and Rabin 1987). */
export function letterRuns(letters: string): Set<number> {
  const runs = new Set<number>();
  let leaving = 1;
  for (let step = 0; step < runLetters; step += 1) leaving = Math.imul(leaving, base);
  let hash = 0;
  for (let index = 0; index < letters.length; index += 1) {
    hash = (Math.imul(hash, base) + letters.charCodeAt(index)) | 0;
    if (index >= runLetters) hash = (hash - Math.imul(leaving, letters.charCodeAt(index - runLetters))) | 0;
    if (index >= runLetters - 1) runs.add(hash);
  }
  return runs;
}
