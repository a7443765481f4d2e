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
