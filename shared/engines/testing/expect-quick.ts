import { expect } from 'expect';

/** Processor time of one call, first calls included; a quadratic step in 64 KB takes many times that. */
export const mostMillis = 600;

/** The processor's time, because a busy machine lets wall time grow at will. */
export function expectQuick(what: string, work: () => unknown, most = mostMillis): void {
  const before = process.cpuUsage();
  work();
  expectAtMost(what, before, most);
}

/** Like `expectQuick`, for what does not answer at once. */
export async function expectQuickAnswer(what: string, work: () => Promise<unknown>, most = mostMillis): Promise<void> {
  const before = process.cpuUsage();
  await work();
  expectAtMost(what, before, most);
}

function expectAtMost(what: string, before: NodeJS.CpuUsage, most: number): void {
  const { user, system } = process.cpuUsage(before);
  const millis = (user + system) / 1_000;
  if (millis > most) expect(`${what} took ${millis} ms of the processor`).toBe(`at most ${most} ms`);
}
