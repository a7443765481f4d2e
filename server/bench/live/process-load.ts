import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { MeasuredProcess } from '../api/measured-process.ts';

/** What a process takes. */
export interface Load {
  /** Share of one core over the time that was measured. */
  core: number;
  /** Resident memory at its end. */
  megabytes: number;
}

/** Looks at a process for some seconds. Linux only: elsewhere nobody says how much memory another process has. */
export async function processLoad(measured: MeasuredProcess, seconds: number): Promise<Load> {
  const [before, since] = [await measured.processorMillis(), performance.now()];
  await setTimeout(seconds * 1000);
  const used = (await measured.processorMillis()) - before;
  const status = readFileSync(`/proc/${measured.pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
  return { core: used / (performance.now() - since), megabytes: kilobytes / 1024 };
}
