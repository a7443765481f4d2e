import { availableParallelism } from 'node:os';
import { type Affected, affectedBy, changedSince, dependenciesIn, importsAmong } from './affected.ts';
import { sharesOf } from './lanes.ts';
import { none, single, sum } from './outcome.ts';
import { inLanes } from './schedule.ts';
import type { Run, Step } from './step.ts';
import { steps } from './steps.ts';
import { lineOf, type Result, summaryOf } from './summary.ts';

/** What can stand behind the names. */
export const verifyOptions = {
  since: { type: 'string' },
  shard: { type: 'string' },
  near: { type: 'boolean' },
} as const;

export interface VerifyOptions {
  /** Steps or parts of them; none is everything but what runs for hours. */
  names?: readonly string[];
  /** Only tests of what changed since this revision was left. */
  since?: string;
  /** With `since`: also leaves out what a change reaches only through the whole application. */
  isNear?: boolean;
  shard?: string;
}

/**
 * Runs checks, several beside each other. A failed step does not keep the others from running. The last line reads
 * `N passed, N failed` and counts every test of every runner; what failed stands above it.
 * @returns whether nothing failed
 * @throws Error naming what there is, when a name is none
 */
export async function verify(repository: string, options: VerifyOptions = {}): Promise<boolean> {
  const chosen = chosenSteps(options.names ?? []);
  const startedAt = performance.now();
  const { lanes, processes, priorityOf } = sharesOf(chosen, availableParallelism());
  const affected = await affectedOf(repository, options);
  const runOf = (step: Step): Run => ({ repository, processes, priority: priorityOf(step), ...affected, ...options });
  const results = await inLanes(
    chosen.map((step) => ({ ...step, run: () => timed(step, runOf(step)) })),
    lanes,
  );
  console.log(summaryOf(results, secondsSince(startedAt)));
  return sum(results.map(({ outcome }) => outcome ?? none)).failed === 0;
}

/** @throws Error when there is no step and no part of that name */
export function chosenSteps(names: readonly string[]): Step[] {
  const known = new Set(steps.flatMap(({ name, part }) => [name, part]));
  const unknown = names.find((name) => !known.has(name));
  if (unknown) throw new Error(`There is no part ${unknown}; there are ${[...known].join(', ')}`);
  if (names.length === 0) return steps.filter(({ part }) => part !== 'long');
  return steps.filter(({ name, part }) => names.includes(name) || names.includes(part));
}

async function affectedOf(
  repository: string,
  { since, isNear = false }: VerifyOptions,
): Promise<{ affected?: Affected }> {
  if (!since) return {};
  const changed = await changedSince(repository, since);
  const imports = await importsAmong(repository, await dependenciesIn(repository), isNear);
  const affected = affectedBy(changed, imports, isNear);
  console.log(`${changed.length} files changed since ${since}; ${affected.tests.length} files of tests are concerned.`);
  if (affected.unmapped.length === 0) return { affected };
  const names = affected.unmapped.slice(0, 5).join(', ');
  console.log(
    `Imports do not tell what depends on ${names}${affected.unmapped.length > 5 ? ', …' : ''}: ${isNear ? 'npm test will' : 'all tests run'}.`,
  );
  return { affected: isNear ? { ...affected, unmapped: [] } : affected };
}

async function timed(step: Step, run: Run): Promise<Result> {
  console.log(`▶ ${step.title} …`);
  const startedAt = performance.now();
  const progress = setInterval(() => console.log(`  … ${step.title}: ${secondsSince(startedAt)} s`), 30_000);
  const outcome = await step
    .run(run)
    .catch((error: unknown) => {
      console.log(error);
      return single(false, error instanceof Error ? error.stack : String(error));
    })
    .finally(() => clearInterval(progress));
  const result = { title: step.title, outcome, seconds: secondsSince(startedAt) };
  console.log(lineOf(result));
  return result;
}

function secondsSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) / 100) / 10;
}
