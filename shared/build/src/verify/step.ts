import type { Affected } from './affected.ts';
import type { Outcome } from './outcome.ts';

/** What a run of steps has in common. */
export interface Run {
  repository: string;
  /** Processes that a step may keep busy. */
  processes: number;
  /** How far the processes of this step give way to others, as `nice` counts. */
  priority: number;
  /** Only these tests; undefined is all of them. */
  affected?: Affected;
  /** Revision from which on something may have changed. */
  since?: string;
  /** `1/3`: a third of the journeys. */
  shard?: string;
}

export interface Step {
  /** What stands behind `npm test --`. */
  name: string;
  title: string;
  /** Steps that can be asked for together. Those of `long` run for hours, and not in `npm test`. */
  part: 'static' | 'unit' | 'api' | 'e2e' | 'long';
  needs?: readonly string[];
  /** Browsers and servers in it wait by the clock, as people do: the others give way to it. */
  isByTheClock?: true;
  /** @returns undefined when none of it is affected by what changed */
  run(run: Run): Promise<Outcome | undefined>;
}
