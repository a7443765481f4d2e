import { availableParallelism, cpus, loadavg } from 'node:os';

/** A figure that must not be above `most`, judged as it is printed, to so many places. */
export function verdictOf(value: number, most: number, places = 2): string {
  const over = Number(value.toFixed(places)) - most;
  return over > 10 ** -(places + 1) ? `missed by ${over.toFixed(places)}` : 'met';
}

/** The middle one; NaN of none. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Work of the whole machine in the last minute. */
export function load(): number {
  return loadavg()[0] ?? 0;
}

/** What figures of time have to be read with: `2026-11-22, 2 cores (AMD EPYC), Node 24.21.0, load 0.4`. */
export function machine(): string {
  const day = new Date().toISOString().slice(0, 10);
  const cores = `${availableParallelism()} cores (${cpus()[0]?.model.trim()})`;
  return `${day}, ${cores}, Node ${process.versions.node}, load ${load().toFixed(1)}`;
}
