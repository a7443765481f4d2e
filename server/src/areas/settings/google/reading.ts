import type { ReviewPage } from './business-profile.ts';

/** What one pass over a place's reviews tells about those that were stored before it began, by Google's names. */
export function readingOf(stored: readonly string[]) {
  const seen = new Set<string>();
  const totals = new Set<number>();
  const known = new Set(stored);
  let isAtEnd = false;

  return {
    note({ names, total, isLast }: ReviewPage): void {
      for (const name of names) {
        seen.add(name);
        known.add(name);
      }
      totals.add(total);
      isAtEnd = isLast;
    },

    /** Whether Google has fewer than are stored. */
    isSomethingGone(): boolean {
      return known.size > Math.min(...totals);
    },

    /**
     * The stored ones that are not there any more. None unless everything was read while nothing came or went: what a
     * page loses in between moves another review past the reader.
     */
    gone(): string[] {
      const [total = Number.POSITIVE_INFINITY, ...others] = totals;
      const isWhole = isAtEnd && others.length === 0 && seen.size >= total;
      return isWhole ? stored.filter((name) => !seen.has(name)) : [];
    },
  };
}
