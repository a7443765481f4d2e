export type Bucket = 'day' | 'week' | 'month';

/** What came in on a day. */
export interface Flows {
  signUps: number;
  matches: number;
  exchanges: number;
  reviews: number;
}

export const noFlows: Flows = { signUps: 0, matches: 0, exchanges: 0, reviews: 0 };

const dayMillis = 86_400_000;

/** The calendar day `count` days after `day` (both YYYY-MM-DD). */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMillis).toISOString().slice(0, 10);
}

/** The first day of the bucket that `day` lies in; weeks begin on Monday. */
export function bucketStart(day: string, bucket: Bucket): string {
  if (bucket === 'day') return day;
  if (bucket === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7));
}

/**
 * One point per bucket from `from` to `to`, without holes. The first bucket begins with the period when that begins
 * within it.
 */
export function seriesOf(
  byDay: ReadonlyMap<string, Flows>,
  { from, to, bucket }: { from: string; to: string; bucket: Bucket },
): Array<Flows & { start: string }> {
  const points = new Map<string, Flows>();
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const start = bucketStart(day, bucket);
    const key = start < from ? from : start;
    points.set(key, plus(points.get(key) ?? noFlows, byDay.get(day) ?? noFlows));
  }
  return [...points].map(([start, flows]) => ({ start, ...flows }));
}

/** What came in from `from` to `to`, both included. */
export function totalsOf(byDay: ReadonlyMap<string, Flows>, from: string, to: string): Flows {
  let sum = noFlows;
  for (const [day, flows] of byDay) if (day >= from && day <= to) sum = plus(sum, flows);
  return sum;
}

function plus(one: Flows, other: Flows): Flows {
  return {
    signUps: one.signUps + other.signUps,
    matches: one.matches + other.matches,
    exchanges: one.exchanges + other.exchanges,
    reviews: one.reviews + other.reviews,
  };
}
