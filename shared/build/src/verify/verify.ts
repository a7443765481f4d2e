import { type Outcome, sum } from './outcome.ts';
import { type Step, steps } from './steps.ts';

const parts = ['static', 'unit', 'api', 'e2e'] as const;

/**
 * Runs all checks, or one part of them (`unit`, `api`, `e2e`). A failed step does not keep the next ones from running.
 * The last line reads `N passed, N failed` and counts every test of every runner.
 * @returns whether nothing failed
 */
export async function verify(repository: string, part?: string): Promise<boolean> {
  if (part && !parts.some((known) => known === part))
    throw new Error(`There is no part ${part}; there are ${parts.join(', ')}`);
  const chosen = steps.filter((step) => !part || step.part === part);
  const results: { title: string; outcome: Outcome; seconds: number }[] = [];
  for (const step of chosen) results.push(await timed(step, repository));
  const total = sum(results.map(({ outcome }) => outcome));
  console.log(`\n${results.map(summary).join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

async function timed(step: Step, repository: string) {
  console.log(`\n▶ ${step.title} …`);
  const startedAt = performance.now();
  const progress = setInterval(() => console.log(`  … ${secondsSince(startedAt)} s`), 30_000);
  const outcome = await step.run(repository).finally(() => clearInterval(progress));
  const result = { title: step.title, outcome, seconds: secondsSince(startedAt) };
  console.log(summary(result));
  return result;
}

function secondsSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) / 100) / 10;
}

function summary({ title, outcome, seconds }: { title: string; outcome: Outcome; seconds: number }): string {
  const sign = outcome.failed > 0 ? '✖' : '✔';
  return `${sign} ${title.padEnd(40)} ${String(outcome.passed).padStart(5)} passed ${String(outcome.failed).padStart(4)} failed ${String(seconds).padStart(7)} s`;
}
