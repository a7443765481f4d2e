const hourMillis = 3_600_000;
const dayMillis = 24 * hourMillis;

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMillis);
}

export function daysBefore(moment: Date, days: number): Date {
  return daysAfter(moment, -days);
}

export function hoursAfter(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * hourMillis);
}

export function hoursBefore(moment: Date, hours: number): Date {
  return hoursAfter(moment, -hours);
}

/** The moment at `share` (0-1) of the way from `start` to `end`. */
export function partWay(start: Date, end: Date, share: number): Date {
  return new Date(start.getTime() + share * (end.getTime() - start.getTime()));
}

export function latest(...moments: readonly Date[]): Date {
  return new Date(Math.max(...moments.map((moment) => moment.getTime())));
}

export function earliest(...moments: readonly Date[]): Date {
  return new Date(Math.min(...moments.map((moment) => moment.getTime())));
}
