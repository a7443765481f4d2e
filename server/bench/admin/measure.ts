/** Times of one kind of call, in milliseconds. */
export interface Times {
  median: number;
  p95: number;
  first: number;
}

/** Runs a call so often and says how long it took; the first time stands apart, because nothing is warm yet. */
export async function timesOf(call: () => Promise<unknown>, runs: number): Promise<Times> {
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
  }
  const [first = 0, ...warm] = times;
  const sorted = warm.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { first, median: at(0.5), p95: at(0.95) };
}
