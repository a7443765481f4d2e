import { expect } from '@playwright/test';

/** As promised to people: what somebody does is seen by the other one within two seconds, without a reload. */
const promisedMs = 2_000;
/** Nothing takes longer, however busy this machine is with other tests. */
const most = { timeout: 15_000 };

const tookMs: number[] = [];

/** An expectation that waits, for no longer than it is told. */
type Waiting = (options: { timeout: number }) => Promise<void>;

/**
 * Expects something that the site promises at once. Other tests take this machine's processors from browsers for seconds now and
 * then, so one that was late says little; `expectPromptness` judges all of a file together.
 */
export async function promptly(expected: Waiting): Promise<void> {
  const since = performance.now();
  await expected(most);
  tookMs.push(performance.now() - since);
}

/** Expects three of four to have come within what is promised, of all that this file expected `promptly`. */
export function expectPromptness(): void {
  const late = tookMs.filter((ms) => ms > promisedMs);
  expect(late.length / Math.max(tookMs.length, 1), `late were ${late.map(Math.round)} ms`).toBeLessThanOrEqual(0.25);
}
