import { processorMillis } from '@rezenso/contract/testing/processor-time';
import { expect } from 'expect';

/** Processor time of one call, first calls included; a quadratic step in 64 KB takes many times that. */
export const mostMillis = 600;
/** A machine that others use is slower now and then, for a moment; what is slow by itself is so each time. */
const tries = 3;

/** This thread's processor time: a busy machine lets wall time grow at will, and other threads tidy up after earlier tests. */
export function expectQuick(what: string, work: () => unknown, most = mostMillis): void {
  expectAtMost(what, processorMillis(work, most), most);
}

/** Like `expectQuick`, for what does not answer at once: the processor time of all threads. */
export async function expectQuickAnswer(what: string, work: () => Promise<unknown>, most = mostMillis): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < tries && least > most; turn += 1) {
    const before = process.cpuUsage();
    await work();
    least = Math.min(least, millisOf(process.cpuUsage(before)));
  }
  expectAtMost(what, least, most);
}

function millisOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000;
}

function expectAtMost(what: string, millis: number, most: number): void {
  if (millis > most) expect(`${what} took ${millis} ms of the processor`).toBe(`at most ${most} ms`);
}
