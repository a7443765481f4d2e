const runLength = 3;

/** As much of a text as is looked at. */
const mostLetters = 6_000;

/** Whether one of `others` holds at least `share` (0-1) of the text. Linear in all of them. */
export function sharesWords(text: string, others: readonly string[], share: number): boolean {
  const own = runsOf(text);
  return others.some((other) => shareOf(own, runsOf(other)) >= share);
}

/**
 * How much of a text stands in another one too, 0-1: the share of its runs of three words. Case, punctuation and spacing
 * say nothing. Texts of fewer than three words share nothing.
 */
export function wordShare(text: string, other: string): number {
  return shareOf(runsOf(text), runsOf(other));
}

function shareOf(own: ReadonlySet<string>, known: ReadonlySet<string>): number {
  if (own.size === 0) return 0;
  let shared = 0;
  for (const run of own) if (known.has(run)) shared += 1;
  return shared / own.size;
}

/** The words of a text in lower case. */
export function wordsOf(text: string): string[] {
  return (
    text
      .slice(0, mostLetters)
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function runsOf(text: string): Set<string> {
  const words = wordsOf(text);
  const runs = new Set<string>();
  for (let start = 0; start + runLength <= words.length; start += 1)
    runs.add(words.slice(start, start + runLength).join(' '));
  return runs;
}
