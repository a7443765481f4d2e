import type { AdminTrends } from '@rezenso/contract/admin';
import { formatDate } from '@rezenso/ui/format';
import { localeText } from '../texts.de.ts';

const month = new Intl.DateTimeFormat(localeText, { timeZone: 'Europe/Berlin', month: 'short', year: 'numeric' });
const steps = [1, 2, 4, 6, 8, 10];

/**
 * The upright axis for counts up to `most`: it ends at a round figure, which is even so that the middle is a count too.
 * @returns `marks` from the top down to 0
 */
export function scaleOf(most: number): { top: number; marks: number[] } {
  if (most <= 1) return { top: 1, marks: [1, 0] };
  const unit = 10 ** Math.floor(Math.log10(most));
  const top = (steps.find((step) => step * unit >= most) ?? 10) * unit;
  return { top, marks: [top, top / 2, 0] };
}

/** What a bucket is called: its month, or the day it begins with. */
export function bucketLabel(day: string, bucket: AdminTrends['bucket']): string {
  return bucket === 'month' ? month.format(new Date(day)) : formatDate(day);
}
