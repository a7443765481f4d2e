/** A machine that others use is slower now and then, for a moment; what is slow by itself is so each time. */
const tries = 3;

/**
 * Milliseconds of this thread's processor time that the work takes: the least of three calls, or the first that stays
 * within `enough`. A busy machine lets wall time grow at will, and other threads tidy up after earlier tests.
 */
export function processorMillis(work: () => unknown, enough = 0): number {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < tries && least > enough; turn += 1) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

/** Below this, what else a process does at the time is more than the work. */
const measurableMillis = 10;

/**
 * How many times as long the work takes for four times the length: 4 where it grows with the length only, 16 where it grows with its
 * square, on a fast machine as on a slow one. Work that takes less than can be measured counts as if it took that.
 */
export function growthByFour(work: (length: number) => unknown, length: number): number {
  const short = processorMillis(() => work(length));
  const long = processorMillis(() => work(4 * length));
  return Math.max(long, measurableMillis) / Math.max(short, measurableMillis);
}
