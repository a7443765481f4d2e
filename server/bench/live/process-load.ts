import { setTimeout } from 'node:timers/promises';
import type { MeasuredProcess, Memory } from '../api/measured-process.ts';

/** What a process takes. */
export interface Load {
  /** Share of one core over the time that was measured. */
  core: number;
  /** At its end. */
  memory: Memory;
}

/** Looks at a process for some seconds. */
export async function processLoad(measured: MeasuredProcess, seconds: number): Promise<Load> {
  const [before, since] = [await measured.processorMillis(), performance.now()];
  await setTimeout(seconds * 1000);
  const core = ((await measured.processorMillis()) - before) / (performance.now() - since);
  return { core, memory: await measured.memory() };
}
