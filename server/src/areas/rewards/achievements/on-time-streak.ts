import { isOnTime } from '../../../time/due-day.ts';
import type { PromisedReview } from './achievements.repository.ts';

/** The longest run of promised reviews handed in on time, and worth it; `promised` is in order of the due date. */
export function longestOnTimeStreak(promised: readonly PromisedReview[]): number {
  let longest = 0;
  let current = 0;
  for (const { submitted_at, due_at, withheld } of promised) {
    const isKept = submitted_at !== null && isOnTime(submitted_at, due_at) && withheld === null;
    current = isKept ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}
