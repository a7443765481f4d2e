import type { Step } from './step.ts';

/** Beyond four, they would wait for each other's memory. */
const lanesAtMost = 4;

/** `nice` of steps beside one that goes by the clock. A third of its share is left to them: their tests have timeouts, too. */
const givingWay = 5;

type Timed = Pick<Step, 'isByTheClock'>;

/**
 * How steps share a machine: a lane for each core. Beside a step that goes by the clock there is one more, because such a step
 * often waits, and all others give way to it, so that nobody's page or server is late for want of a core. Without such a step
 * there may be twice as many processes as cores, because the longest step is alone in the end.
 * @returns lanes; processes that a step may keep busy; `nice` of its processes
 */
export function sharesOf(chosen: readonly Timed[], cores: number) {
  const isTimed = chosen.some(({ isByTheClock }) => isByTheClock);
  const lanes = Math.min(isTimed ? cores + 1 : cores, lanesAtMost, chosen.length);
  return {
    lanes,
    processes: isTimed ? Math.max(1, Math.floor(cores / lanes)) : Math.min(cores, Math.floor((2 * cores) / lanes)),
    priorityOf: ({ isByTheClock }: Timed) => (isTimed && !isByTheClock ? givingWay : 0),
  };
}
